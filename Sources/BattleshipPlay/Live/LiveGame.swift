// A duel played live: who is connected, and the lines that they and this side send.

import BattleshipCore

/// The connections of a live game by link. The table holds the duel; this value knows the peers.
///
/// A front end passes in events, with the time in milliseconds, and carries out the effects. After every other event
/// at the table it calls ``announce(_:)``.
package struct LiveGame: Hashable, Sendable {
  /// The address, file or command that it listens on or connects to.
  package let place: SafeText

  /// The command that the other player has to type; nil on the side that connects.
  package let invitation: Invitation?

  private var phase: Phase

  private enum Phase: Hashable {
    /// No duel is at the table yet; the first message brings it.
    case awaitsDuel
    /// The first message, which this peer sent, is being opened; `unread` are the lines that it sent since.
    case opens(peer: Int, unread: [LiveLine])
    case plays
    /// The challenger does not want this player, who therefore does not connect again.
    case declined
  }

  private var peers: [Peer] = []
  /// The last player who was here and no longer is; nil again once another peer greets.
  private(set) var lastVisitor: Visitor?
  /// The requests to join that wait for the person's answer, at most one per peer.
  private var joinings: [Joining] = []
  private var declined: [Duel] = []
  private(set) var isGone = false
  /// Whether both fleets are open and confirmed, so that later lines do not matter.
  private var isDone = false

  /// The lines sent to every peer, and the saved text that they were made from.
  private var said: [LiveLine] = []
  private var savedText: String?
  /// The answers ahead to the last message written here.
  private(set) var answersAhead: AnswersAhead?
  /// The message for which the peers were told that the person is aiming.
  private var aimedAt: MessageContent?

  private var now = 0
  private var connectsAt: Int?
  /// How often in a row it could not connect.
  private(set) var failureCount = 0
  /// When to retry a move that could not be saved.
  private var movesAt: Int?
  /// The rate limit of notices that strangers, or a command, can cause.
  private var notices = RateLimit()

  /// By name or address.
  enum Visitor: Hashable { case left(SafeText), declined(SafeText) }

  package struct Joining: Hashable, Sendable {
    let duel: Duel
    let peer: Int
    let address: SafeText
  }

  package struct Invitation: Hashable, Sendable {
    package let command: SafeText
    /// Whether no other machine can reach the address.
    package let isLocal: Bool

    package init(_ command: SafeText, isLocal: Bool) {
      self.command = command
      self.isLocal = isLocal
    }
  }

  private static let mostDeclined = 16

  package init(at place: SafeText, invitation: Invitation?, awaitsDuel: Bool) {
    self.place = place
    self.invitation = invitation
    phase = awaitsDuel ? .awaitsDuel : .plays
  }

  /// Whether no duel is at the table yet.
  package var awaitsDuel: Bool {
    switch phase {
    case .awaitsDuel, .opens: true
    case .plays, .declined: false
    }
  }

  /// Whether the challenger does not want this player.
  package var isDeclined: Bool { phase == .declined }

  /// The request to join that the person is asked about.
  package var question: Joining? { joinings.first }

  package mutating func update(_ event: LiveEvent, at now: Int, _ table: inout Table) -> [LiveEffect] {
    guard var game = table.linkGame else { return [] }
    self.now = now
    var effects: [LiveEffect] = []
    switch event {
    case .connected(let number, let address):
      effects += makeRoom()
      peers.append(Peer(number, address: address, at: now))
      effects.append(.say(LiveLine.greeting, to: number))
    case .heard(let number, let bytes): effects += hear(bytes, from: number, &game)
    case .closed(let number): effects += remove(number) + connectAgain(after: nil)
    case .failed(let reason): effects += connectAgain(after: reason)
    case .commandSaid(let text): effects.append(.notice(.commandSaid(text)))
    case .time: effects += passTime()
    case .decided(let isYes): effects += decide(isYes, &game)
    case .opened(let isOpen): effects += finishOpening(isOpen, &game)
    }
    table.linkGame = game
    let isOver = table.isOver
    effects = effects.filter { admits($0, isOver: isOver) }
    // A failed move is retried on its own timer. Owed moves go out first; otherwise the game is saved.
    if event != .time || movesAt.map({ $0 <= now }) == true {
      movesAt = nil
      let owed = table.linkGame?.makeOwedMove() ?? []
      effects += (owed.isEmpty ? table.save() : owed).map { .table($0) }
    }
    return effects + announce(table)
  }

  /// The person's answer to ``question``.
  package mutating func decide(_ isYes: Bool, _ table: inout Table) -> [LiveEffect] {
    update(.decided(isYes), at: now, &table)
  }

  /// Sends the changes at the table.
  package mutating func announce(_ table: Table) -> [LiveEffect] {
    guard let game = table.linkGame else { return [] }
    movesAt = game.owesMove ? movesAt ?? now + 1_000 : nil
    isDone = game.seat.duel.map { $0.due == .nothing && $0.hasWon == false } ?? false
    var effects: [LiveEffect] = []
    if game.duel?.saved != savedText {
      let lines = game.linesToSay
      if lines.first != said.first { answersAhead = nil }
      effects += lines.filter { !said.contains($0) }.flatMap { sayToAll($0) }
      savedText = game.duel?.saved
      said = lines
    }
    if game.seat.aiming != nil, game.duel?.saved != nil, aimedAt != game.received {
      aimedAt = game.received
      effects += sayToAll(.aiming)
    }
    return effects
  }

  /// When ``LiveEvent/time`` is due, in milliseconds; nil if no event is.
  package var deadline: Int? {
    let greetings = peers.filter { !$0.hasGreeted }.map { $0.since + Peer.timeToGreet }
    return (greetings + [connectsAt, movesAt].compactMap { $0 }).min()
  }

  /// The last lines of a side that leaves.
  package var farewell: [LiveEffect] { sayToAll(.bye) }

  /// The address of a peer that is connected before the challenge is joined.
  var visitor: SafeText? { peers.first { $0.hasGreeted }?.address }

  /// Whether the other player is connected, as far as a line can tell.
  package var isHere: Bool { peers.contains { $0.isOfDuel } }

  var isAiming: Bool { peers.contains { $0.isOfDuel && $0.isAiming } }

  /// Limits notices that strangers can cause, so that they fill neither the screen nor the lines. After the end, the
  /// last messages are exchanged without a word about the connection.
  private mutating func admits(_ effect: LiveEffect, isOver: Bool) -> Bool {
    switch effect {
    case .notice(.connectsAgain) where isOver: false
    case .notice(.met), .notice(.shutOut), .notice(.commandSaid): notices.allowsOneMore(at: now)
    case .notice, .say, .close, .connect, .open, .refuse, .table: true
    }
  }

  private func sayToAll(_ line: LiveLine) -> [LiveEffect] {
    peers.filter { $0.hasGreeted }.map { .say(line.text, to: $0.number) }
  }
}

