// Finds a person's own files of shared conversations, for example if a shared file has lost its first line.

import BattleshipApp
import BattleshipPlay
import MessagesHost

struct OwnConversation: Equatable {
  let path: Path
  /// `number` identifies the conversation; `place` is the path of the shared file.
  private let person: Participant, number: UInt64, place: String
  private let head: ConversationHead

  /// The conversations of this person in a shared file, the most recently played one first.
  static func all(of name: String, at shared: Path) -> [OwnConversation] {
    guard let folder = StatePlace.shared, let names = try? System.names(in: folder) else { return [] }
    let found = names.compactMap { file -> (own: OwnConversation, time: Int)? in
      let path = folder + "/" + file
      guard let own = OwnConversation(path), own.isOf(name, at: shared), let about = FileStatus(path) else {
        return nil
      }
      return (own, about.modified)
    }
    return found.sorted { $0.time > $1.time }.map(\.own)
  }

  private init?(_ path: Path) {
    guard let bytes = try? System.read(path, limit: 8_192), let end = bytes.firstIndex(of: 0x0A) else { return nil }
    var checksum = Checksum()
    guard let line = checksum.line(bytes[..<end]),
      case .begin(let head)? = try? ConversationLine(text: String(decoding: line, as: UTF8.self)),
      case .own(let person, let number, let place) = head.ownership
    else { return nil }
    self.path = path
    self.head = head
    self.person = person
    self.number = number
    self.place = place
  }

  private func isOf(_ name: String, at shared: Path) -> Bool {
    place == shared.fromRoot.text && head.name(of: person) == name
  }

  /// The first line that the shared file had.
  var sharedHead: ConversationHead {
    ConversationHead(
      .shared, firstName: head.firstName, secondName: head.secondName, game: head.game, seed: number)
  }

  var game: Listing { .twoPlayers(first: head.firstName, second: head.secondName, head.game, turn: nil) }
}
