// Reads the arguments of a door; each is a text, or nil if it was left out.

import BattleshipCore
import BattleshipData
import BattleshipPlayers

extension Door {
  /// If `write` throws, the answer is its error.
  static func answer(_ write: (inout JSONWriter) throws(DoorError) -> Void) -> [UInt8] {
    var json = JSONWriter()
    do throws(DoorError) {
      try write(&json)
      return json.bytes
    } catch {
      return error.json
    }
  }

  static func given(_ text: [UInt8]?, _ argument: DoorArgument) throws(DoorError) -> [UInt8] {
    guard let text else {
      throw DoorError("noArgument", argument, nil, "the argument \(argument.rawValue) is missing")
    }
    return text
  }

  static func content(of url: [UInt8]?) throws(DoorError) -> MessageContent {
    let url = try given(url, .url)
    do throws(MessageURLError) {
      return try MessageContent(messageURL: url.span)
    } catch {
      throw DoorError(error, in: url)
    }
  }

  static func hunt(in url: [UInt8]) throws(DoorError) -> Game {
    do throws(MessageURLError) { return try Game(messageURL: url.span) } catch { throw DoorError(error, in: url) }
  }

  static func rules(
    _ text: [UInt8]?, _ read: (String) throws(WrittenRulesError) -> Rules
  ) throws(DoorError) -> Rules {
    let text = try given(text, .rules)
    do throws(WrittenRulesError) {
      return try read(String(decoding: text, as: UTF8.self))
    } catch {
      throw DoorError(error, text)
    }
  }

  static func fleet(
    _ ships: [UInt8]?, under rules: Rules, of argument: DoorArgument, using generator: inout some RandomNumberGenerator
  ) throws(DoorError) -> Fleet {
    guard let ships else {
      do throws(FleetError) {
        return try Fleet.random(rules: rules, using: &generator)
      } catch {
        throw DoorError(error, argument, nil)
      }
    }
    do throws(NamedShipsError) {
      return try Fleet(named: String(decoding: ships, as: UTF8.self), rules: rules)
    } catch {
      throw DoorError(error, on: rules.board)
    }
  }

  static func base(_ text: [UInt8]?) throws(DoorError) -> MessageURLBase {
    guard let text else { return .demo }
    do throws(MessageURLBaseError) {
      return try MessageURLBase(String(decoding: text, as: UTF8.self))
    } catch {
      throw DoorError(error, text)
    }
  }

  /// Cells separated by commas: `B2,C3`. A cell that exists on no board gets the same refusal as one off this board.
  static func cells(_ text: [UInt8]?, on board: BoardSize) throws(DoorError) -> [Cell] {
    var cells: [Cell] = []
    for name in try given(text, .cells).split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let cell = Cell(String(decoding: name, as: UTF8.self)) else { throw DoorError(noCell: name, on: board) }
      cells.append(cell)
    }
    return cells
  }

  /// A player's name; nil if it was left out.
  static func name(_ text: [UInt8]?) throws(DoorError) -> Duel.Name? {
    guard let text else { return nil }
    guard let string = String(validating: text, as: UTF8.self) else {
      throw DoorError("badName", .name, text, "a name must be UTF-8")
    }
    do throws(NameError) { return try Duel.Name(string) } catch {
      throw DoorError("badName", .name, text, error.description)
    }
  }

  static func duel(in url: [UInt8]?) throws(DoorError) -> Duel {
    let url = try given(url, .url)
    do throws(MessageURLError) { return try Duel(messageURL: url.span) } catch { throw DoorError(error, in: url) }
  }

  /// The last message that a player wrote in a duel, or the winner's opening after it; nil if it was left out.
  static func last(_ url: [UInt8]?, of duel: Duel, by key: PlayerKey) throws(DoorError) -> DuelRecord? {
    guard let url else { return nil }
    let last: Duel
    do throws(MessageURLError) { last = try Duel(messageURL: url.span) } catch { throw DoorError(last: error) }
    guard last.identifierBytes == duel.identifierBytes else {
      throw DoorError("otherDuel", .last, nil, "the last message belongs to another duel")
    }
    guard let side = try? last.side(of: key), last.openings.count == 2 || side.player == last.writer else {
      throw DoorError("notYourMessage", .last, nil, "the last message was not written with this key")
    }
    return DuelRecord(written: last)
  }

  static func key(_ bytes: [UInt8]?) throws(DoorError) -> PlayerKey {
    guard let key = PlayerKey(bytes: try given(bytes, .key)) else {
      throw DoorError("badKey", .key, nil, "a key has 32 bytes, not all of them zero")
    }
    return key
  }

  /// Mixes the caller's 32 bytes with the player's key.
  static func generator(_ bytes: [UInt8]?, _ key: PlayerKey) throws(DoorError) -> HashedRandomness {
    let bytes = try given(bytes, .random)
    guard bytes.count == HashedRandomness.byteCount else {
      throw DoorError("badRandom", .random, nil, "there must be 32 random bytes")
    }
    return HashedRandomness(bytes, mixedWith: key)
  }

  static func volley(_ text: [UInt8]?, on board: BoardSize) throws(DoorError) -> Volley {
    guard let text else { return .shots(1) }
    if let volley = Volley(String(decoding: text, as: UTF8.self)), volley.isPossible(on: board) { return volley }
    throw DoorError(
      "badVolley", .volley, text, "a volley is afloat, again, or a number of shots from 1 to \(board.cellCount)")
  }

  static func date(_ text: [UInt8]?) throws(DoorError) -> CalendarDate {
    let text = try given(text, .date)
    do throws(CalendarDateError) {
      return try CalendarDate(written: String(decoding: text, as: UTF8.self))
    } catch {
      throw DoorError(error, text)
    }
  }

  static func level(_ text: [UInt8]?) throws(DoorError) -> ComputerPlayer.Level {
    let name = try given(text, .level)
    guard let level = ComputerPlayer.Level.allCases.first(where: { Array($0.rawValue.utf8) == name }) else {
      throw DoorError("notALevel", .level, name, "a level is easy, fair or strong")
    }
    return level
  }
}
