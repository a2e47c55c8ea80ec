// The title of the program: its initial state, and the games that begin there.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

enum TitleCommand {
  /// With an address, the title asks for the player's name, and then connects.
  static func show(_ options: Options, joiningAt address: String? = nil) -> Never {
    let terminal = BattleshipTUI.terminal(options.look, at: .standard)
    let languages = ScreenLoop.languages(ScreenLoop.widths(terminal, options.look))
    let last = SettingsFile.own.read(languages[0].terminal.title)
    // A refused base is reported when a game by link begins.
    let title = Title(
      settings: options.settings(after: last.settings), languages: languages, saved: saved,
      baseInForce: (try? LinkCommand.baseInForce()) ?? nil, today: System.today)
    var screen = TitleScreen(title)
    var opening: [ScreenEffect] = address.map { screen.join(at: $0) } ?? []
    if case .argument(let link)? = options.operand { opening = screen.open(link) }
    var loop = ScreenLoop(
      .title(screen), home: .title(.own), on: terminal, options.look, ErrorMessages.language)
    loop.run((last.notice.map { [.say(.said($0))] } ?? []) + opening)
  }

  /// Games at this program come first, the newest one first; games by link follow.
  static var saved: [Listing] {
    let now = System.seconds
    let age = { max(0, now - $0) / 60 }
    let texts =
      NumberedFile.savedGames.map { SavedText($0.name, age: age($0.time), text: $0.text) }
      + LinkFolder.readGames().compactMap { entry in
        entry.link.content.map { SavedText($0.savedName, age: age(entry.time), text: entry.link.text) }
      }
    // Today's board takes a moment to compute.
    let hasHunts = texts.contains { if case .hunt = $0.name { true } else { false } }
    let today = hasHunts ? System.today.map { SavedName.hunt(DailyBoard($0).hunt.openingQuery) } : nil
    let games = Listing.all(texts, today: today, keys: LocalPlayer.ownKeys)
    let phones = StatePlace.conversation.flatMap(ConversationStore.kept).map { game, time in
      var game = game
      game.age = age(time)
      return game
    }
    let here = games.filter { $0.venue.savedName != nil } + (phones.map { [$0] } ?? [])
    return here.sorted { $0.age ?? 0 < $1.age ?? 0 }
      + games.filter { $0.venue.savedName == nil }.sorted { $0.isBefore($1) }
  }

  /// Deletes a game by link, or moves the file of another game aside, as a new game does; returns why that failed.
  static func delete(_ venue: GameVenue) -> SafeText? {
    switch venue {
    case .link, .computer, .two:
      do throws(FileError) {
        if case .link(let url) = venue {
          try LinkFolder.delete(url)
        } else if let path = venue.savedName.flatMap(StatePlace.numbered) {
          _ = try NumberedFile(path: path).setAside("old")
        }
        return nil
      } catch {
        return ErrorMessages.reason(error)
      }
    case .phones:
      // Opening a file that is gone would make a new one.
      guard let path = StatePlace.conversation, ConversationStore.kept(in: path) != nil else { return nil }
      do throws(ConversationFileError) {
        _ = try Log(path: path, sharing: .alone).moveAside("old")
        return nil
      } catch {
        return ErrorMessages.sentence(error, file: path)
      }
    }
  }

  /// nil if another program has stored a game meanwhile, or if the duel comes over a connection.
  static func game(for start: GameStart, _ settings: TitleSettings) throws(CommandError) -> OpenGame? {
    switch start {
    case .phones(let isNew): try phones(isNew ? .new : .asAsked, settings)
    case .resume(.phones): try phones(.kept, settings)
    case .computer, .two, .resume(.computer), .resume(.two): try OpenGame(start, .own)
    // The title may stay open past midnight.
    case .daily(let date):
      try OpenGame(.daily(System.today ?? date), .own, on: LinkCommand.base(nil, elseIn: settings))
    case .resume(.link(let url)), .goLive(let url, _):
      // Unless the game has continued elsewhere meanwhile.
      try MessageContent(in: url).flatMap(LinkFolder.game)?.url == url ? LinkCommand.opened(pasted: url, .own) : nil
    case .byLink, .waitLive: try OpenGame(start, .own, on: LinkCommand.base(nil, elseIn: settings))
    case .open(let text): try LinkCommand.opened(pasted: text, .own)
    case .joinLive: nil
    }
  }

  private static func phones(_ choice: GameChoice, _ settings: TitleSettings) throws(CommandError) -> OpenGame {
    let names = settings.names
    let base = try LinkCommand.base(nil, elseIn: settings, else: .demo)
    func opened(isNew: Bool) -> (ConversationStore, PhonesScreen) {
      var (store, phones) = ConversationStore.hotSeat(path: StatePlace.conversation, isNew: isNew, at: System.clock) {
        PhonesScreen(
          firstName: names.first, secondName: names.second, game: settings.game(byLink: false), seed: System.seed,
          repeats: false)
      }
      phones.base = base
      return (store, phones)
    }
    let (store, saved) = opened(isNew: choice == .new)
    guard choice == .asAsked,
      !saved.isOf(firstName: names.first, secondName: names.second, game: settings.game(byLink: false))
    else {
      return OpenGame(saved, in: store)
    }
    store.close()
    let (new, begun) = opened(isNew: true)
    return OpenGame(begun, in: new)
  }
}

extension Options {
  /// The settings from the options; where an option is missing, the last choice.
  func settings(after last: TitleSettings) -> TitleSettings {
    var settings = last
    if let game { settings.choose(game, choosesVolley: givesVolley) }
    (settings.names, settings.level) = (names ?? last.names, level ?? last.level)
    (settings.language, settings.theme) = (language ?? last.language, look.theme ?? last.theme)
    return settings
  }
}
