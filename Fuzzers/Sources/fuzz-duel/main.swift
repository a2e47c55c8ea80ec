// Any bytes as a message of a duel: a duel that satisfies the format's laws, or an error that satisfies its own.

@testable import BattleshipCore
import FuzzDriver

/// The result of reading the bytes.
enum Reading: Equatable {
  case duel(Duel)
  case refusal(MessageURLError)

  init(_ bytes: Span<UInt8>) {
    do throws(MessageURLError) {
      self = .duel(try Duel(messageURL: bytes))
    } catch {
      self = .refusal(error)
    }
  }

  init(_ url: String) {
    do throws(MessageURLError) {
      self = .duel(try Duel(messageURL: url))
    } catch {
      self = .refusal(error)
    }
  }
}

/// A key that no message in the corpus belongs to.
let key = PlayerKey(bytes: Array(1...32))

func check(_ duel: Duel) {
  let url = duel.messageURL()
  precondition(url.utf8.count <= 5_100, "written too long")
  precondition(Reading(url) == .duel(duel), "read otherwise than written")
  precondition((try? Duel(messageURL: url).messageURL()) == url, "written otherwise than read")
  precondition((try? MessageContent(messageURL: url)) == .duel(duel), "the reader of both reads it otherwise")
  let written = DuelRecord(written: duel)
  precondition(key.flatMap { try? duel.relation(to: written, key: $0) } == .old, "a message is not old to itself")
  precondition(duel.turns.isEmpty == duel.tag.isEmpty, "a tag without a turn, or a turn without a tag")
  precondition((duel.turn == nil) == (duel.winner != nil), "nobody has a turn, or somebody after the end")
  precondition(duel.openings.isEmpty == (duel.verdict == .sealed), "a seal is open and was not judged")
  checkOpenings(of: duel)
  for player in Duel.Player.allCases { check(duel.chart(of: player), of: player, in: duel) }
  check(duel.story, of: duel)
}

/// Every opening shows ships, or is a foul.
func checkOpenings(of duel: Duel) {
  var fouls: [Foul] = []
  if case .foul(let found) = duel.verdict { fouls = found }
  for player in Duel.Player.allCases where duel.opening(of: player) != nil {
    let isShown = duel.openedFleet(of: player) != nil
    let isUnsealed = fouls.contains { $0.player == player && ($0.evidence == .seal || $0.evidence == .fleet) }
    precondition(isShown != isUnsealed, "an opening shows no ships and is no foul, or both")
  }
}

/// The chart can be built again from its own facts.
func check(_ chart: Chart, of player: Duel.Player, in duel: Duel) {
  let made = try? Chart(rules: duel.rules, shots: chart.shots, hits: chart.hits, sunkShips: chart.sunkShips)
  precondition(made == chart, "the chart contradicts itself")
  precondition((chart.status == .won) == (duel.status == .won(player.other)), "all ships are sunk and the duel goes on")
  precondition(chart.shots.count + duel.unansweredShots(at: player).count <= duel.rules.board.cellCount)
}

func check(_ story: [Duel.Chapter], of duel: Duel) {
  for player in Duel.Player.allCases {
    let told = story.filter { $0.player == player }.flatMap(\.answered)
    precondition(told.map(\.cell) == duel.chart(of: player).shots, "the story tells other shots than the chart")
  }
}

func check(_ refusal: MessageURLError, length: Int) {
  guard let evidence = refusal.evidence else { return }
  precondition(evidence.number > 0 && evidence.valueRange.lowerBound > 0 && evidence.valueRange.upperBound <= length)
  precondition(String(describing: refusal).utf8.allSatisfy { 32...126 ~= $0 }, "not safe to print")
}

fuzz { data, size in
  let bytes = UnsafeBufferPointer(start: data, count: size)
  let reading = Reading(bytes.span)
  switch reading {
  case .duel(let duel): check(duel)
  case .refusal(let refusal): check(refusal, length: size)
  }
  if let url = String(validating: bytes, as: UTF8.self) {
    precondition(Reading(url) == reading, "text and bytes are read differently")
  }
  return 0
}