extension LiveGame {
  func index(of number: Int) -> Int? { peers.firstIndex { $0.number == number } }

  /// Makes room for one more peer: closes the stranger that was silent longest, or the other player if there is none.
  private mutating func makeRoom() -> [LiveEffect] {
    guard peers.count >= Peer.limit else { return [] }
    let strangers = peers.filter { !$0.isOfDuel }
    guard let silent = (strangers.isEmpty ? peers : strangers).min(by: { $0.lastHeard < $1.lastHeard }) else {
      return []
    }
    return [.close(silent.number)] + remove(silent.number)
  }

  private mutating func remove(_ number: Int) -> [LiveEffect] {
    guard let index = index(of: number) else { return [] }
    let wasHere = isHere
    let peer = peers.remove(at: index)
    if peer.hasGreeted { lastVisitor = .left(peer.address) }
    // The question stays: another one in its place could be answered by mistake.
    joinings = joinings.prefix(1) + joinings.dropFirst().filter { $0.peer != number }
    guard wasHere, !isHere else { return [] }
    isGone = true
    return [.notice(.isGone)]
  }

  private mutating func shutOut(_ number: Int) -> [LiveEffect] {
    guard let index = index(of: number) else { return [] }
    let address = peers[index].address
    return [.close(number)] + remove(number) + [.notice(.shutOut(address))] + connectAgain(after: nil)
  }

