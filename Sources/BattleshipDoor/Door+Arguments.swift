// Reads the arguments of a door, each of which is a text or was left out.

import BattleshipCore
import BattleshipData

extension Door {
  /// Answers with what is written, or with why nothing is.
  static func answer(_ write: (inout JSONWriter) throws(DoorError) -> Void) -> [UInt8] {
    var json = JSONWriter()
    do throws(DoorError) {
      try write(&json)
      return json.bytes
    } catch {
      return error.json
    }
  }

  /// An argument that must not be left out.
  static func given(_ text: [UInt8]?, _ argument: Argument) throws(DoorError) -> [UInt8] {
    guard let text else { throw DoorError("noArgument", argument, nil, "the argument is missing") }
    return text
  }

  /// The hunt or the duel of a URL.
  static func content(of url: [UInt8]?) throws(DoorError) -> MessageContent {
    let url = try given(url, .url)
    do throws(MessageURLError) { return try MessageContent(messageURL: url.span) } catch { throw DoorError(error) }
  }

  /// The hunt of a URL.
  static func hunt(in url: [UInt8]) throws(DoorError) -> Game {
    do throws(MessageURLError) { return try Game(messageURL: url.span) } catch { throw DoorError(error) }
  }

  /// Rules as on the command line.
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

  /// Named ships, or random ones if they were left out.
  static func fleet(
    _ ships: [UInt8]?, under rules: Rules, using generator: inout some RandomNumberGenerator
  ) throws(DoorError) -> Fleet {
    guard let ships else {
      do throws(FleetError) {
        return try Fleet.random(rules: rules, using: &generator)
      } catch {
        throw DoorError(error, .rules)
      }
    }
    do throws(NamedShipsError) {
      return try Fleet(named: String(decoding: ships, as: UTF8.self), rules: rules)
    } catch {
      throw DoorError(error)
    }
  }

  /// The base of a new URL; the demo's if it was left out.
  static func base(_ text: [UInt8]?) throws(DoorError) -> MessageURLBase {
    guard let text else { return .demo }
    do throws(MessageURLBaseError) {
      return try MessageURLBase(String(decoding: text, as: UTF8.self))
    } catch {
      throw DoorError(error, text)
    }
  }

  /// Cells with commas between them: `B2,C3`.
  static func cells(_ text: [UInt8]?) throws(DoorError) -> [Cell] {
    var cells: [Cell] = []
    for name in try given(text, .cells).split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let cell = Cell(String(decoding: name, as: UTF8.self)) else {
        throw DoorError("notACell", .cells, Array(name), "a cell is a letter and a number, as B3")
      }
      cells.append(cell)
    }
    return cells
  }
}
