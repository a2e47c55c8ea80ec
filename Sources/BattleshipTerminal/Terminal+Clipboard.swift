// Copying a text: by the terminal's own sequence, in base 64, or by tmux if the terminal is inside it.

import BattleshipPlay

/// The receiver of a text that is to be copied.
package enum Clipboard: Hashable, Sendable {
  /// The terminal, which does not confirm that it took the text.
  case terminal
  /// tmux, which keeps the text and passes it on; if tmux fails, the terminal takes the text.
  case tmux
}

/// Why a text cannot be copied.
package enum ClipboardError: Error, Hashable, Sendable {
  /// The terminal has no clipboard.
  case none
}

/// A text on its way to tmux, and the one to copy next.
struct Copying {
  let text: String
  let tmux: ChildProcess
  var next: String?
}

extension Terminal {
  /// The time limit for tmux in milliseconds; it answers within a few if nothing is wrong.
  private static let tmuxTimeout = 2_000

  /// Copies a text.
  ///
  /// It does not wait for tmux: ``nextEvent(orChangeOf:within:)`` or ``close(before:)`` handles the end of tmux.
  ///
  /// - Returns: The receiver of the text.
  /// - Throws: ``ClipboardError/none`` if nothing can take it.
  @discardableResult
  package func copy(_ text: String) throws(ClipboardError) -> Clipboard {
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
      let tmux = ChildProcess(["tmux", "load-buffer", "-w", "-"], input: text, milliseconds: Self.tmuxTimeout)
    else { return false }
    copying = Copying(text: text, tmux: tmux, next: nil)
    return true
  }

  private func copyByTerminal(_ text: String) throws(ClipboardError) {
    guard capabilities.ignoresUnknown else { throw .none }
    writeRaw("\u{1b}]52;c;\(ByteText(text).base64)\u{7}")
  }

  /// If tmux has ended or taken too long, copies the next text or, if tmux failed, hands this one to the terminal.
  func finishCopying() {
    guard let before = copying, let end = before.tmux.end() else { return }
    copying = nil
    do throws(ClipboardError) {
      if let next = before.next {
        try copy(next)
      } else if end == .failed {
        try copyByTerminal(before.text)
      }
    } catch {
      events.append(.notCopied)
    }
  }

  /// Waits for a text that is still being copied, until its deadline at most; the screen is already restored.
  func waitForCopying() {
    while let tmux = copying?.tmux {
      _ = wait(for: [tmux.exitDescriptor], milliseconds: tmux.timeLeft)
      finishCopying()
    }
  }
}
