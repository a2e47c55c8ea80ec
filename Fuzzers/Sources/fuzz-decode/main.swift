// Any bytes read as a message URL: a game that keeps every law of the format, or a refusal that keeps its own.

import BattleshipCore
import FuzzDriver

/// What reading made of the bytes.
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

// The first log of eight shots makes Swift set up the type of its list, which allocates once in the life of a process.
_ = Reading(
  "?Ship_Location=0&Is_Complete=0&Board=9x1&Fleet=1&Misses=9"
    + "&Guess=1&Guess=2&Guess=3&Guess=4&Guess=5&Guess=6&Guess=7&Guess=8")

let status = fuzz { data, size in
  let bytes = UnsafeBufferPointer(start: data, count: size)
  let before = allocationCount()
  let reading = Reading(bytes.span)
  let allocations = allocationCount() - before
  switch reading {
  case .game(let game):
    precondition(allocations <= (game.shots.count < 8 ? 0 : 1), "reading allocates more than the log of shots")
    check(game)
  case .refusal(let refusal):
    // Eight shots are fired only if a ship and the flag are there as well: ten items, with nine separators between them.
    let itemCount = bytes.count { $0 == UInt8(ascii: "&") } + 1
    precondition(allocations <= (itemCount < 10 ? 0 : 1), "refusing allocates more than the log of shots")
    check(refusal, length: size)
  }
  if let url = String(validating: bytes, as: UTF8.self) {
    precondition(Reading(url) == reading, "text and bytes are read differently")
  }
  return 0
}
if status != 0 { fatalError("the fuzzer ended with \(status)") }
