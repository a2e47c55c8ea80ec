// Opens games: reads their saved texts, and sits down at a table once the storage has answered.

import BattleshipCore
import BattleshipPlayers

extension Lobby {
  package mutating func begin(_ start: GameStart) -> [LobbyEffect] {
    switch start {
    case .computer(let level, let terms): return seek(1, .computer(level, terms))
    case .two(let names, let game): return seek(1, .two(names, game))
    case .byLink(.hunt(let rules)): return sit(at: LinkGame(hiding: rules), isNew: true)
    case .byLink(.duel(let terms)), .waitLive(let terms):
      if keys.ring != nil { return sit(at: LinkGame(duelUnder: terms), isNew: true) }
      pending = .newDuel(terms)
      return [.read(.key)]
    case .daily(let date): return open(DailyBoard(date))
    case .resume(.computer(let number)): return resume(.computer(number))
    case .resume(.two(let number)): return resume(.two(number))
    case .resume(.link(let url)), .open(let url), .goLive(let url, _):
      guard let content = MessageContent(in: url) else {
        refusal = LinkFault(of: url).map { .link($0) }
        return []
      }
      return open(content)
    // Phones have their own screen, and in a live game the first message brings the duel.
    case .resume(.phones), .phones, .joinLive: return []
    }
  }

  /// Opens a message after reading its saved texts. A refused one leaves the game as it is.
  package mutating func open(_ content: MessageContent) -> [LobbyEffect] {
    if case .hunt(let hunt) = content, let board = dailyBoard(of: hunt) { return open(board) }
    return read(content)
  }

  private mutating func read(_ content: MessageContent) -> [LobbyEffect] {
    pending = .message(content, record: nil)
    return switch content {
    case .hunt: [.read(content.savedName)]
    case .duel(let duel): [.read(.key), .read(.duel(duel.identifier)), .read(content.savedName)]
    }
  }

  private mutating func open(_ board: DailyBoard) -> [LobbyEffect] {
    pending = .daily(board)
    return [.read(.daily)]
  }

  /// The board of one of the last days, if the hunt is for its ships and has no shot yet.
  private func dailyBoard(of hunt: Game) -> DailyBoard? {
    guard let today, hunt.shots.isEmpty, hunt.rules == DailyBoard.rules else { return nil }
    for days in 0..<DailyResults.limit {
      if let date = CalendarDate(number: today.number - days), case let board = DailyBoard(date), board.hunt == hunt {
        return board
      }
    }
    return nil
  }

  /// A game by link, for which some ships are placed.
  package mutating func place(_ draft: SeatDraft) -> [LobbyEffect] {
    LinkGame(placing: draft).map { sit(at: $0, isNew: false) } ?? []
  }

  private mutating func resume(_ name: SavedName) -> [LobbyEffect] {
    pending = .saved(name)
    return [.read(name)]
  }

  private mutating func seek(_ number: Int, _ start: Pending.NumberedStart) -> [LobbyEffect] {
    pending = .another(number, start)
    return [.read(start.name(number))]
  }

  mutating func sit(at table: Table, isNew: Bool) -> [LobbyEffect] {
    var table = table
    daily = nil
    let effects = table.begin()
    self.table = table
    pending = nil
    begun = nil
    return [.opened(isNew: isNew)] + effects.map { .table($0) }
  }

  /// Handles the saved text of a name, whether it was asked for or changed in another window.
  package mutating func learn(_ name: SavedName, _ loaded: ReadResult, _ randomness: RandomSource) -> [LobbyEffect] {
    switch (name, pending) {
    case (.key, .newDuel(let terms)?):
      keys = keys.learning(loaded)
      pending = nil
      return key(randomness).map { _ in sit(at: LinkGame(duelUnder: terms), isNew: true) } ?? []
    case (.key, _):
      keys = keys.learning(loaded)
      return proceedWithKey(randomness)
    case (_, .another(let number, let start)?) where name == start.name(number):
      if loaded == .held || loaded.text.map({ Self.mustKeep($0, name) }) == true { return seek(number + 1, start) }
      return sit(at: Self.table(start, number, loaded.text, randomness), isNew: true)
    case (.daily, .daily(let board)?):
      daily = DailyGame(board.date, today: today ?? board.date, saved: loaded)
      return read(.hunt(board.hunt))
    case (_, .saved(let asked)?) where name == asked: return resume(name, loaded.text, randomness)
    case (.duel(let identifier), .message(.duel(let duel), _)?) where duel.identifier == identifier:
      pending = .message(.duel(duel), record: loaded.text)
      return []
    case (.begun(let identifier), .message(.duel(let duel), let record)?) where duel.identifier == identifier:
      return open(duel, record: record, loaded.text, randomness)
    case (.hunt(let query), .message(.hunt(let hunt), _)?) where hunt.openingQuery == query:
      return open(hunt, loaded.text)
    case (_, _): return table != nil ? play(.savedElsewhere(name, loaded.text)) : [.list]
    }
  }

