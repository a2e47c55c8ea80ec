// How a conversation at one keyboard stands, in a line beside its file, so that the title need not replay it.

import BattleshipCore
import BattleshipPlay
import MessagesHost

/// How a conversation stands that is left.
public enum Standing: Hashable, Sendable {
  /// Nobody has done anything yet.
  case notBegun
  /// A game goes on, and this person is next.
  case turn(Participant)
  /// The last game is over.
  case over
}

extension AppState {
  /// How the conversation stands.
  public var standing: Standing {
    let seatIsUsed = phone.running.map { !$0.instance.seat.isFresh } ?? false
    if seatIsUsed { return .turn(next) }
    guard let url = phone.transcript.items.last(where: { $0.letter != nil })?.letter?.url else {
      return phone.inputField.isEmpty ? .notBegun : .turn(next)
    }
    return isOver(url) ? .over : .turn(next)
  }

  /// What the title tells of the conversation; nil if there is nothing to go on with.
  public var keptGame: KeptGame? {
    guard case .turn(let person) = standing else { return nil }
    let names = [Participant.first, .second].map { phones[$0].contacts.own }
    return .twoPlayers(first: names[0], second: names[1], game, turn: person == .first ? names[0] : names[1])
  }

  /// Who is to do something next.
  private var next: Participant { lock?.owner ?? holder }

  private func isOver(_ url: String) -> Bool {
    switch try? MessageContent(messageURL: url) {
    case .hunt(let game): game.status != .open
    case .duel(let duel): duel.winner != nil
    case nil: false
    }
  }
}

extension Seat {
  /// Whether no ship is placed for another game, and no shot waits to be sent.
  fileprivate var isFresh: Bool { hiding.draft.ships.isEmpty && unsentReply == nil }
}

/// A conversation's standing, and the size of the file that it is true of.
public struct KeptStanding: Hashable, Sendable {
  /// How the conversation stands.
  public let standing: Standing

  /// How many bytes its file has; with other ones the standing is out of date.
  public let byteCount: Int

  private static let firstWord = "battleship-standing"

  /// A standing, and the size of the file that it is true of.
  public init(_ standing: Standing, byteCount: Int) { (self.standing, self.byteCount) = (standing, byteCount) }

  /// The standing as a line with a check, without its end.
  public var text: String {
    var writer = TextFormWriter()
    writer.word(Self.firstWord)
    writer.quoted(String(byteCount))
    switch standing {
    case .notBegun: writer.word("none")
    case .turn(let person):
      writer.word("turn")
      person.write(to: &writer)
    case .over: writer.word("over")
    }
    return CheckedLine.text(writer.text)
  }

  /// The standing of a line; nil if it is not one that ``text`` writes.
  public init?(text: String) {
    guard let line = CheckedLine.line(text), let kept = try? Self(line: line) else { return nil }
    self = kept
  }

  private init(line: String) throws(TextFormError) {
    var reader = TextFormReader(line)
    _ = try reader.word(oneOf: [Self.firstWord])
    let digits = try reader.quoted()
    guard let count = Int(digits), count >= 0, String(count) == digits else { throw reader.expected(.quotedText) }
    byteCount = count
    switch try reader.word(oneOf: ["none", "turn", "over"]) {
    case "turn": standing = .turn(try Participant(from: &reader))
    case "over": standing = .over
    default: standing = .notBegun
    }
    try reader.endText()
  }
}

extension KeptGame {
  /// What the title tells of a conversation, by the first line of its file and its standing, as far as that is known; nil
  /// if there is nothing to go on with, or no conversation begins with this line.
  public init?(firstLine: String, standing: Standing?) {
    guard let line = CheckedLine.line(firstLine),
      case .begin(_, let first, let second, let game, _)? = try? KeptLine(text: line)
    else { return nil }
    switch standing {
    case .notBegun?, .over?: return nil
    case .turn(let person)?:
      self = .twoPlayers(first: first, second: second, game, turn: person == .first ? first : second)
    case nil: self = .twoPlayers(first: first, second: second, game, turn: nil)
    }
  }
}
