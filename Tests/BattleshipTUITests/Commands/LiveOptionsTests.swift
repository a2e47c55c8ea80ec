// The options of a live game: the address to listen on or to connect to, and the addresses of a name.

import Testing

@testable import battleship_tui

@Suite struct LiveOptionsTests {
  private func way(_ words: String...) throws -> LiveWay? { try Options(arguments: words).live }

  @Test func `a game listens at a port of this machine, of others, or at a file`() throws {
    #expect(try way("duel", "--listen", "4242") == .listening(.network(host: "127.0.0.1", port: 4242)))
    #expect(
      try way("duel", "--listen", "0", "--address", "::") == .listening(.network(host: "::", port: 0)))
    for file in ["sea.sock", "./sea", "/tmp/4242", "a/b"] {
      #expect(try way("open", "--listen", file) == .listening(.file(Path(file))))
    }
    for text in ["65536", "-1", "sea", "", "1.2", "+1", "4242 "] {
      #expect(throws: OptionError.badValue(text, option: .listen, expected: .place)) {
        try way("duel", "--listen=\(text)")
      }
    }
    // A file has no address.
    #expect(throws: OptionError.badValue("sea.sock", option: .listen, expected: .place)) {
      try way("duel", "--listen", "sea.sock", "--address", "::")
    }
    for text in ["here", "", "1.2.3", "localhost"] {
      #expect(throws: OptionError.badValue(text, option: .address, expected: .address)) {
        try way("duel", "--listen", "1", "--address", text)
      }
    }
    #expect(throws: OptionError.requires(.address, .listen)) { try way("open", "?x", "--address", "::") }
  }

  @Test func `a game connects with a host and its port, or with a file`() throws {
    let places: [(String, Endpoint)] = [
      ("example.org:4242", .network(host: "example.org", port: 4242)), ("[::1]:1", .network(host: "::1", port: 1)),
      ("::1:65535", .network(host: "::1", port: 65_535)), ("sea.sock", .file(Path("sea.sock"))),
      ("./a:1", .file(Path("./a:1"))),
    ]
    for (text, endpoint) in places { #expect(try way("open", "--connect", text) == .connecting(endpoint)) }
    for text in ["4242", "host", "host:0", "host:65536", ":1", "-x:1", "a b:1", "h\u{e9}:1", "a\u{7}:1"] {
      #expect(throws: OptionError.badValue(text, option: .connect, expected: .farPlace)) {
        try way("open", "--connect", text)
      }
    }
    for endpoint in places.map(\.1) {
      #expect(Endpoint(connecting: endpoint.text) == endpoint, "it is written as it is typed")
    }
  }

  @Test func `only one way is accepted, and a command is taken as it is`() throws {
    #expect(try way("open", "--via", "nc -U 'a b'") == .via("nc -U 'a b'"))
    #expect(throws: OptionError.either(.listen, .connect)) {
      try way("open", "--listen", "1", "--connect", "a:1")
    }
    #expect(throws: OptionError.either(.connect, .via)) { try way("open", "--via", "x", "--connect", "a:1") }
    #expect(throws: OptionError.either(.listen, .via)) { try way("open", "--via", "x", "--listen", "1") }
    #expect(try way("open", "?x") == nil)
  }

  @Test func `the addresses of a name are parsed from the output of the system's programs`() {
    let linux = "::1             STREAM localhost\n::1             DGRAM\n127.0.0.1       STREAM\n127.0.0.1 DGRAM\n"
    let apple = "name: localhost\nipv6_address: ::1\n\nname: localhost\nip_address: 127.0.0.1\n"
    for text in [linux, apple] {
      let endpoints = LiveWires.addresses(in: Array(text.utf8), port: 7).compactMap(\.endpoint)
      #expect(endpoints == [.network(host: "::1", port: 7), .network(host: "127.0.0.1", port: 7)])
    }
    #expect(LiveWires.addresses(in: Array("no address\n\u{0} 1.2.3.4.5 -- \u{1b}".utf8), port: 7).isEmpty)
    let many = (0..<200).map { "10.0.0.\($0)\n" }.joined()
    #expect(LiveWires.addresses(in: Array(many.utf8), port: 7).count == 8)
  }
}
