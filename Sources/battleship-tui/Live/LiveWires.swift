// The connections of a live game: sockets, a command, a name lookup.

import BattleshipApp
import BattleshipPlay
import BattleshipTerminal
import CSystem

final class LiveWires {
  private let way: LiveWay
  private let listener: Listener?
  private var wires: [Wire] = []
  private var number = 0
  private var attempt = Attempt.none
  private var command: RunningCommand?
  /// Events that occurred while an effect was carried out.
  private var events: [LiveEvent] = []

  /// A connected peer.
  private struct Wire {
    let number: Int
    let input: Int32
    /// The same descriptor, except for a command.
    let output: Int32
    var unsaid: [UInt8] = []
  }

  private enum Attempt {
    case none
    /// A child process is looking up a name, and writes the addresses.
    case naming(pid_t, output: Int32, text: [UInt8], port: UInt16)
    case connecting(Int32, rest: [SocketAddress])
  }

  private struct RunningCommand {
    let process: pid_t
    /// Standard error of the command; nil once the command has closed it.
    var errors: Int32?
    /// The beginning of a line on it whose end has not come yet.
    var row: [UInt8] = []
  }

  /// Begins to listen, if this side listens.
  init(_ way: LiveWay) throws(FileError) {
    self.way = way
    listener = if case .listening(let endpoint) = way { try Listener(at: endpoint) } else { nil }
  }

  /// - Throws: ``CommandError`` if listening is impossible.
  static func begun(_ way: LiveWay) throws(CommandError) -> LiveWires {
    do throws(FileError) {
      return try LiveWires(way)
    } catch {
      let words = ErrorMessages.language.sentences.live
      guard case .listening(let endpoint) = way else { preconditionFailure("only a listener can fail at once") }
      let place = ErrorMessages.plain(endpoint.text, limit: 200)
      throw .failed(words.cannotListen(at: place, reason: ErrorMessages.reason(error)))
    }
  }

  /// A new live game over these connections.
  func game(awaitsDuel: Bool) -> LiveGame { LiveGame(at: place, invitation: invitation, awaitsDuel: awaitsDuel) }

  private var place: SafeText {
    switch way {
    case .listening(let endpoint): SafeText(Self.reachable(listener?.endpoint ?? endpoint).text, limit: 200)
    case .connecting(let endpoint): SafeText(endpoint.text, limit: 200)
    case .via(let command): SafeText(command, limit: 200)
    }
  }

  /// The command that the other player types.
  private var invitation: LiveGame.Invitation? {
    guard let endpoint = listener?.endpoint else { return nil }
    let typed = { (place: String, isLocal: Bool) in
      LiveGame.Invitation(SafeText("battleship-tui open --connect " + place, limit: 1_000), isLocal: isLocal)
    }
    switch endpoint {
    case .file(let path): return typed(path.fromRoot.text.forShell, true)
    case .network(let host, _):
      return typed(Self.reachable(endpoint).text, host.hasPrefix("127.") || host == "::1")
    }
  }

  /// The same endpoint, with this machine's address in place of all addresses, which nobody can connect to.
  private static func reachable(_ endpoint: Endpoint) -> Endpoint {
    guard case .network(let host, let port) = endpoint, host == "0.0.0.0" || host == "::" else { return endpoint }
    return .network(host: SocketAddress.ofThisMachine ?? host, port: port)
  }

  /// The descriptors to wait for.
  var watched: [Watched] {
    var watched = wires.flatMap { wire in
      [Watched(wire.input)] + (wire.unsaid.isEmpty ? [] : [Watched(wire.output, isToWrite: true)])
    }
    if let listener { watched.append(Watched(listener.socket)) }
    if let errors = command?.errors { watched.append(Watched(errors)) }
    switch attempt {
    case .none: break
    case .naming(_, let output, _, _): watched.append(Watched(output))
    case .connecting(let socket, _): watched.append(Watched(socket, isToWrite: true))
    }
    return watched
  }

  /// Whether there are events that were not taken yet.
  var hasEvents: Bool { !events.isEmpty }

  /// Removes and returns all events.
  func takeEvents() -> [LiveEvent] {
    if let listener { acceptAll(listener) }
    goOn()
    for wire in wires { read(wire) }
    readErrors()
    for index in wires.indices.reversed() { write(index) }
    defer { events = [] }
    return events
  }

