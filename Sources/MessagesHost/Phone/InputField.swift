// The input field: its contents are never sent until the user presses Send.

/// The content of the field, which waits for the user to press Send.
public struct InputField: Hashable, Sendable {
  /// The staged messages, stickers and files, in order; at most one of them is an interactive message.
  public internal(set) var staged: [Post] = []

  /// The text, typed by the user or inserted by an extension.
  public internal(set) var text = ""

  init() {}

  /// Whether there is nothing to send.
  public var isEmpty: Bool { staged.isEmpty && text.isEmpty }

  /// The interactive message that is staged.
  public var storedMessage: StoredMessage? { staged.compactMap { $0.storedMessage }.first }

  mutating func stage(_ post: Post) {
    if post.storedMessage != nil, let position = staged.firstIndex(where: { $0.storedMessage != nil }) {
      staged[position] = post
    } else {
      staged.append(post)
    }
  }

  mutating func takeAll() -> [Post] {
    let posts = staged + (text.isEmpty ? [] : [.text(text)])
    self = InputField()
    return posts
  }
}
