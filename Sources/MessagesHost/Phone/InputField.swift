// The input field: what is staged, which is never sent without the user.

/// The content of the field, which waits for the user to press Send.
public struct InputField: Hashable, Sendable {
  /// What extensions put there, or the user as a pasted link, in order; at most one interactive message among it.
  public internal(set) var staged: [Post] = []

  /// The text, typed by the user or inserted by an extension.
  public internal(set) var text = ""

  init() {}

  /// Whether there is nothing to send.
  public var isEmpty: Bool { staged.isEmpty && text.isEmpty }

  /// The interactive message that is staged.
  public var letter: Letter? {
    for post in staged {
      if let letter = post.letter { return letter }
    }
    return nil
  }

  /// Puts something there; a message takes the place of one that is there already.
  mutating func stage(_ post: Post) {
    if post.letter != nil, let position = staged.firstIndex(where: { $0.letter != nil }) {
      staged[position] = post
    } else {
      staged.append(post)
    }
  }

  /// Takes everything out to send it: what was staged in order, then the text.
  mutating func takeAll() -> [Post] {
    let posts = staged + (text.isEmpty ? [] : [.text(text)])
    self = InputField()
    return posts
  }
}
