// An honest player's program against an opponent who writes anything: it never answers twice, lies, or is judged foul.

import BattleshipCore
import FuzzDriver

func play(_ bytes: UnsafeBufferPointer<UInt8>) {
  var choices = Choices(rest: bytes[...])
  guard var honest = HonestSeat(&choices) else { return }
  var cheat = CheatingSeat(against: honest, &choices)
  while !choices.rest.isEmpty {
    guard let url = cheat.message(after: honest.written, &choices) else { continue }
    let before = honest.written
    honest.receive(url, &choices)
    if let duel = try? Duel(messageURL: url), honest.written != before, duel.secondSeal != nil {
      precondition(cheat.signed.contains(duel.messageURL()), "the honest player answered a stranger")
    }
    cheat.saw(honest.written)
  }
}

fuzz { data, size in
  play(UnsafeBufferPointer(start: data, count: size))
  return 0
}
