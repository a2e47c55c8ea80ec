// The door to the engine for programs in other languages: text in, one object of JSON out, nothing kept between calls.

import BattleshipCore
import BattleshipData
import BattleshipPlayers

/// What the doors for C and JavaScript answer, without their calling conventions.
///
/// A text argument is its bytes, and nil if the caller left it out. A refusal is an answer, too.
package enum Door {
  /// What a message holds: the object of `inspect --json`.
  package static func inspect(_ url: [UInt8]?) -> [UInt8] {
    answer { json throws(DoorError) in
      switch try content(of: url) {
      case .hunt(let game): InspectedGame(game).write(to: &json)
      case .duel(let duel):
        do throws(DuelError) { try InspectedDuel(duel).write(to: &json) } catch { throw DoorError(error) }
      }
    }
  }

  /// A new hunt. Ships that are left out are drawn by the seed; the base is the demo's if it is left out.
  package static func hide(_ rules: [UInt8]?, _ ships: [UInt8]?, seed: UInt64, base: [UInt8]?) -> [UInt8] {
    answer { json throws(DoorError) in
      let rules = try self.rules(rules) { text throws(WrittenRulesError) in try Rules(written: text) }
      var generator = SplitMix64(seed: seed)
      let fleet = try fleet(ships, under: rules, using: &generator)
      let url = Game(fleet: fleet).messageURL(base: try self.base(base))
      json.writeMembers { $0.member("url", url) }
    }
  }

  /// A hunt after some shots; if one of them cannot be fired, none is.
  package static func shoot(_ url: [UInt8]?, _ cells: [UInt8]?) -> [UInt8] {
    answer { json throws(DoorError) in
      let bytes = try given(url, .url)
      var game = try hunt(in: bytes)
      let cells = try self.cells(cells)
      var shots: [AnsweredShot] = []
      for cell in cells {
        do throws(PlayError) {
          shots.append(AnsweredShot(cell: cell, result: try game.fire(at: cell)))
        } catch {
          throw DoorError(error, of: cell)
        }
      }
      json.writeMembers { json in
        json.member("url", game.messageURL(base: .reply(to: bytes)))
        json.member("results", shots) { $0.write($1.cell, $1.result) }
        json.member("status", game.status.name)
      }
    }
  }

  /// Where the computer would fire: in a hunt, or in a duel for the player whose turn it is.
  package static func advise(_ url: [UInt8]?, level: [UInt8]?, seed: UInt64) -> [UInt8] {
    answer { json throws(DoorError) in
      let (chart, shots) = try boardToFireAt(try content(of: url))
      let name = try given(level, .level)
      guard let level = ComputerPlayer.Level.allCases.first(where: { Array($0.rawValue.utf8) == name }) else {
        throw DoorError("notALevel", .level, name, "a level is easy, fair or strong")
      }
      var player = ComputerPlayer(level: level, seed: seed)
      let cells = shots == 1 ? player.nextShot(for: chart).map { [$0] } ?? [] : player.volley(shots, for: chart)
      let posterior = Posterior(chart)
      json.writeMembers { json in
        json.member("cells", cells) { $0.write($1.description) }
        json.member("likelihoods", chart.rules.board.cellsByRow) { json, row in
          json.writeList(row) { $0.write(chance: posterior.probability(of: $1)) }
        }
      }
    }
  }

  /// The board that can be fired at, and with how many shots.
  private static func boardToFireAt(_ content: MessageContent) throws(DoorError) -> (Chart, shots: Int) {
    switch content {
    case .hunt(let game):
      guard game.status == .open else { throw DoorError(PlayError.gameOver(game.status), of: nil) }
      return (game.chart, 1)
    case .duel(let duel):
      guard let player = duel.turn else { throw DoorError(DuelError.over(duel.status)) }
      return (duel.chart(of: player.other), duel.shotsOfATurn(by: player))
    }
  }
}