  func perform(_ effect: LiveEffect) {
    switch effect {
    case .say(let line, let number):
      guard let index = wires.firstIndex(where: { $0.number == number }) else { return }
      wires[index].unsaid += (line + "\n").utf8
      write(index)
    case .close(let number): hangUp(number)
    case .connect: connect()
    case .open, .notice, .refuse, .table: break
    }
  }

  /// Closes all connections, and ends the command with its children.
  func close() {
    for wire in wires { hangUp(wire.number) }
    giveUp()
    listener?.end()
  }
}

extension LiveWires {
  /// The most connections accepted before keys are handled again.
  private static let mostAtOnce = 16

  private func acceptAll(_ listener: Listener) {
    for _ in 0..<Self.mostAtOnce {
      guard let (socket, address) = Socket.accepted(by: listener.socket) else { return }
      begin(socket, socket, address.endpoint.map { SafeText($0.text) } ?? place)
    }
  }

  private func begin(_ input: Int32, _ output: Int32, _ address: SafeText) {
    number += 1
    wires.append(Wire(number: number, input: input, output: output))
    events.append(.connected(number, address: address))
  }

  /// The most bytes of a peer read before keys are handled again.
  private static let mostBytes = 16_384

  private func read(_ wire: Wire) {
    var bytes: [UInt8] = []
    while bytes.count < Self.mostBytes {
      switch readSome(wire.input) {
      case .bytes(let more): bytes += more
      case .nothingYet:
        if !bytes.isEmpty { events.append(.heard(wire.number, bytes)) }
        return
      case .closed:
        if !bytes.isEmpty { events.append(.heard(wire.number, bytes)) }
        return lose(wire.number)
      }
    }
    events.append(.heard(wire.number, bytes))
  }

  /// The most unsent bytes; only a peer that does not read has more.
  private static let mostUnsaid = 100_000

  private func write(_ index: Int) {
    while !wires[index].unsaid.isEmpty {
      let wire = wires[index]
      let count = CSystem.write(wire.output, wire.unsaid, wire.unsaid.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        if errno != EAGAIN || wire.unsaid.count > Self.mostUnsaid { lose(wire.number) }
        return
      }
      wires[index].unsaid.removeFirst(count)
    }
  }

  private func lose(_ number: Int) {
    hangUp(number)
    events.append(.closed(number))
  }

  private func hangUp(_ number: Int) {
    guard let index = wires.firstIndex(where: { $0.number == number }) else { return }
    let wire = wires.remove(at: index)
    CSystem.close(wire.input)
    if wire.output != wire.input { CSystem.close(wire.output) }
    endCommand()
  }
}

extension LiveWires {
  /// Connects, or starts the command.
  func connect() {
    giveUp()
    switch way {
    case .listening: break
    case .connecting(.file(let path)):
      guard let address = SocketAddress(file: path) else { return fail(ENAMETOOLONG) }
      connect([address])
    case .connecting(.network(let host, let port)):
      if let address = SocketAddress(host: host, port: port) { connect([address]) } else { lookUp(host, port) }
    case .via(let command): start(command)
    }
  }

  private func fail(_ number: Int32) {
    events.append(.failed(ErrorMessages.language.sentence(ErrorMessages.reason(number))))
  }

  /// Tries the addresses in turn; `number` is why an earlier one failed.
  private func connect(_ addresses: [SocketAddress], after number: Int32 = 0) {
    var (rest, number) = (addresses[...], number)
    while let address = rest.popFirst() {
      do throws(FileError) {
        attempt = .connecting(try Socket.connecting(to: address), rest: Array(rest))
        return
      } catch {
        if case .system(let reason) = error { number = reason }
      }
    }
    guard number != ENOENT, number != ECONNREFUSED else {
      return events.append(.failed(ErrorMessages.language.sentences.live.nobodyListens))
    }
    fail(number)
  }