  /// On the side that connects, schedules the next attempt, each after a longer pause.
  private mutating func connectAgain(after reason: SafeText?) -> [LiveEffect] {
    guard invitation == nil, peers.isEmpty, connectsAt == nil, !isDone, !isDeclined else { return [] }
    let seconds = min(30, 1 << min(failureCount, 5))
    connectsAt = now + seconds * 1_000
    failureCount += 1
    return [.notice(.connectsAgain(seconds: seconds, after: reason))]
  }

  private mutating func passTime() -> [LiveEffect] {
    var effects: [LiveEffect] = []
    for peer in peers where !peer.hasGreeted && peer.since + Peer.timeToGreet <= now { effects += shutOut(peer.number) }
    if let time = connectsAt, time <= now {
      connectsAt = nil
      effects.append(.connect)
    }
    return effects
  }
}

extension LiveGame {
  private mutating func hear(_ bytes: [UInt8], from number: Int, _ game: inout LinkGame) -> [LiveEffect] {
    guard let index = index(of: number) else { return [] }
    var effects: [LiveEffect] = []
    for said in peers[index].hear(bytes, at: now) {
      // A line may have removed the peer.
      guard let index = self.index(of: number) else { return effects }
      switch said {
      case .greeting: effects += greet(peers[index], game)
      case .tooMuch: return effects + shutOut(number)
      case .line(let line):
        guard let more = hear(line, from: index, &game) else { return effects + shutOut(number) }
        effects += more
      }
    }
    return effects
  }

  /// Nil if the peer has to be shut out.
  private mutating func hear(_ line: LiveLine, from index: Int, _ game: inout LinkGame) -> [LiveEffect]? {
    if case .opens(let peer, let unread) = phase {
      guard peers[index].repeats.allowsOneMore(at: now) else { return nil }
      if peers[index].number == peer { phase = .opens(peer: peer, unread: unread + [line]) }
      return []
    }
    let reception = receive(line, from: index, &game)
    let mayGoOn =
      switch reception.kind {
      case .news: true
      case .nothingNew: peers[index].repeats.allowsOneMore(at: now)
      case .dropped: peers[index].mayIgnoreOneMore()
      }
    return mayGoOn ? reception.effects : nil
  }

  /// Called once the first message is at the table or could not be opened; then handles the lines that followed it.
  private mutating func finishOpening(_ isOpen: Bool, _ game: inout LinkGame) -> [LiveEffect] {
    guard case .opens(let number, let lines) = phase else { return [] }
    phase = isOpen ? .plays : .awaitsDuel
    guard let index = index(of: number) else { return [] }
    if !isOpen { return peers[index].mayIgnoreOneMore() ? [] : shutOut(number) }
    peers[index].isOfDuel = true
    var effects: [LiveEffect] = []
    for line in lines {
      guard let index = self.index(of: number) else { return effects }
      guard let more = hear(line, from: index, &game) else { return effects + shutOut(number) }
      effects += more
    }
    return effects
  }

  private mutating func greet(_ peer: Peer, _ game: LinkGame) -> [LiveEffect] {
    failureCount = 0
    lastVisitor = nil
    let lines = said + (game.seat.aiming != nil && aimedAt == game.received && game.duel?.saved != nil ? [.aiming] : [])
    return [.notice(.met(peer.address))] + lines.map { .say($0.text, to: peer.number) }
  }

  private enum Kind { case news, nothingNew, dropped }
  private typealias Reception = (kind: Kind, effects: [LiveEffect])

  private mutating func receive(_ line: LiveLine, from index: Int, _ game: inout LinkGame) -> Reception {
    switch line {
    case .aiming:
      defer { peers[index].isAiming = true }
      return (peers[index].isAiming ? .nothingNew : .news, [])
    case .bye:
      guard peers[index].isOfDuel else { return (.nothingNew, []) }
      peers[index].isOfDuel = false
      isGone = !isHere
      return (.nothingNew, isGone ? [.notice(.left)] : [])
    case .declined:
      // Only the challenger to whom this side has connected can decline.
      guard invitation == nil, peers[index].isOfDuel, game.seat.duel?.due == .wait, game.isJoining, answersAhead == nil
      else { return (.nothingNew, []) }
      phase = .declined
      let number = peers[index].number
      // The notice that they declined is enough; none says that they are gone.
      _ = remove(number)
      return (.news, [.notice(.declined), .close(number)])
    case .answers(let text): return receive(answers: text, from: index, &game)
    case .message(let duel, let url):
      if awaitsDuel {
        phase = .opens(peer: peers[index].number, unread: [])
        return (.news, [.open(url)])
      }
      return receive(duel, from: index, &game)
    }
  }

