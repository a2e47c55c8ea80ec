// Bytes of keyboards, mice and pastes, without a keyboard.

@testable import BattleshipText
import BattleshipFrame
import BattleshipTerminal
import TestSupport
import Testing

@Suite("InputDecoder") struct InputDecoderTests {
  /// The events of pieces in sequence; nil is a pause long enough to stop waiting.
  private func events(_ pieces: String?..., keys: [(String, Key)] = []) -> [TerminalEvent] {
    var decoder = InputDecoder(sequences: KeySequences(of: keys.map { (sequence: $0.0, key: $0.1) }))
    return pieces.flatMap { $0.map { decoder.events(in: $0.utf8) } ?? decoder.flush() }
  }

  @Test(arguments: [
    ("a", Key.character("a")), (" ", .character(" ")), ("é", .character("é")), ("海", .character("海")),
    ("😀", .character("😀")), ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7f}", .backspace), ("\u{8}", .backspace),
    ("\u{1}", .control("a")), ("\u{c}", .control("l")), ("\u{1a}", .control("z")),
    ("\u{1b}[A", .up), ("\u{1b}OA", .up), ("\u{1b}[B", .down), ("\u{1b}[C", .right), ("\u{1b}OD", .left),
    ("\u{1b}[H", .home), ("\u{1b}[1~", .home), ("\u{1b}[4~", .end), ("\u{1b}OF", .end), ("\u{1b}[3~", .delete),
    ("\u{1b}[5~", .pageUp), ("\u{1b}[6~", .pageDown), ("\u{1b}[Z", .backTab), ("\u{1b}OP", .function(1)),
    ("\u{1b}[[A", .function(1)), ("\u{1b}[[E", .function(5)), ("\u{1b}[15~", .function(5)),
    ("\u{1b}[24~", .function(12)), ("\u{1b}OM", .enter), ("\u{1b}Ot", .character("4")),
  ])
  func `a key is read whole, even if its bytes come one by one`(bytes: String, key: Key) {
    #expect(events(bytes) == [.key(key)])
    #expect(events(bytes + "x" + bytes) == [.key(key), .key(.character("x")), .key(key)])
    var decoder = InputDecoder(sequences: KeySequences())
    let slowly = bytes.utf8.flatMap { decoder.events(in: [$0]) }
    #expect(slowly == [.key(key)])
    #expect(decoder.timeout == nil)
  }

  @Test(arguments: ["https://example.org/?Duel=5a", "battleship:?Board=3x3&q=x"])
  func `a link that comes as keys in one piece is a pasted text, even if the piece is torn`(link: String) {
    let half = link.prefix(15)
    #expect(events(link, nil) == [.paste(link)])
    #expect(events(String(half), String(link.dropFirst(15)), nil) == [.paste(link)])
    #expect(events(" \(link)\r") == [.key(.character(" ")), .paste(link), .key(.enter)])
    var decoder = InputDecoder(sequences: KeySequences())
    #expect(link.utf8.flatMap { decoder.events(in: [$0]) } == link.map { .key(.character($0)) })
    #expect(decoder.timeout == nil)
  }

  @Test(arguments: ["jj:?", "a4://", "Help: q", "https:"]) func `keys without a scheme remain keys`(text: String) {
    #expect(events(text) == text.map { .key(.character($0)) })
  }

  @Test(arguments: [
    "\u{1b}[1;5C", "\u{1b}[2~", "\u{1b}[99~", "\u{1b}[1;2c", "\u{1b}[27;5;106~", "\u{1b}[1I", "\u{1b}[201~", "\u{1b}OX",
    "\u{1b}O5P", "\u{1b}q", "\u{1b}é", "\u{1b}\r", "\u{1b}]10;rgb:0/0/0\u{7}", "\u{1b}]0;q\u{1b}\\",
    "\u{1b}P1$r\u{1b}\\",
    "\u{1b}_Gq\u{1b}\\", "\u{1b}[[Z", "\u{0}", "\u{1c}", "\u{85}", "\u{1b}[<0;0;5M", "\u{1b}[<0;5M", "\u{1b}[<?;1;1M",
    "\u{1b}[<3;5;5M", "\u{1b}[<128;5;5M", "\u{1b}[M\u{1f}!!", "\u{1b}[1$\u{18}", "\u{1b}[200;1~",
    "\u{1b}[<99999999999999999999;1;1M",
  ])
  func `an unknown sequence is one event without an effect, and no letter of it is a key`(bytes: String) {
    #expect(events(bytes) == [.unknown])
    #expect(events(bytes + "x") == [.unknown, .key(.character("x"))])
    var decoder = InputDecoder(sequences: KeySequences())
    #expect(bytes.utf8.flatMap { decoder.events(in: [$0]) } == [.unknown])
  }

  @Test(arguments: [
    ("\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}\\", TerminalAnswer.ground(isLight: true)),
    ("\u{1b}]11;rgb:fd/f6/e3\u{7}", .ground(isLight: true)), ("\u{1b}]11;rgb:0/0/0\u{7}", .ground(isLight: false)),
    ("\u{1b}]11;rgb:0b0b/1414/2020\u{1b}\\", .ground(isLight: false)),
    // Green is lighter than blue.
    ("\u{1b}]11;rgb:0/f/0\u{7}", .ground(isLight: true)), ("\u{1b}]11;rgb:0/0/f\u{7}", .ground(isLight: false)),
    ("\u{1b}[?2026;1$y", .showsFramesAtOnce), ("\u{1b}[?2026;2$y", .showsFramesAtOnce),
    ("\u{1b}[?1;2c", .nothingMore), ("\u{1b}[?65;1;9c", .nothingMore),
  ])
  func `an answer is read whole, torn anywhere, and among keys`(bytes: String, answer: TerminalAnswer) {
    #expect(events(bytes) == [.answered(answer)])
    #expect(events("a" + bytes + "b") == [.key(.character("a")), .answered(answer), .key(.character("b"))])
    let all = Array(bytes.utf8)
    for count in 1..<all.count {
      var decoder = InputDecoder(sequences: KeySequences())
      let torn = decoder.events(in: all[..<count]) + decoder.events(in: all[count...])
      #expect(torn == [.answered(answer)], "torn at \(count)")
    }
  }

  @Test(arguments: [
    "\u{1b}]11;rgb:ffff/ffff\u{7}", "\u{1b}]11;rgb:ffff/ffff/ffff/ffff\u{7}", "\u{1b}]11;rgb:fffff/0/0\u{7}",
    "\u{1b}]11;rgb:+f/-f/0\u{7}", "\u{1b}]11;rgb://\u{7}", "\u{1b}]11;white\u{7}", "\u{1b}]11;?\u{1b}\\",
    "\u{1b}P11;rgb:f/f/f\u{1b}\\", "\u{1b}[?2026;0$y", "\u{1b}[?2026;4$y", "\u{1b}[?2027;1$y", "\u{1b}[2026;1$y",
    "\u{1b}[?y", "\u{1b}[c",
  ])
  func `garbage instead of an answer changes nothing`(bytes: String) {
    #expect(events(bytes + "x") == [.unknown, .key(.character("x"))])
  }

  @Test func `the focus and moves of the pointer are events`() {
    #expect(events("\u{1b}[I\u{1b}[O") == [.focused(true), .focused(false)])
    #expect(events("\u{1b}[<35;7;3M") == [.pointed(Point(row: 2, column: 6))])
    // With a button held, and with keys.
    #expect(events("\u{1b}[<32;7;3M") == [] && events("\u{1b}[<51;7;3M") == [.pointed(Point(row: 2, column: 6))])
    #expect(events("\u{1b}[MC'#") == [])
  }

  @Test func `a sequence that breaks off does not swallow the next one`() {
    #expect(events("\u{1b}[1\u{1b}[A") == [.unknown, .key(.up)])
    #expect(events("\u{1b}O\u{1b}[A") == [.unknown, .key(.up)])
    #expect(events("\u{1b}[1\r") == [.unknown, .key(.enter)])
    #expect(events("\u{1b}]11;\u{1b}[A") == [.unknown, .key(.up)])
    #expect(events("\u{1b}[1", nil, "A") == [.unknown, .key(.character("A"))])
  }

  @Test func `escape is a key if nothing follows it`() {
    #expect(events("\u{1b}") == [])
    #expect(events("\u{1b}", nil) == [.key(.escape)])
    #expect(events("\u{1b}", nil, nil, "q") == [.key(.escape), .key(.character("q"))])
    #expect(events("\u{1b}\u{1b}[A") == [.key(.escape), .key(.up)])
    #expect(events("\u{1b}\u{1b}", nil) == [.key(.escape), .key(.escape)])
  }

  @Test func `the rest of a sequence that comes too late completes it, and other text is text`() {
    #expect(events("\u{1b}", nil, "[A") == [.key(.escape), .key(.up)])
    #expect(events("\u{1b}", nil, "OB") == [.key(.escape), .key(.down)])
    #expect(events("\u{1b}", nil, "[<0;3;2M") == [.key(.escape), .click(Point(row: 1, column: 2))])
    #expect(events("\u{1b}", nil, "Ok") == [.key(.escape), .key(.character("O")), .key(.character("k"))])
    #expect(events("\u{1b}", nil, "[ab").first == .key(.escape))
    #expect(events("\u{1b}", nil, "[ab").count == 4)
    #expect(events("\u{1b}", nil, "x", "[A").suffix(2) == [.key(.character("[")), .key(.character("A"))])
  }

  @Test func `waiting is short for an escape, longer inside of a sequence, and not at all otherwise`() throws {
    var decoder = InputDecoder(sequences: KeySequences())
    #expect(decoder.timeout == nil)
    _ = decoder.events(in: "\u{1b}".utf8)
    let alone = try #require(decoder.timeout)
    _ = decoder.events(in: "[".utf8)
    let inside = try #require(decoder.timeout)
    #expect(alone < inside)
    _ = decoder.events(in: "A".utf8)
    #expect(decoder.timeout == nil)
  }

  @Test func `the mouse clicks and turns its wheel, in both ways of reporting it`() {
    let point = Point(row: 2, column: 299)
    #expect(events("\u{1b}[<0;300;3M\u{1b}[<0;300;3m") == [.click(point)])
    #expect(events("\u{1b}[<4;300;3M") == [.click(point)])
    #expect(events("\u{1b}[<2;300;3M\u{1b}[<2;300;3m") == [.secondClick(point)])
    #expect(events("\u{1b}[<64;300;3M\u{1b}[<65;300;3M") == [.scroll(point, .up), .scroll(point, .down)])
    #expect(events("\u{1b}[<32;300;3M") == [])
    #expect(events("\u{1b}[M !!\u{1b}[M#!!") == [.click(Point(row: 0, column: 0))])
    #expect(events("\u{1b}[M`%$") == [.scroll(Point(row: 3, column: 4), .up)])
  }

  @Test func `letters that are not UTF-8 are unknown, and the next one is recognized`() {
    var decoder = InputDecoder(sequences: KeySequences())
    func events(_ bytes: [UInt8]) -> [TerminalEvent] { decoder.events(in: bytes) }
    #expect(events([0xff, 0x61]) == [.unknown, .key(.character("a"))])
    #expect(events([0xe6, 0x61]) == [.unknown, .key(.character("a"))])
    #expect(events([0xed, 0xa0, 0x80, 0x61]) == [.unknown, .key(.character("a"))])
    #expect(events([0xc0, 0xaf]) == [.unknown, .unknown])
    #expect(events([0xf4, 0x90, 0x80, 0x80]) == [.unknown])
    #expect(events([0x9b, 0x41]) == [.key(.up)])
    #expect(events([0x8f, 0x41]) == [.key(.up)])
    #expect(events([0xe6, 0xb5]) == [])
    #expect(events([0xb7]) == [.key(.character("海"))])
    #expect(events([0xe6]) == [])
    #expect(decoder.flush() == [.unknown])
  }

  @Test func `a pasted text is one event, whatever it contains and however it arrives`() {
    let text = "https://x/?a=1\r\u{1b}[Aq\u{3}\u{202e}海"
    #expect(events("a\u{1b}[200~\(text)\u{1b}[201~b") == [.key(.character("a")), .paste(text), .key(.character("b"))])
    var decoder = InputDecoder(sequences: KeySequences())
    let slowly = "\u{1b}[200~\(text)\u{1b}[201~\u{1b}[A".utf8.flatMap { decoder.events(in: [$0]) }
    #expect(slowly == [.paste(text), .key(.up)])
    #expect(events("\u{1b}[200~\u{1b}[201~") == [.paste("")])
  }

  @Test func `a paste that is too long, never ends or is not text is refused as a whole`() {
    let limit = InputDecoder.pasteLimit
    let most = String(repeating: "x", count: limit)
    #expect(events("\u{1b}[200~\(most)\u{1b}[201~") == [.paste(most)])
    #expect(
      events("\u{1b}[200~\(most)x\u{1b}[201~q") == [.pasteRefused(.longer(than: limit)), .key(.character("q"))])
    #expect(events("\u{1b}[200~\(most)\(most)\(most)\u{1b}[201~q").count == 2)
    #expect(events("\u{1b}[200~abc", nil, "q") == [.pasteRefused(.unfinished), .key(.character("q"))])
    var decoder = InputDecoder(sequences: KeySequences())
    let bytes = Array("\u{1b}[200~".utf8) + [0xff] + Array("\u{1b}[201~".utf8)
    #expect(decoder.events(in: bytes) == [.pasteRefused(.notText)])
  }

  @Test(arguments: [
    ("\u{1b}]", "\u{7}"), ("\u{1b}P", "\u{1b}\\"), ("\u{1b}[", "~"), ("\u{1b}[<1;1;", "M"), ("\u{1b}O", "A"),
  ])
  func `an oversized sequence is one event without an effect, in any pieces, and the next key works`(
    start: String, end: String
  ) {
    let limit = InputDecoder.sequenceLimit
    for length in [limit - 8, limit - 1, limit, limit + 1, 3 * limit] {
      let bytes = Array((start + String(repeating: "1", count: length) + end + "x").utf8)
      for size in [7, 1_000, limit, bytes.count] {
        var decoder = InputDecoder(sequences: KeySequences())
        var events: [TerminalEvent] = []
        for first in stride(from: 0, to: bytes.count, by: size) {
          events += decoder.events(in: bytes[first..<min(first + size, bytes.count)])
        }
        #expect(events == [.unknown, .key(.character("x"))], "\(length) in pieces of \(size)")
        #expect(decoder.timeout == nil)
      }
    }
    // Without an end, nothing of it is kept, and the next key is a key again.
    let endless = String(repeating: "1", count: 3 * limit)
    #expect(events(start + endless, nil, "x") == [.unknown, .key(.character("x"))])
    #expect(events(start + endless, "\u{1b}[A") == [.unknown, .key(.up)])
  }

  @Test func `a sequence that never ends costs time in proportion to its bytes`() {
    // Ten megabytes, in pieces as a terminal sends them; reading from the start each time would read 12 gigabytes.
    let piece = [UInt8](repeating: UInt8(ascii: "1"), count: 4_096)
    for start in ["\u{1b}]", "\u{1b}[", "\u{1b}O"] {
      var decoder = InputDecoder(sequences: KeySequences())
      _ = decoder.events(in: start.utf8)
      for _ in 1...2_560 { #expect(decoder.events(in: piece) == []) }
      #expect(decoder.events(in: "\u{7}x".utf8).last == .key(.character("x")))
    }
  }

  @Test func `the sequences of the open terminal are read as well`() {
    let keys = [("\u{1b}A", Key.up), ("\u{1b}[7$", .home), ("\u{b}", .down), ("x", .up)]
    #expect(events("\u{1b}A", keys: keys) == [.key(.up)])
    #expect(events("\u{b}x", keys: keys) == [.key(.control("k")), .key(.character("x"))])
  }

  @Test func `decoding ends on any bytes, and gives the same events in whatever pieces they come`() {
    let alphabet = Array("\u{1b}\u{1b}\u{1b}[[O<0123;;~MmAaP]\u{7}\\\r \u{18}".utf8) + [0x9b, 0xe6, 0xb5, 0xb7, 0xff]
    forAll("pieces make no difference", count: 5_000) { chance in
      let bytes = (0..<chance.number(0...24)).map { _ in alphabet[chance.number(0...alphabet.count - 1)] }
      var (whole, pieces) = (InputDecoder(sequences: KeySequences()), InputDecoder(sequences: KeySequences()))
      let atOnce = whole.events(in: bytes) + whole.flush()
      return atOnce == bytes.flatMap { pieces.events(in: [$0]) } + pieces.flush()
    }
  }
}
