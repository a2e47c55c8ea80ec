// The engine for programs in other languages: text in, one JSON object out, no state between calls.

import BattleshipCore
import BattleshipData
import BattleshipPlayers

/// The functions behind the C and JavaScript interfaces, without their calling conventions.
///
/// A text argument is its bytes, or nil if the caller left it out. A refusal is also an answer.
package enum Door {
  /// The contents of a message, as far as they are public.
  package static func inspect(_ url: [UInt8]?) -> [UInt8] {
    answer { json throws(DoorError) in
      switch try content(of: url) {
      case .hunt(let game): json.write(game)
      case .duel(let duel):
        let inspected: InspectedDuel
        do throws(DuelError) { inspected = try InspectedDuel(duel, reveals: true) } catch { throw DoorError(error) }
        json.write(inspected)
      }
    }
  }

  /// A new hunt. Missing ships are drawn from the seed; a missing base is the demo's.
  package static func hide(_ rules: [UInt8]?, _ ships: [UInt8]?, seed: UInt64, base: [UInt8]?) -> [UInt8] {
    answer { json throws(DoorError) in
      let rules = try self.rules(rules) { text throws(WrittenRulesError) in try Rules(written: text) }
      var generator = SplitMix64(seed: seed)
      let fleet = try fleet(ships, under: rules, of: .rules, using: &generator)
      let url = Game(fleet: fleet).messageURL(base: try self.base(base))
      json.writeMembers { $0.member("url", url) }
    }
  }

  /// A hunt after some shots. They are fired until the hunt is over; if one of the cells is refused, none is fired.
  package static func shoot(_ url: [UInt8]?, _ cells: [UInt8]?) -> [UInt8] {
    answer { json throws(DoorError) in
      let bytes = try given(url, .url)
      var game = try hunt(in: bytes)
      let cells = try self.cells(cells, on: game.rules.board)
      let shots: [AnsweredShot]
      do throws(PlayError) { shots = try game.fire(inTurn: cells) } catch { throw DoorError(error) }
      json.writeMembers { json in
        json.member("url", game.messageURL(base: .reply(to: bytes)))
        json.member("results", shots) { $0.write($1.cell, $1.result) }
        json.member("status", game.status.name)
      }
    }
  }

  /// The cells at which the computer would fire: in a hunt, or in a duel for the player whose turn it is.
  package static func advise(_ url: [UInt8]?, level: [UInt8]?, seed: UInt64) -> [UInt8] {
    answer { json throws(DoorError) in
      let (chart, shots) = try boardToFireAt(try content(of: url))
      var player = ComputerPlayer(level: try self.level(level), seed: seed)
      json.write(shots, at: chart, by: &player)
    }
  }

  /// The board of a day, and the computer's shots at it until all ships are sunk.
  package static func daily(_ date: [UInt8]?) -> [UInt8] {
    answer { json throws(DoorError) in
      let board = DailyBoard(try self.date(date))
      json.writeMembers { json in
        json.member("date", board.date.description)
        json.member("url", board.hunt.messageURL())
        json.member("computer", board.computersShots) { $0.write($1.cell, $1.result) }
      }
    }
  }

  private static func boardToFireAt(_ content: MessageContent) throws(DoorError) -> (Chart, shots: Int) {
    switch content {
    case .hunt(let game):
      guard game.status == .open else { throw DoorError(PlayError.gameOver) }
      return (game.chart, 1)
    case .duel(let duel):
      guard let player = duel.turn else { throw DoorError(DuelError.over) }
      return (duel.chart(of: player.other), duel.shotsOfATurn(by: player))
    }
  }
}

extension JSONWriter {
  mutating func write(_ shots: Int, at chart: Chart, by player: inout ComputerPlayer) {
    let cells = player.volley(shots, for: chart)
    let posterior = Posterior(chart)
    writeMembers { json in
      json.member("cells", cells) { $0.write($1.description) }
      json.member("likelihoods", chart.rules.board.cellsByRow) { json, row in
        json.writeList(row) { $0.write(chance: posterior.probability(of: $1)) }
      }
      json.member("text", cells.reduce("") { ($0.isEmpty ? $0 : $0 + ",") + $1.description })
    }
  }
}
