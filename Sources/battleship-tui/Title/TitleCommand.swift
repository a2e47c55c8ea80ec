// The title of the program: it starts games, shows links, and returns after each game.

import BattleshipApp
import BattleshipFrame
import BattleshipPlay
import BattleshipTerminal

/// The title, from the first screen to the end of the program.
struct TitleCommand {
  private let screen: TitleScreen
  private let settings = SettingsFile.own
  private var state: TitleState
  /// The links written so far, printed at the end.
  private var links: [SafeText] = []

  /// Shows the title until the player leaves.
  static func show(_ options: TitleOptions) -> Never {
    let terminal = BattleshipTUI.terminal(options.look, at: .standard)
    var command = TitleCommand(options, terminal)
    command.run()
  }

  private init(_ options: TitleOptions, _ terminal: Terminal) {
    screen = TitleScreen(terminal, options.look, Complaint.language)
    let last = settings.read(Complaint.language.shown(by: screen.widths).terminal.title)
    state = TitleState(
      Title(settings: options.settings(after: last.settings), languages: screen.languages, kept: Self.kept))
    state.title.notice = last.notice
  }

  private var terminal: Terminal { screen.terminal }

  /// The kept games, the newest first.
  private static var kept: [KeptGame] {
    let places = [StatePlace.conversation.flatMap(ConversationFile.kept), StatePlace.solo.flatMap(SoloFile.kept)]
    return places.compactMap { $0 }.sorted { $0.time > $1.time }.map(\.game)
  }

  private mutating func run() -> Never {
    while true {
      switch screen.next(&state) {
      case .ended(let ending): end(after: ending)
      case .effects(let effects): for effect in effects { carryOut(effect) }
      }
    }
  }

  private mutating func carryOut(_ effect: TitleEffect) {
    switch effect {
    case .keep:
      if let notice = settings.keep(state.title.settings, words.terminal.title) { state.title.notice = notice }
    case .play(.twoPlayers, let isNew): playTwo(isNew ? .new : .asAsked)
    case .play(.computer, let isNew): playComputer(isNew ? .new : .asAsked)
    case .resume(.twoPlayers): playTwo(.kept)
    case .resume(.computer): playComputer(.kept)
    case .beginLink: beginLink()
    case .openLink(let text): openLink(text)
    case .copy: break
    case .leave: end(after: nil)
    }
  }

  private var words: Language { state.title.language }

  /// Shows the title again after a game, or ends the program.
  private mutating func comeBack(_ ending: Ending?) {
    if let ending { end(after: ending) }
    state.title.returned(kept: Self.kept)
  }

  private func end(after ending: Ending?) -> Never {
    // Print the links, in case the player did not copy them.
    terminal.close { if !links.isEmpty { System.write(links.map { $0.string + "\n" }.joined(), to: 1) } }
    BattleshipTUI.end(terminal, after: ending)
  }
}

extension TitleCommand {
  private mutating func playTwo(_ choice: GameChoice) {
    let settings = state.title.settings
    let begin = {
      AppState(
        firstName: settings.names.first, secondName: settings.names.second, game: settings.game, seed: System.seed)
    }
    let path = StatePlace.conversation
    var (store, app) = ConversationStore.hotSeat(path: path, isNew: choice == .new, at: System.clock, begin: begin)
    let isAsked = app.isOf(firstName: settings.names.first, secondName: settings.names.second, game: settings.game)
    if choice == .asAsked, !isAsked {
      store.close()
      (store, app) = ConversationStore.hotSeat(path: path, isNew: true, at: System.clock, begin: begin)
    }
    app.language = words
    var loop = PlayLoop(
      state: app, terminal: terminal, widths: screen.widths, manners: screen.manners, store: store, trace: nil)
    let ending = loop.run()
    store.close()
    comeBack(ending)
  }

  private mutating func playComputer(_ choice: GameChoice) {
    let settings = state.title.settings
    guard let terms = settings.terms else { preconditionFailure("the title offers no other games") }
    do throws(Refusal) {
      let begun = try SoloCommand.begin(choice, level: settings.level, terms: terms)
      guard case .game(var solo, let file) = begun else { return state.title.returned(kept: Self.kept) }
      solo.language = words
      var loop = SoloLoop(
        state: solo, terminal: terminal, widths: screen.widths, manners: screen.manners, file: file)
      comeBack(loop.run())
    } catch {
      state.title.returned(kept: Self.kept)
      state.title.notice = error.reason
    }
  }

  private mutating func beginLink() {
    let seed = System.seed
    switch state.title.settings.game {
    case .hunt(let rules): play(LinkState(rules: rules, seed: seed), nil, given: nil)
    case .duel(let rules, let volley):
      guard let player = LocalPlayer(.own, mayMake: true) else { return }
      play(LinkState(duelBy: rules, volley: volley, seed: seed), player, given: nil)
    }
  }

  private mutating func openLink(_ text: String) {
    switch LinkCommand.opened(GivenURL(pasted: text), .own) {
    case .refused(let answer): state.title.notice = answer.reason
    case .game(let link, let player): play(link, player, given: link.answer)
    }
  }

  /// Plays a game by link and shows the resulting link, unless it is the received one unchanged.
  private mutating func play(_ link: LinkState, _ player: LocalPlayer?, given: CommandAnswer?) {
    var loop = LinkLoop(
      state: link, terminal: terminal, widths: screen.widths, manners: screen.manners, player: player, language: words)
    switch loop.run() {
    case .ended(let ending):
      let answer = loop.state.answer
      if let url = answer.url, answer != given { links.append(url) }
      end(after: ending)
    case .wrote(let order):
      let answer = order.answer(in: loop.state, by: player)
      comeBack(nil)
      guard let url = answer.url, answer != given else { return state.title.notice = answer.reason }
      links.append(url)
      state.title.show(link: url.string)
    }
  }
}

/// The choice between a kept game and a new one.
enum GameChoice: Equatable {
  /// The kept one if it matches the request.
  case asAsked
  /// The kept one, regardless of the request.
  case kept
  /// A new one.
  case new
}
