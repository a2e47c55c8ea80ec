// Parses the values of options: rules, the shots of a turn, the seed, the base of links.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension GivenOptions {
  /// The chosen game; nil if no option names one. On the title and the phones it is a hunt unless a duel is chosen; on
  /// the title, rules without misses choose one.
  func game() throws(OptionError) -> ChosenGame? {
    guard command == .duel || [Option.rules, .apart, .duel, .hunt, .volley].contains(where: has) else { return nil }
    let areOfDuel = try text(.rules).map(Self.areOfDuel) ?? false
    let isDuel =
      has(.duel) || command == .solo || command == .duel || command == .two && !has(.hunt)
      || command == .title && (has(.volley) || areOfDuel)
    return isDuel ? .duel(try terms()) : .hunt(try rules() ?? .messages)
  }

  /// Whether they have no misses, which a hunt needs.
  private static func areOfDuel(_ text: String) -> Bool {
    (try? Rules(written: text)) == nil && (try? Rules(ofDuelWritten: text)) != nil
  }

  private func rules() throws(OptionError) -> Rules? {
    guard let text = try text(.rules) else { return has(.apart) ? Rules.messages.withShipsApart : nil }
    let rules = try Self.rules(text)
    return has(.apart) ? rules.withShipsApart : rules
  }

  /// Misses never lose a duel: the number of a preset is dropped, and a written one is refused.
  private func terms() throws(OptionError) -> Terms {
    let text = try text(.rules) ?? "classic"
    let rules = try Self.rules(text, or: .duelRules) { text throws(WrittenRulesError) in try Rules(ofDuelWritten: text)
    }
    let terms = Terms(on: has(.apart) ? rules.withShipsApart : rules)
    return try value(.volley, expected: .volley(cells: rules.board.cellCount)) { text in
      Volley(text).flatMap { try? Terms(on: terms.rules, volley: $0) }
    } ?? (command == .duel ? TitleSettings(game: .duel(terms), choosesVolley: false).terms(byLink: true) : terms)
  }

  static func rules(
    _ text: String, or otherwise: ExpectedValue = .rules,
    _ read: (String) throws(WrittenRulesError) -> Rules = { text throws(WrittenRulesError) in try Rules(written: text) }
  ) throws(OptionError) -> Rules {
    do throws(WrittenRulesError) {
      return try read(text)
    } catch {
      if case .impossible(let error) = error {
        throw .badValue(text, option: .rules, expected: .possibleRules(error))
      }
      let dotted = text.split(separator: ",", omittingEmptySubsequences: false).joined(separator: ".")
      let isReadable = dotted != text && (try? read(dotted)) != nil
      let meant = expected(for: text, isDuel: otherwise == .duelRules)
      let expected = isReadable ? .shipsToo([SafeText(dotted)]) : meant ?? otherwise
      throw .badValue(text, option: .rules, expected: expected)
    }
  }

  /// The fault of a board and its ships, or the expected form if the ships or a hunt's misses are missing; nil if the
  /// text is not even a board.
  private static func expected(for text: String, isDuel: Bool) -> ExpectedValue? {
    for ships in ["", ":1"] {
      do throws(WrittenRulesError) {
        let board = try Rules(ofDuelWritten: text + ships).board
        if ships.isEmpty { return .missesToo(SafeText(text)) }
        let presets = Rules.presets.filter { $0.rules.board == board }.map { $0.name }
        let written = ["\(board):3.2.2\(isDuel ? "" : ":never")"].filter {
          (try? isDuel ? Rules(ofDuelWritten: $0) : Rules(written: $0)) != nil
        }
        return presets.isEmpty && written.isEmpty ? nil : .shipsToo((presets + written).map { SafeText($0) })
      } catch {
        if case .impossible(let error) = error { return .possibleRules(error) }
      }
    }
    return nil
  }

  func ownName() throws(OptionError) -> OwnName? {
    try value(.playerName, expected: .name) { OwnName(typed: $0) }
  }

  func seed() throws(OptionError) -> UInt64? {
    try value(.seed, expected: .wholeNumber) { UInt64($0) }
  }

  func date() throws(OptionError) -> CalendarDate? {
    guard let text = try text(.date) else { return nil }
    do throws(CalendarDateError) {
      return try CalendarDate(written: text)
    } catch {
      throw .badValue(text, option: .date, expected: .date(error))
    }
  }

  func live() throws(OptionError) -> LiveWay? {
    let address = try value(.address, expected: .address) { text in SocketAddress(host: text, port: 0).map { _ in text }
    }
    if let place = try value(.listen, expected: .place, { Endpoint(listening: $0, address: address) }) {
      return .listening(place)
    }
    if let place = try value(.connect, expected: .farPlace, { Endpoint(connecting: $0) }) { return .connecting(place) }
    return try text(.via).map { .via($0) }
  }

  func base() throws(OptionError) -> MessageURLBase? {
    try value(.base, expected: .base) { text in try? MessageURLBase(text) }
  }
}
