// Any bytes as a message URL: a game that satisfies the format's laws, or an error that satisfies its own.

import BattleshipCore
import FuzzDriver

/// The result of reading the bytes.
enum Reading: Equatable {
  case game(Game)
  case refusal(MessageURLError)

  init(_ bytes: Span<UInt8>) {
    do throws(MessageURLError) {
      self = .game(try Game(messageURL: bytes))
    } catch {
      self = .refusal(error)
    }
  }

  init(_ url: String) {
    do throws(MessageURLError) {
      self = .game(try Game(messageURL: url))
    } catch {
      self = .refusal(error)
    }
  }
}

func check(_ game: Game) {
  let url = game.messageURL()
  precondition(url.utf8.count <= 5_000, "written too long")
  precondition(Reading(url) == .game(game), "read otherwise than written")
  precondition((try? Game(messageURL: url).messageURL()) == url, "written otherwise than read")
  let chart = game.chart
  precondition(chart.hits.isSubset(of: game.opened) && chart.sunkShips.allSatisfy { $0.cells.isSubset(of: chart.hits) })
  precondition((game.status == .open) == (game.unopened.contains(where: { game.obstacle(to: $0) == nil })))
}

func check(_ refusal: MessageURLError, length: Int) {
  guard let evidence = refusal.evidence else { return }
  precondition(evidence.number > 0 && evidence.valueRange.lowerBound > 0 && evidence.valueRange.upperBound <= length)
  precondition(String(describing: refusal).utf8.allSatisfy { 32...126 ~= $0 }, "not safe to print")
}

// The first shot makes Swift set up the types of its lists, which allocates once in a process.
_ = Reading("?Ship_Location=0&Is_Complete=0&Board=9x1&Fleet=1&Misses=9&Guess=1")

fuzz { data, size in
  let bytes = UnsafeBufferPointer(start: data, count: size)
  let before = allocationCount()
  let reading = Reading(bytes.span)
  let allocations = allocationCount() - before
  switch reading {
  case .game(let game):
    precondition(allocations <= (game.shots.isEmpty ? 0 : 2), "reading allocates more than its lists of shots")
    check(game)
  case .refusal(let refusal):
    let mayHaveShots = bytes.contains(UInt8(ascii: "G")) || bytes.contains(UInt8(ascii: "%"))
    precondition(allocations <= (mayHaveShots ? 2 : 0), "refusing allocates more than its lists of shots")
    check(refusal, length: size)
  }
  if let url = String(validating: bytes, as: UTF8.self) {
    precondition(Reading(url) == reading, "text and bytes are read differently")
  }
  return 0
}