  /// Looks up a name in a child process, because a static program cannot do it itself.
  private func lookUp(_ host: String, _ port: UInt16) {
    #if canImport(Darwin)
      let words = ["dscacheutil", "-q", "host", "-a", "name", host]
    #else
      let words = ["getent", "ahosts", "--", host]
    #endif
    var process = pid_t()
    guard let pipe = ChildProcess.pipe() else { return fail(errno) }
    let number = ChildProcess.spawn(&process, words, on: [nil, pipe.writing, nil])
    CSystem.close(pipe.writing)
    guard number == 0 else {
      CSystem.close(pipe.reading)
      return fail(number)
    }
    _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK)
    attempt = .naming(process, output: pipe.reading, text: [], port: port)
  }

  /// The addresses among the words of `getent` or `dscacheutil`, without duplicates.
  static func addresses(in text: [UInt8], port: UInt16) -> [SocketAddress] {
    var hosts: [String] = []
    for word in String(decoding: text, as: UTF8.self).split(whereSeparator: { $0.isWhitespace }) {
      let host = String(word)
      if !hosts.contains(host), SocketAddress(host: host, port: port) != nil { hosts.append(host) }
    }
    return hosts.prefix(8).compactMap { SocketAddress(host: $0, port: port) }
  }

  /// The most bytes of a lookup that are read.
  private static let mostNames = 65_536

  private func goOn() {
    switch attempt {
    case .none: break
    case .naming(let process, let output, let text, let port):
      switch readSome(output) {
      case .nothingYet: break
      case .bytes(let more) where text.count < Self.mostNames:
        attempt = .naming(process, output: output, text: text + more, port: port)
      case .bytes, .closed:
        giveUp()
        let addresses = Self.addresses(in: text, port: port)
        guard !addresses.isEmpty else {
          return events.append(.failed(ErrorMessages.language.sentences.live.noSuchName(place)))
        }
        connect(addresses)
      }
    case .connecting(let socket, let rest):
      guard wait(for: [Watched(socket, isToWrite: true)], milliseconds: 0)?[0] == true else { return }
      attempt = .none
      let number = Socket.outcome(of: socket)
      if number == 0 { return begin(socket, socket, place) }
      CSystem.close(socket)
      connect(rest, after: number)
    }
  }

  private func giveUp() {
    switch attempt {
    case .none: break
    case .naming(let process, let output, _, _):
      CSystem.close(output)
      Self.end(process)
    case .connecting(let socket, _): CSystem.close(socket)
    }
    attempt = .none
  }
}

extension LiveWires {
  /// Runs the person's own command in a shell; it contains nothing that a peer sent.
  private func start(_ text: String) {
    guard let pipes = ChildProcess.pipes(3) else { return fail(errno) }
    let (input, output, errors) = (pipes[0], pipes[1], pipes[2])
    var process = pid_t()
    let number = ChildProcess.spawn(
      &process, ["/bin/sh", "-c", text], on: [input.reading, output.writing, errors.writing], inOwnSession: true)
    for descriptor in [input.reading, output.writing, errors.writing] { CSystem.close(descriptor) }
    guard number == 0 else {
      for descriptor in [input.writing, output.reading, errors.reading] { CSystem.close(descriptor) }
      return fail(number)
    }
    for descriptor in [input.writing, output.reading, errors.reading] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    command = RunningCommand(process: process, errors: errors.reading)
    begin(output.reading, input.writing, place)
  }

  /// The most bytes of one line of standard error that are kept; the screen shows fewer.
  private static let mostOfRow = 1_000

  /// Reports the last line that the command wrote to standard error, also one that is not complete yet.
  private func readErrors() {
    var read = 0
    while read < Self.mostBytes, let command, let errors = command.errors {
      switch readSome(errors) {
      case .nothingYet: return
      case .closed:
        CSystem.close(errors)
        self.command?.errors = nil
      case .bytes(let bytes):
        read += bytes.count
        let rows = (command.row + bytes).split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
        self.command?.row = Array((rows.last ?? []).prefix(Self.mostOfRow))
        guard let row = rows.last(where: { !$0.isEmpty }) else { break }
        events.append(.commandSaid(SafeText(String(decoding: row, as: UTF8.self), limit: 100)))
      }
    }
  }

  private func endCommand() {
    guard let command else { return }
    readErrors()
    if let errors = self.command?.errors { CSystem.close(errors) }
    Self.end(command.process)
    self.command = nil
  }

  /// Kills a child with all the processes that it started.
  private static func end(_ process: pid_t) {
    kill(-process, SIGKILL)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }
}
