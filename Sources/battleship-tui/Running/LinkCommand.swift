// The commands by link: read a message, answer it without a screen or play it on one, and write the answer.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

enum LinkCommand {
  static func new(_ options: Options) -> Never {
    let seed = options.seed ?? System.seed
    let base = orRefusal(try base(options.base, else: .demo))
    guard let ships = ships(options.ships) else {
      play(.byLink(.hunt(options.rules)), options, on: base)
    }
    send(.placing(ships, rules: options.rules, seed: seed, on: base, ErrorMessages.language))
  }

  static func open(_ options: Options) -> Never {
    if case .connecting(let place)? = options.live, options.asksName {
      TitleCommand.show(options, joiningAt: place.text)
    }
    let live = wires(options)
    guard let operand = options.operand else { play(nil, live, options) }
    let given =
      switch operand {
      case .argument(let text): GivenURL(pasted: text)
      case .standardInput: url(operand)
      }
    play(orRefusal(try opened(given, options.player)), live, options)
  }

  /// The sockets of a live game, opened before anything else is done; nil for other games.
  private static func wires(_ options: Options) -> LiveWires? {
    orRefusal(try options.live.map { way throws(CommandError) in try LiveWires.begun(way) })
  }

  static func daily(_ options: Options) -> Never {
    guard let date = options.date ?? System.today else {
      refuse(.failed(ErrorMessages.words.missingValue(SafeText(Option.date.name))))
    }
    play(.daily(date), options, on: orRefusal(try base(nil)))
  }

  private static func play(_ start: GameStart, _ options: Options, on base: MessageURLBase) -> Never {
    guard let game = orRefusal(try OpenGame(start, options.player, on: base, seed: options.seed)) else {
      preconditionFailure("a new game can always begin")
    }
    play(game, wires(options), options)
  }

  /// Plays a game, live if there are wires; without a game, the first message brings the duel.
  private static func play(_ game: OpenGame?, _ wires: LiveWires?, _ options: Options) -> Never {
    let live = wires?.game(awaitsDuel: game == nil)
    let played: OpenGame
    switch (game, live) {
    case (let game?, nil): played = game
    case (let game?, let live?): played = orRefusal(try game.going(on: live))
    case (nil, let live?): played = OpenGame(awaiting: live, options.player)
    case (nil, nil): preconditionFailure("there is a URL or a line")
    }
    let terminal = BattleshipTUI.terminal(options.look, at: .behindStandard)
    ScreenLoop.play(played, by: options.player, live: wires, on: terminal, options.look)
  }

  static func opened(_ url: GivenURL, _ options: PlayerOptions) throws(CommandError) -> OpenGame {
    try OpenGame(try content(of: url), options, on: url.replyBase)
  }

  /// A player is told what to do; those who give the link to a command are told which item is wrong.
  static func opened(pasted text: String, _ options: PlayerOptions) throws(CommandError) -> OpenGame {
    if let fault = LinkFault(of: text.pastedLink) {
      throw .urlRefused(ErrorMessages.language.sentences.page.refusal(.link(fault)))
    }
    return try opened(GivenURL(pasted: text), options)
  }

  static func shoot(_ options: Options) -> Never {
    let url = url(options.url)
    switch orRefusal(try content(of: url)) {
    case .hunt(let game):
      if options.has(.auto) {
        var computer = ComputerPlayer(level: options.level ?? .strong, seed: System.seed)
        send(.shooting(by: &computer, in: game, on: url.replyBase, ErrorMessages.language))
      } else {
        let cells = options.cells
        let answer = CommandResult.shooting(at: cells, in: game, on: url.replyBase, ErrorMessages.language)
        if let game = FinishedGame(firingAt: cells, in: game), let error = GameBook.note(game) {
          GameBook.complain(error)
        }
        if let note = CommandResult.notFired(cells, in: game, ErrorMessages.language) { BattleshipTUI.complain(note) }
        send(answer)
      }
    case .duel(let duel):
      let player = orRefusal(try LocalPlayer.existing(options.player))
      let cells = options.has(.auto) ? aim(options.level ?? .strong, in: duel, by: player) : options.cells
      send(player.answer(cells.isEmpty ? .finish : .fire(cells), in: duel, on: url.replyBase))
    }
  }

  /// The computer's cells in a duel; none if no shots are due, to end the duel or show the last message again.
  private static func aim(_ level: ComputerPlayer.Level, in duel: Duel, by player: LocalPlayer) -> [Cell] {
    guard let own = orRefusal(try player.open(duel)), case .fire(let shots, _) = own.due else { return [] }
    var computer = ComputerPlayer(level: level, seed: System.seed)
    return computer.volley(shots, for: own.chart)
  }