  private mutating func receive(answers text: String, from index: Int, _ game: inout LinkGame) -> Reception {
    guard let written = game.record?.written, let said = AnswersAhead(text: text, on: written.rules.board),
      said != answersAhead
    else { return (answersAhead == nil ? .dropped : .nothingNew, []) }
    guard game.isSaid(said) else { return (.dropped, []) }
    if answersAhead != nil { return (.dropped, [.refuse(.relation(.changed(.turn(written.turns.count + 1))))]) }
    answersAhead = said
    game.show(said)
    return (.news, welcome(index))
  }

  private mutating func receive(_ duel: Duel, from index: Int, _ game: inout LinkGame) -> Reception {
    switch game.relation(of: duel, ahead: answersAhead) {
    // Any peer that connects hears the challenge, and can send it back.
    case .old: return (.nothingNew, game.isToBeJoined ? [] : welcome(index))
    case .refused(let error?): return (.dropped, [.refuse(error)])
    case .refused(nil):
      let isOther = game.seat.isOver && duel.secondSeal == nil && peers[index].isOfDuel
      return (.dropped, isOther ? [.notice(.otherChallenge)] : [])
    case .next where game.isToBeJoined: return ask(Joining(duel, peers[index]))
    case .next:
      game.receive(duel)
      if let refusal = game.refusal { return (.dropped, [.refuse(refusal)]) }
      for index in peers.indices { peers[index].isAiming = false }
      return (.news, welcome(index))
    }
  }

  /// Marks the peer as part of this duel.
  private mutating func welcome(_ index: Int) -> [LiveEffect] {
    peers[index].isOfDuel = true
    defer { isGone = false }
    return isGone ? [.notice(.cameBack)] : []
  }
}

extension LiveGame {
  private mutating func ask(_ joining: Joining) -> Reception {
    if joinings.contains(where: { $0.duel == joining.duel }) { return (.nothingNew, []) }
    if declined.contains(joining.duel) { return (.nothingNew, [.say(LiveLine.declined.text, to: joining.peer)]) }
    guard !joinings.contains(where: { $0.peer == joining.peer }) else { return (.dropped, []) }
    joinings.append(joining)
    return (.news, [])
  }

  private mutating func decide(_ isYes: Bool, _ game: inout LinkGame) -> [LiveEffect] {
    guard !joinings.isEmpty else { return [] }
    let asked = joinings.removeFirst()
    guard isYes, game.relation(of: asked.duel, ahead: nil) == .next else {
      return decline(asked)
    }
    game.receive(asked.duel)
    // The next one who asked may be taken instead.
    if let refusal = game.refusal { return [.refuse(refusal)] + decline(asked) }
    let others = joinings
    joinings = []
    let effects = index(of: asked.peer).map { welcome($0) } ?? []
    return effects + others.flatMap { [.say(LiveLine.declined.text, to: $0.peer)] + shutOut($0.peer) }
  }

  private mutating func decline(_ asked: Joining) -> [LiveEffect] {
    declined = declined.suffix(Self.mostDeclined - 1) + [asked.duel]
    defer { lastVisitor = .declined(asked.duel.name(of: .second).map { SafeText($0) } ?? asked.address) }
    // Who asked may have left meanwhile.
    guard index(of: asked.peer) != nil else { return [] }
    return [.say(LiveLine.declined.text, to: asked.peer)] + shutOut(asked.peer)
  }
}

extension LiveGame.Joining {
  fileprivate init(_ duel: Duel, _ peer: Peer) { self.init(duel: duel, peer: peer.number, address: peer.address) }
}
