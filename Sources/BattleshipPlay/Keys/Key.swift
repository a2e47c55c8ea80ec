// The keys of a keyboard, as every front end reports them: a terminal by its sequences, a page by its events.

/// A key of a keyboard.
///
/// ```swift
/// assert(KeyBindings.command(for: .enter, in: .attack) == .next)
/// assert(KeyBindings.command(for: .character("z"), in: .attack) == nil)
/// ```
public enum Key: Hashable, Sendable {
  /// A key that types a character, including the space.
  case character(Character)
  /// Enter, also the one on the keypad.
  case enter
  /// Tab.
  case tab
  /// Shift-Tab.
  case backTab
  /// Esc alone.
  case escape
  /// The key that deletes to the left.
  case backspace
  /// The key that deletes to the right.
  case delete
  /// The up arrow.
  case up
  /// The down arrow.
  case down
  /// The left arrow.
  case left
  /// The right arrow.
  case right
  /// To the beginning.
  case home
  /// To the end.
  case end
  /// A page upwards.
  case pageUp
  /// A page downwards.
  case pageDown
  /// A function key, 1 to 12.
  case function(Int)
  /// Ctrl with a letter, given as `a` to `z`.
  case control(Character)
}

extension Key {
  /// Compares characters by their scalars: comparing them as text would bring Unicode's tables into the page, 48 kB.
  public static func == (one: Key, other: Key) -> Bool { one.numbers == other.numbers }

  /// Hashes the key by what ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

  /// The number of the case, then what it holds.
  private var numbers: [UInt32] {
    switch self {
    case .character(let character): [0] + character.unicodeScalars.map { $0.value }
    case .enter: [1]
    case .tab: [2]
    case .backTab: [3]
    case .escape: [4]
    case .backspace: [5]
    case .delete: [6]
    case .up: [7]
    case .down: [8]
    case .left: [9]
    case .right: [10]
    case .home: [11]
    case .end: [12]
    case .pageUp: [13]
    case .pageDown: [14]
    case .function(let number): [15, UInt32(truncatingIfNeeded: number)]
    case .control(let character): [16] + character.unicodeScalars.map { $0.value }
    }
  }
}
