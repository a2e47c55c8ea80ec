// Copying a text: the terminal's own way, in base 64, or tmux's where that stands between.

/// Who is handed a text that is to be copied.
public enum Clipboard: Hashable, Sendable {
  /// The terminal, which does not say what it did with it.
  case terminal
  /// tmux, which keeps it and hands it on. Where it turns out not to, the terminal is.
  case tmux
}

/// Why a text cannot be copied.
public enum ClipboardError: Error, Hashable, Sendable {
  /// The terminal has no way to it.
  case none
}

/// A text on its way to tmux, and the one that is to follow it.
struct Copying {
  let text: String
  let tmux: StartedProgram
  var next: String?
}

extension Terminal {
  /// How long tmux may take, which answers in some milliseconds where nothing is wrong.
  private static let patience = 2_000

  /// Copies a text.
  ///
  /// tmux is not waited for: keys are answered while it works, and what follows from its end does so in
  /// ``nextEvent(orChangeOf:within:)`` or ``close()``.
  ///
  /// - Returns: Who was handed it.
  /// - Throws: ``ClipboardError/none`` where nobody would take it.
  @discardableResult
  public func copy(_ text: String) throws(ClipboardError) -> Clipboard {
    if copying != nil {
      copying?.next = text
      return .tmux
    }
    if startCopying(text) { return .tmux }
    try copyByTerminal(text)
    return .terminal
  }

  private func startCopying(_ text: String) -> Bool {
    guard environment("TMUX").map({ !$0.isEmpty }) ?? false,
      let tmux = StartedProgram(["tmux", "load-buffer", "-w", "-"], input: text, milliseconds: Self.patience)
    else { return false }
    copying = Copying(text: text, tmux: tmux, next: nil)
    return true
  }

  private func copyByTerminal(_ text: String) throws(ClipboardError) {
    guard capabilities.hasClipboard else { throw .none }
    writeRaw("\u{1b}]52;c;\(base64(text.utf8))\u{7}")
  }

  /// Goes on where tmux has ended or taken too long: with the next text, or with the terminal where tmux took nothing.
  func finishCopying() {
    guard let before = copying, let end = before.tmux.end() else { return }
    copying = nil
    do throws(ClipboardError) {
      if let next = before.next {
        try copy(next)
      } else if end == .badly {
        try copyByTerminal(before.text)
      }
    } catch {
      events.append(.notCopied)
    }
  }

  /// Waits for what is still being copied, no longer than its deadline. The screen is not ours any more.
  func waitForCopying() {
    while let tmux = copying?.tmux {
      _ = wait(for: [tmux.life], milliseconds: tmux.patience)
      finishCopying()
    }
  }
}
