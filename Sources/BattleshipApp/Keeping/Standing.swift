// The status of a conversation at one keyboard, kept beside its file so that the title need not replay it.

import BattleshipCore
import BattleshipPlay
import MessagesHost

/// The status of a conversation.
package enum Standing: Hashable, Sendable {
  /// Nobody has done anything yet.
  case notBegun
  /// A game is running, and this person is next.
  case turn(Participant)
  /// The last game is over.
  case over
}

extension AppState {
  /// The status of the conversation.
  package var standing: Standing {
    let seatIsUsed = phone.running.map { !$0.instance.seat.isFresh } ?? false
    if seatIsUsed { return .turn(next) }
    guard let url = phone.transcript.items.last(where: { $0.letter != nil })?.letter?.url else {
      return phone.inputField.isEmpty ? .notBegun : .turn(next)
    }
    return isOver(url) ? .over : .turn(next)
  }

  /// The entry on the title screen; `nil` if there is nothing to resume.
  package var keptGame: KeptGame? {
    guard case .turn(let person) = standing else { return nil }
    let names = [Participant.first, .second].map { phones[$0].contacts.own }
    return .twoPlayers(first: names[0], second: names[1], game, turn: person == .first ? names[0] : names[1])
  }

  /// The person who must act next.
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
  /// Whether no ship has been placed for a new game and no shot waits to be sent.
  fileprivate var isFresh: Bool { hiding.draft.ships.isEmpty && unsentReply == nil }
}

/// A conversation's status, with the size of the file that it was derived from.
package struct KeptStanding: Hashable, Sendable {
  /// The status of the conversation.
  package let standing: Standing

  /// The size of the file in bytes; if it differs, the status is out of date.
  package let byteCount: Int

  private static let firstWord = "battleship-standing"

  /// Creates a status for a file of this size.
  package init(_ standing: Standing, byteCount: Int) { (self.standing, self.byteCount) = (standing, byteCount) }

  /// The status as a line with a checksum, without a line end.
  package var text: String {
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

  /// Parses a line; `nil` if ``text`` does not write it.
  package init?(text: String) {
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
  /// Creates the title entry from a conversation's first line and its status, if known; `nil` if there is nothing to
  /// resume or the line does not begin a conversation.
  package init?(firstLine: String, standing: Standing?) {
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
