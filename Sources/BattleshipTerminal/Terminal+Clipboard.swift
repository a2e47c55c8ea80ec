// Copies a text: by the terminal's own sequence, in base 64, or by tmux if the terminal is inside it.

struct Copying {
  let text: String
  let tmux: ChildProcess
  var next: String?
}

extension Terminal {
  /// The time limit for tmux in milliseconds; it answers within a few if nothing is wrong.
  private static let tmuxTimeout = 2_000

  /// Copies a text with tmux. Outside tmux, or if tmux fails, the terminal copies it, without confirming that it did.
  ///
  /// This does not wait for tmux: ``nextEvent(orChangeOf:within:)`` or ``close(before:)`` handles the end of tmux.
  ///
  /// An empty text clears the clipboard.
  ///
  /// - Returns: Whether the text could be handed to tmux or the terminal.
  @discardableResult
  package func copy(_ text: String) -> Bool {
    if copying != nil {
      copying?.next = text
      return true
    }
    return startCopying(text) || copyByTerminal(text)
  }

  private func startCopying(_ text: String) -> Bool {
    // tmux ignores an empty text, so a blank takes its place.
    let (words, input) = text.isEmpty ? (Self.clearing(copiedBytes), " ") : (["load-buffer", "-w", "-"], text)
    guard environment("TMUX").map({ !$0.isEmpty }) ?? false,
      let tmux = ChildProcess(["tmux"] + words, input: input, milliseconds: Self.tmuxTimeout)
    else { return false }
    copiedBytes = text.utf8.count
    copying = Copying(text: text, tmux: tmux, next: nil)
    return true
  }

  /// Removes tmux's newest buffer if it has as many bytes as the copied text, and clears the clipboard outside tmux.
  private static func clearing(_ bytes: Int) -> [String] {
    ["if-shell", "-F", "#{==:#{buffer_size},\(bytes)}", "delete-buffer", ";", "load-buffer", "-w", "-"]
      + [";", "delete-buffer"]
  }

  private func copyByTerminal(_ text: String) -> Bool {
    guard capabilities.ignoresUnknown else { return false }
    writeRaw("\u{1b}]52;c;\(text.utf8.base64)\u{7}")
    return true
  }

  /// If tmux has ended or taken too long, copies the next text, or hands this one to the terminal if tmux failed.
  func finishCopying() {
    guard let before = copying, let end = before.tmux.end() else { return }
    copying = nil
    let isCopied = before.next.map { copy($0) } ?? (end != .failed || copyByTerminal(before.text))
    if !isCopied { events.append(.notCopied) }
  }

  /// Waits for a text that is still being copied, but not beyond its deadline; the screen is already restored.
  func waitForCopying() {
    while let tmux = copying?.tmux {
      _ = wait(for: [tmux.exitDescriptor], milliseconds: tmux.timeLeft)
      finishCopying()
    }
  }
}
