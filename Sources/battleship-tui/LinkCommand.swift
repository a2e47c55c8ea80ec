// The commands by link: read a message, answer it without a screen or play it on one, and write the answer.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

enum LinkCommand {
  static func new(_ options: NewOptions) -> Never {
    let seed = options.seed ?? System.seed
    let base = baseOrRefusal(options.base)
    guard let ships = ships(options.ships) else {
      play(OpenGame(LinkScreen(rules: options.rules, on: base, seed: options.seed), by: nil), options.look)
    }
    send(.placing(ships, rules: options.rules, seed: seed, on: base, ErrorMessages.language))
  }

  static func open(_ options: OpenOptions) -> Never {
    let given =
      switch options.url {
      case .argument(let text): GivenURL(pasted: text)
      case .standardInput: url(options.url)
      }
    switch opened(given, options.duels) {
    case .refused(let answer): write(answer)
    case .game(let link, let player): play(OpenGame(link, by: player), options.look)
    }
  }

  /// Plays on the terminal behind standard input and output, then ends the program with the answer.
  private static func play(_ game: OpenGame, _ look: LookOptions) -> Never {
    ScreenLoop.play(game, on: BattleshipTUI.terminal(look, at: .behindStandard), look)
  }

  enum Opened {
    case refused(CommandAnswer)
    /// The player is `nil` in a hunt, and without a key.
    case game(LinkScreen, LocalPlayer?)
  }

  /// Opens a message: a hunt to fire at, or a duel to continue, to join, or only to watch.
  static func opened(_ url: GivenURL, _ options: DuelOptions.Player) -> Opened {
    let content: MessageContent
    do throws(MessageURLError) {
      content = try url.content()
    } catch {
      return .refused(.refusal(error, of: url, ErrorMessages.language))
    }
    let kept = LinkFolder.game(of: content)
    let opened =
      switch content {
      case .hunt(let game):
        Opened.game(LinkScreen(received: game, keptAs: kept?.kind, on: url.replyBase), nil)
      case .duel(let duel): self.opened(duel, url.replyBase, options)
      }
    guard case .game(var link, let player) = opened, let kept else { return opened }
    link.resume(kept)
    return .game(link, player)
  }

  private static func opened(_ duel: Duel, _ base: MessageURLBase, _ options: DuelOptions.Player) -> Opened {
    let player = LocalPlayer(options, mayMake: duel.secondSeal == nil)
    let read: OwnDuel?
    do throws(ReceptionError) {
      read = try player?.open(duel)
    } catch {
      // Anyone can watch other people's duels.
      guard error == .duel(.notYourDuel) else { return .refused(.refusal(error, ErrorMessages.language)) }
      read = nil
    }
    let state =
      read.map { LinkScreen(received: $0, on: base) }
      ?? LinkScreen(watching: duel, on: base)
    return .game(state, player)
  }

  static func shoot(_ options: ShootOptions) -> Never {
    let url = url(options.url)
    switch content(of: url) {
    case .hunt(let game):
      switch options.aim {
      case .cells(let cells):
        let answer = CommandAnswer.shooting(at: cells, in: game, on: url.replyBase, ErrorMessages.language)
        if let game = FinishedGame(firingAt: cells, in: game), let error = GameBook.note(game) {
          GameBook.complain(error)
        }
        if let note = CommandAnswer.notFired(cells, in: game, ErrorMessages.language) { BattleshipTUI.complain(note) }
        send(answer)
      case .computer(let level):
        var computer = ComputerPlayer(level: level, seed: System.seed)
        send(.shooting(by: &computer, in: game, on: url.replyBase, ErrorMessages.language))
      }
    case .duel(let duel):
      let player = LocalPlayer.existing(options.duels)
      let cells = cells(options.aim, in: duel, by: player)
      send(player.answer(cells.isEmpty ? .finish : .fire(cells), in: duel, on: url.replyBase))
    }
  }

  /// The cells to fire at in a duel; none if no shots are due, to end the duel or show the last message again.
  private static func cells(_ aim: ShootOptions.Aim, in duel: Duel, by player: LocalPlayer) -> [Cell] {
    switch aim {
    case .cells(let cells): return cells
    case .computer(let level):
      do throws(ReceptionError) {
        let own = try player.open(duel)
        guard case .fire(let shots, _) = own.due else { return [] }
        var computer = ComputerPlayer(level: level, seed: System.seed)
        return computer.volley(shots, for: own.chart)
      } catch {
        write(.refusal(error, ErrorMessages.language))
      }
    }
  }

  static func duel(_ options: DuelOptions) -> Never {
    let player = LocalPlayer.existing(options.player, mayMake: true)
    let base = baseOrRefusal(options.base)
    guard let ships = ships(options.ships) else {
      let link = LinkScreen(duelUnder: options.terms, on: base)
      play(OpenGame(link, by: player), options.look)
    }
    send(player.challenge(ships, rules: options.terms.rules, volley: options.terms.volley, on: base))
  }

