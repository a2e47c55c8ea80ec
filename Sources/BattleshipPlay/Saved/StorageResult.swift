// The answers of a storage: the program's files, or a browser.

/// The answer to reading what is saved under a name.
package enum ReadResult: Hashable, Sendable {
  case nothing
  case text(String)
  /// Another program is playing this game.
  case held
  /// The storage cannot be read.
  case forbidden

  package var text: String? { if case .text(let text) = self { text } else { nil } }
}

/// The answer to saving under a name.
package enum WriteResult: String, Hashable, Sendable {
  case done
  /// The saved text was not the expected one; ``TableEvent/savedElsewhere(_:_:)`` has reported it.
  case other
  /// Another program holds the storage.
  case busy
  case full
  case forbidden
}

/// A saved text in a list, and how many minutes ago it was saved; nil if that is not known.
package struct SavedText: Hashable, Sendable {
  package let name: SavedName
  package let age: Int?
  package let text: String

  package init(_ name: SavedName, age: Int?, text: String) { (self.name, self.age, self.text) = (name, age, text) }
}
