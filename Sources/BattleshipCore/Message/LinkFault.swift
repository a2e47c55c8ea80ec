// Why a link opens no game, as far as a player has to know: the items and their numbers are for developers.

/// Why a link opens no game, for its player; ``MessageURLError`` tells a developer more.
package enum LinkFault: Hashable, Sendable {
  /// Nothing in it is of this game.
  case foreign
  /// Its end is missing.
  case cutOff
  /// It is of a newer program.
  case newer
  /// It is whole, and holds no game that can be.
  case unreadable

  /// What is wrong with a link; nil if it holds a game.
  package init?(of link: String) {
    let url = Array(link.utf8)
    do throws(MessageURLError) {
      _ = try MessageContent(messageURL: url.span)
      return nil
    } catch {
      guard let items = try? QueryItems(of: url.span), let last = items.last else {
        self = Self.endsInName(url) ? .cutOff : .foreign
        return
      }
      if case .newerFormat = error.reason {
        self = .newer
      } else {
        self = items.first(.isComplete) == nil || error.isOfEnd(at: last, in: url.span) ? .cutOff : .unreadable
      }
    }
  }

  /// Whether the query ends within the name of its first item; without any letter of it only behind a number sign, because
  /// nobody but a game writes that.
  private static func endsInName(_ url: [UInt8]) -> Bool {
    guard let mark = url.firstIndex(of: UInt8(ascii: "?")) else { return false }
    let letters = url[(mark + 1)...]
    guard !letters.isEmpty else { return mark > 0 && url[mark - 1] == UInt8(ascii: "#") }
    return [MessageItem.format, .shipLocation].contains { Array($0.description.utf8).starts(with: letters) }
  }
}

extension MessageURLError {
  /// Whether more items, or more of the last one, might mend it. A hunt's rules and shots follow its flag.
  fileprivate func isOfEnd(at last: QueryItem, in url: Span<UInt8>) -> Bool {
    switch reason {
    case .flagContradictsShots(.open): return true
    case .badFlag: return evidence?.valueRange.isEmpty == true && evidence?.valueRange.upperBound == url.count
    case .cellOffBoard, .notAShip, .shipNotInRules, .shipsMissing, .fleetDoesNotFit:
      return last.name == .isComplete || last.name == .board || last.name == .fleet
    case .notANumber, .badBoard, .badFleet, .badEscape, .guessedTwice:
      return evidence?.valueRange.upperBound == url.count
    case _: return false
    }
  }
}
