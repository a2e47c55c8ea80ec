// Input at the edge of readable memory: the decoder touches no byte beyond it.

import BattleshipFrame
import BattleshipTerminal
import TestSupport
import Testing

@Suite struct GuardedInputTests {
  @Test func `any input of a terminal is read within its bounds, in pieces of any size`() {
    let alphabet = Array("\u{1b}\u{1b}\u{1b}[[O<0123;;~MmAaP]\u{7}\\\r \u{18}".utf8) + [0x9b, 0xe6, 0xb5, 0xb7, 0xff]
    forAll("no byte beyond the end is touched", count: 2_000) { chance in
      let pieces = (0..<chance.number(1...3)).map { _ in
        (0..<chance.number(0...12)).map { _ in alphabet[chance.number(0...alphabet.count - 1)] }
      }
      func events(_ read: (inout InputDecoder, [UInt8]) -> [TerminalEvent]) -> [TerminalEvent] {
        var decoder = InputDecoder(sequences: KeySequences())
        return pieces.flatMap { read(&decoder, $0) } + decoder.flush()
      }
      let anywhere = events { $0.events(in: $1) }
      return GuardedEnd.allCases.allSatisfy { end in
        events { decoder, piece in withGuarded(piece, at: end) { decoder.events(in: $0) } } == anywhere
      }
    }
  }
}
