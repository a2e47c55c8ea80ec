// Peers that are not players: a browser's request, silence, an echo, a scanner that joins, floods, an endless line.

import BattleshipCore
import CSystem
import TerminalHarness
import Testing

@Suite("Live: hostile peers", .waits) struct HostilePeerTests {
  private let table: DuelFolder
  private let ann: LinePlayer
  private let path: String

  init() throws {
    table = try DuelFolder()
    ann = LinePlayer("ann", at: table)
    path = table.folder.path + "/sea.sock"
    try ann.start(LiveTests.duel + ["--listen", path])
    try #require(ann.hears("--connect ") != nil, "\(ann.complaint)")
  }

  /// Expects that a friend can still connect, and play to the end.
  private func expectFriend() throws {
    let ben = LinePlayer("ben", at: table)
    try ben.start(["open", "--connect", path])
    playToTheEnd(ann, ben)
    expectFair(ann, ben)
  }

  @Test func `a browser's request is closed at its first letter, and gets only the greeting`() throws {
    let browser = try Stranger(path)
    browser.say("POST / HTTP/1.1\r\nHost: localhost\r\n\r\nbattleship 1\n")
    #expect(browser.isClosed { ann.play() })
    #expect(browser.heard == "battleship 1\n")
    #expect(ann.hears("was shut out") != nil)
    try expectFriend()
  }

  @Test func `half a greeting, silence and twelve mere connections keep no friend out`() throws {
    let silent = try (0..<12).map { _ in try Stranger(path) }
    silent[11].say("battle")
    try expectFriend()
    withExtendedLifetime(silent) {}
  }

  @Test func `an echo changes nothing`() throws {
    let echo = try Stranger(path)
    for _ in 0..<200 {
      ann.play()
      echo.say(echo.more())
      poll(nil, 0, 1)
    }
    #expect(ann.lines.allSatisfy { !$0.contains("yes or no") })
    try expectFriend()
  }

  @Test func `a scanner that joins is shown, declined, and not asked about again`() throws {
    let scanner = try Stranger(path)
    scanner.say("battleship 1\n")
    #expect(scanner.hears("Is_Complete=0\n") { ann.play() })
    let challenge = try #require(scanner.heard.split(separator: "\n").last.map(String.init))
    let joined = try table.run("eve", "join", challenge, "--random", "A1").output
    scanner.say(joined)
    // This player says yes to every peer, so it must not be asked in its name.
    #expect(ann.hears("joins your challenge") != nil)
    #expect(ann.lines.last { $0.contains("joins your challenge") }?.contains("Somebody without a name, from") == true)
  }

  @Test func `a megabyte without an end, floods and control characters are dropped, and close the connection`() throws {
    let flood = try Stranger(path)
    flood.say("battleship 1\n")
    let noise = String(repeating: "x", count: 60_000)
    #expect(
      flood.isClosed {
        flood.say(noise)
        ann.play()
      })
    let lines = try Stranger(path)
    lines.say("battleship 1\n" + String(repeating: "\u{1b}[2J\u{7}\n", count: 200))
    #expect(lines.isClosed { ann.play() })
    let old = try Stranger(path)
    old.say("battleship 1\n" + String(repeating: "bye\naiming\n", count: 50))
    #expect(old.isClosed { ann.play() })
    let forger = try Stranger(path)
    forger.say("battleship 1\n" + String(repeating: "answers mm AAAAAAAAAAAAAAAAAAAAAA\n", count: 101))
    #expect(forger.isClosed { ann.play() })
    #expect(ann.lines.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 32 } })
    try expectFriend()
  }

  @Test func `a peer that never reads is disconnected, and so is one that closes at any point`() throws {
    let deaf = try Stranger(path)
    deaf.say("battleship 1\n")
    for count in 1..<20 {
      let peer = try Stranger(path)
      peer.say(String("battleship 1\naiming\n".prefix(count)))
    }
    try expectFriend()
  }
}

/// A peer that sends what a test tells it to send.
final class Stranger {
  private let socket: Int32
  private(set) var heard = ""
  private(set) var isClosedNow = false

  init(_ path: String) throws {
    #if canImport(Glibc)
      socket = CSystem.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket = CSystem.socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let socket = socket
    let result = withUnsafeBytes(of: address) { bytes in
      bytes.bindMemory(to: sockaddr.self).baseAddress.map { connect(socket, $0, socklen_t(bytes.count)) } ?? -1
    }
    try #require(result == 0)
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    signal(SIGPIPE, SIG_IGN)
  }

  deinit { close(socket) }

  func say(_ text: String) { _ = text.withCString { write(socket, $0, strlen($0)) } }

  /// The bytes received since the last call.
  func more() -> String {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(socket, &bytes, bytes.count)
    if count == 0 || count < 0 && errno != EAGAIN { isClosedNow = true }
    let text = count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : ""
    heard += text
    return text
  }

  func isClosed(while pump: () -> Void) -> Bool { waits(while: pump) { $0.isClosedNow } }

  func hears(_ text: String, while pump: () -> Void) -> Bool { waits(while: pump) { $0.heard.contains(text) } }

  private func waits(while pump: () -> Void, for holds: (Stranger) -> Bool) -> Bool {
    let deadline = TerminalSession.now() + TerminalSession.longestWait
    while TerminalSession.now() < deadline {
      pump()
      _ = more()
      if holds(self) { return true }
      poll(nil, 0, 2)
    }
    return false
  }
}