  /// Whether a text must not be overwritten: it holds a game that can be resumed, or cannot be read.
  private static func mustKeep(_ text: String, _ name: SavedName) -> Bool {
    if case .two = name { return SavedTwo(text: text)?.isToResume ?? true }
    guard let saved = try? SavedSolo(text: text) else { return true }
    return saved.listing != nil
  }

  private static func table(
    _ start: Pending.NumberedStart, _ number: Int, _ text: String?, _ randomness: RandomSource
  ) -> Table {
    var randomness = randomness
    switch start {
    case .computer(let level, let terms):
      let solo = Solo(
        level: level, terms: terms, key: PlayerKey(using: &randomness), computersKey: PlayerKey(using: &randomness),
        randomness: randomness.split())
      return Table(solo, number: number, savedAs: text)
    case .two(let names, let game):
      return Table(TwoPlayers(names, game, randomness: randomness), number: number, savedAs: text)
    }
  }

  private mutating func resume(_ name: SavedName, _ text: String?, _ randomness: RandomSource) -> [LobbyEffect] {
    pending = nil
    guard let text else { return [.list] }
    guard let table = Table(name, text, randomness) else {
      refusal = text.holdsUnreleasedDuel ? .link(.unreleased) : .gameUnreadable
      return []
    }
    return sit(at: table, isNew: false)
  }

  /// Opens a hunt with the shots that were fired here.
  private mutating func open(_ hunt: Game, _ text: String?) -> [LobbyEffect] {
    let resumed = begun.flatMap { $0.hunt?.continues(hunt) == true ? $0 : nil }
    let saved = text.flatMap { SavedLink(saved: $0) } ?? resumed
    let isMine = daily != nil ? false : saved.map { $0.kind == .hidden }
    guard let saved, let played = saved.hunt, played.continues(hunt), let content = saved.content?.hunt,
      played != hunt || content == hunt
    else {
      return sit(at: LinkGame(hunt, isMine: isMine), savedAs: text, isNew: false)
    }
    var game = LinkGame(content, isMine: isMine)
    game.resume(saved)
    // Show the link again: to ships that were hidden here, or to the result of a game that was played here.
    // A board of the day has no link to send.
    let isToSend = saved.kind == .hidden ? played.shots.isEmpty : played.status != .open
    if daily == nil, isToSend { game.send(played) }
    return sit(at: game, savedAs: text, isNew: false)
  }

  private mutating func sit(at game: LinkGame, savedAs text: String? = nil, isNew: Bool) -> [LobbyEffect] {
    var game = game
    game.base = base
    game.name = name
    if let daily { game.kind = .daily(daily) }
    game.savesOpened = savesOpened
    return sit(at: Table(game, savedAs: text), isNew: isNew)
  }

  private mutating func open(
    _ duel: Duel, record: String?, _ text: String?, _ randomness: RandomSource
  ) -> [LobbyEffect] {
    var game = LinkGame(duel, keys: key(randomness), saved: record, insists: insists)
    refusal = game.refusal.map { .message($0) } ?? refusal
    if record != nil, game.record == nil { refusal = .memoryUnreadable }
    let close = game.saveClose()
    let saved = [text.flatMap { SavedLink(saved: $0) }, begun].compactMap { $0 }.first { $0.content == .duel(duel) }
    if let saved { game.resume(saved) }
    return close.map { .table($0) } + sit(at: game, savedAs: text, isNew: saved?.draft == nil)
      + proceedWithKey(randomness)
  }

  package mutating func insist(_ randomness: RandomSource) {
    guard let ring = key(randomness) else { return }
    table?.linkGame?.insist(with: ring)
    refusal = table?.refusal.map { .message($0) }
  }
}

extension Lobby.Pending.NumberedStart {
  /// The name under which game `number` of this kind is saved.
  fileprivate func name(_ number: Int) -> SavedName {
    switch self {
    case .computer: .computer(number)
    case .two: .two(number)
    }
  }
}