  static func duel(_ options: Options) -> Never {
    let base = orRefusal(try base(options.base))
    guard let ships = ships(options.ships) else {
      play(.byLink(.duel(options.terms)), options, on: base)
    }
    let live = wires(options)
    let player = orRefusal(try LocalPlayer.existing(options.player, mayMake: true))
    let answer = player.challenge(ships, rules: options.terms.rules, volley: options.terms.volley, on: base)
    guard let live, let url = answer.url else { send(answer) }
    play(orRefusal(try opened(GivenURL(argument: url.string), options.player)), live, options)
  }

  static func join(_ options: Options) -> Never {
    let url = url(options.url)
    let duel = duelOrRefusal(of: url)
    let player = orRefusal(try LocalPlayer.existing(options.player, mayMake: true))
    send(player.join(duel, with: ships(options.ships) ?? .random, shots: options.cells, on: url.replyBase))
  }

  static func resign(_ options: Options) -> Never {
    let url = url(options.url)
    let duel = duelOrRefusal(of: url)
    send(orRefusal(try LocalPlayer.existing(options.player)).answer(.resign, in: duel, on: url.replyBase))
  }

  static func inspect(_ options: Options) -> Never {
    let url = url(options.url)
    let content = orRefusal(try content(of: url))
    var (key, relation): (PlayerKey?, Relation?) = (nil, nil)
    if case .duel(let duel) = content {
      if options.has(.reveal) || options.has(.advise) {
        key = orRefusal(try LocalPlayer.keys(options.player.key))?.key(of: duel)
      }
      relation = LocalPlayer.relation(of: duel, to: options.player.key)
    }
    write(
      .inspecting(
        content, key: key, relation: relation, reveals: options.has(.reveal), advises: options.has(.advise),
        asJSON: options.has(.json), ErrorMessages.language))
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
        refuse(.refusal(error, ErrorMessages.language))
      }
    }
  }

  private static func content(of url: GivenURL) throws(CommandError) -> MessageContent {
    do throws(MessageURLError) {
      return try url.content()
    } catch {
      throw .refusal(error, of: url, ErrorMessages.language)
    }
  }

  /// The value; a refusal ends the program.
  static func orRefusal<Value>(_ value: @autoclosure () throws(CommandError) -> Value) -> Value {
    do throws(CommandError) {
      return try value()
    } catch {
      refuse(error)
    }
  }

  private static func duelOrRefusal(of url: GivenURL) -> Duel {
    guard case .duel(let duel) = orRefusal(try content(of: url)) else {
      refuse(.wrongUsage(ErrorMessages.language.terminal.commands.isAHunt))
    }
    return duel
  }

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
      BattleshipTUI.refuse(ErrorMessages.words.noShips, status: 2)
    }
    return .named(ships)
  }

  static func input(limit: Int) -> [UInt8] {
    do throws(FileError) {
      return try System.readInput(limit: limit)
    } catch {
      BattleshipTUI.refuse(ErrorMessages.words.cannotRead(ErrorMessages.reason(error)), status: 1)
    }
  }

  /// The given base, or that of the environment, of the title's settings, or a usual one.
  static func base(
    _ given: MessageURLBase?, elseIn settings: TitleSettings? = nil, else usual: MessageURLBase = .program
  ) throws(CommandError) -> MessageURLBase {
    if let given { return given }
    return try baseInForce() ?? settings?.base ?? usual
  }

  static func baseInForce() throws(CommandError) -> MessageURLBase? {
    let variable = "BATTLESHIP_BASE"
    guard let text = Path(variable: variable)?.text, !text.isEmpty else { return nil }
    do throws(MessageURLBaseError) {
      return try MessageURLBase(text)
    } catch {
      throw .wrongUsage(
        ErrorMessages.words.badValue(
          ErrorMessages.plain(text), option: ErrorMessages.plain(variable), expected: .base))
    }
  }

  static func write(_ answer: CommandResult) -> Never {
    if case .refused(let error) = answer { refuse(error) }
    BattleshipTUI.finish(printing: answer.output)
  }

  static func refuse(_ error: CommandError) -> Never {
    let advice = error.mayBeCut ? [ErrorMessages.words.quotesLink] : []
    BattleshipTUI.refuse(ErrorMessages.language.line(of: [error.reason] + advice), status: error.status)
  }

  /// Prints an answer; at a terminal, also tells the person to send the message.
  private static func send(_ answer: CommandResult) -> Never {
    guard !System.outputIsNoTerminal, let url = answer.url else { write(answer) }
    BattleshipTUI.finish(printing: answer.output, note: ErrorMessages.language.terminal.title.sending(url.string))
  }
}
