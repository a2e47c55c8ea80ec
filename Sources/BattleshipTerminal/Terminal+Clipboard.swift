// Copying a text: the terminal's own way, or tmux's where that stands between.

/// Who took a text that was to be copied.
public enum Clipboard: Hashable, Sendable {
  /// The terminal, which does not say what it did with it.
  case terminal
  /// tmux, which keeps it and hands it on.
  case tmux
}

extension Terminal {
  /// Copies a text.
  ///
  /// - Returns: Who took it.
  /// - Throws: ``ClipboardError/none`` where nobody would.
  @discardableResult
  public func copy(_ text: String) throws(ClipboardError) -> Clipboard {
    if environment("TMUX").map({ !$0.isEmpty }) ?? false,
      run(["tmux", "load-buffer", "-w", "-"], input: text)
    {
      return .tmux
    }
    guard capabilities.hasClipboard else { throw .none }
    writeRaw("\u{1b}]52;c;\(base64(text.utf8))\u{7}")
    return .terminal
  }
}
