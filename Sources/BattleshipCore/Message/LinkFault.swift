// Why a link does not open a game, in as much detail as a player needs.

package enum LinkFault: Hashable, Sendable {
  /// It has no item of this game.
  case foreign
  case cutOff
  /// A newer version wrote it.
  case newer
  /// It is a duel in the form of a version that was never released.
  case unreleased
  /// It is complete, but holds no possible game.
  case unreadable

  /// Nil if the link holds a game.
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
      self =
        switch error.reason {
        case .newerFormat: .newer
        case .unreleasedFormat: .unreleased
        case _ where items.first(.isComplete) == nil || error.isOfEnd(at: last, in: url.span): .cutOff
        case _: .unreadable
        }
    }
  }

  /// Whether the query breaks off within the name of its first item. An empty query counts only after `#`, because only
  /// a game writes `#?`.
  private static func endsInName(_ url: [UInt8]) -> Bool {
    guard let mark = url.firstIndex(of: UInt8(ascii: "?")) else { return false }
    let letters = url[(mark + 1)...]
    guard !letters.isEmpty else { return mark > 0 && url[mark - 1] == UInt8(ascii: "#") }
    return [MessageItem.format, .shipLocation].contains { Array($0.description.utf8).starts(with: letters) }
  }
}

extension MessageURLError {
  /// Whether a missing end could cause this error. A hunt's rules and shots come after its flag.
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