  static func join(_ options: JoinOptions) -> Never {
    let url = url(options.url)
    guard case .duel(let duel) = content(of: url) else {
      write(.wrongUsage(ErrorMessages.language.terminal.commands.isAHunt))
    }
    let player = LocalPlayer.existing(options.player, mayMake: true)
    send(player.join(duel, with: ships(options.ships) ?? .random, shots: options.cells, on: url.replyBase))
  }

  static func resign(_ options: ResignOptions) -> Never {
    let url = url(options.url)
    guard case .duel(let duel) = content(of: url) else {
      write(.wrongUsage(ErrorMessages.language.terminal.commands.isAHunt))
    }
    send(LocalPlayer.existing(options.player).answer(.resign, in: duel, on: url.replyBase))
  }

  static func inspect(_ options: InspectOptions) -> Never {
    let url = url(options.url)
    let content = content(of: url)
    var (key, relation): (PlayerKey?, Relation?) = (nil, nil)
    if case .duel(let duel) = content {
      if options.reveals || options.advises { key = LocalPlayer.keys(options.key)?.key(of: duel) }
      relation = LocalPlayer.relation(of: duel, to: options.key)
    }
    write(
      .inspecting(
        content, key: key, relation: relation, reveals: options.reveals, advises: options.advises,
        asJSON: options.asJSON, ErrorMessages.language))
  }
}

extension LinkCommand {
  private static func url(_ source: URLSource) -> GivenURL {
    switch source {
    case .argument(let text): return GivenURL(argument: text)
    case .standardInput:
      let input = input(limit: GivenURL.inputLimit)
      do throws(GivenURLError) {
        return try GivenURL(input: input)
      } catch {
        write(.refusal(error, ErrorMessages.language))
      }
    }
  }

  private static func content(of url: GivenURL) -> MessageContent {
    do throws(MessageURLError) {
      return try url.content()
    } catch {
      write(.refusal(error, of: url, ErrorMessages.language))
    }
  }

  /// `nil` if the player places the ships on the screen.
  private static func ships(_ source: ShipSource) -> OwnShips? {
    switch source {
    case .named("-"): break
    case .named(let ships): return .named(ships)
    case .random: return .random
    case .onScreen: return nil
    }
    let limit = 4_096
    let input = input(limit: limit)
    let line = input.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard input.count <= limit, let ships = String(validating: line, as: UTF8.self) else {
      BattleshipTUI.refuse(ErrorMessages.language.terminal.program.noShips, status: 2)
    }
    return .named(ships)
  }

  static func input(limit: Int) -> [UInt8] {
    do throws(FileError) {
      return try System.readInput(limit: limit)
    } catch {
      BattleshipTUI.refuse(ErrorMessages.language.terminal.program.cannotRead(ErrorMessages.reason(error)), status: 1)
    }
  }

  /// The given base, or that of the environment, of the title's settings, or the demo's.
  static func base(
    _ given: MessageURLBase?, elseIn settings: TitleSettings? = nil
  ) throws(Refusal) -> MessageURLBase {
    if let given { return given }
    return try baseInForce() ?? settings?.base ?? .demo
  }

  /// `nil` if the environment sets none.
  static func baseInForce() throws(Refusal) -> MessageURLBase? {
    let variable = "BATTLESHIP_BASE"
    guard let text = Path(variable: variable)?.text, !text.isEmpty else { return nil }
    do throws(MessageURLBaseError) {
      return try MessageURLBase(text)
    } catch {
      let words = ErrorMessages.language.terminal.program
      throw Refusal(
        reason: words.badVariable(ErrorMessages.plain(variable), value: ErrorMessages.plain(text), expected: .base),
        status: 2)
    }
  }

  /// A refusal ends the program.
  static func baseOrRefusal(_ given: MessageURLBase?, elseIn settings: TitleSettings? = nil) -> MessageURLBase {
    do throws(Refusal) {
      return try base(given, elseIn: settings)
    } catch {
      BattleshipTUI.refuse(error.reason, status: error.status)
    }
  }

  static func write(_ answer: CommandAnswer) -> Never {
    if let reason = answer.reason { BattleshipTUI.refuse(reason, status: answer.status) }
    BattleshipTUI.answer(answer.output)
  }

  /// A person at a terminal is told to send the message.
  private static func send(_ answer: CommandAnswer) -> Never {
    guard !System.outputIsNoTerminal, let url = answer.url else { write(answer) }
    BattleshipTUI.answer(answer.output, note: ErrorMessages.language.terminal.title.sending(url.string))
  }
}
