// The command `play`: resumes the stored conversation or begins one, and asks if the stored one does not match.

import BattleshipApp
import BattleshipPlay
import BattleshipTerminal
import MessagesHost

enum PlayCommand {
  static func play(_ options: Options) -> Never {
    // Create nothing without a terminal, and report every error before taking the screen.
    if !options.look.isInLines, let error = Terminal.reasonAgainst(place: .standard) { BattleshipTUI.refuse(error) }
    let path = options.conversation ?? StatePlace.conversation
    let apps = options.apps.map(packs(in:)) ?? PackFolder()
    let packs = apps.packs
    let trace = options.trace.map { opened(trace: $0, conversation: path) }
    let base = LinkCommand.orRefusal(try LinkCommand.base(options.base, elseIn: SettingsFile.last, else: .demo))
    let game = { (store: ConversationStore, phones: PhonesScreen) in
      var phones = phones
      phones.show(picturesOf: apps.files)
      phones.showsCalls = options.has(.calls)
      phones.base = base
      return OpenGame(phones, in: store, trace: trace)
    }
    if let path = options.conversation, let name = options.person {
      let opened = sharedConversation(options, of: name, in: path)
      let terminal = BattleshipTUI.terminal(options.look, at: .standard)
      switch opened {
      case .opened(let store, let phones): ScreenLoop.play(game(store, phones), on: terminal, options.look)
      case .emptied(let own):
        let notice = ErrorMessages.words.wasEmptied(ErrorMessages.plain(path.name.text))
        ScreenLoop.ask(about: own.game, asked(options), notice: notice, on: terminal, options.look) { isNew in
          let again = sharedConversation(options, of: name, in: path, emptied: isNew ? .begin : .writeBack(own))
          guard case .opened(let store, let phones) = again else { preconditionFailure("the file did not open") }
          return game(store, phones)
        }
      }
    } else {
      let isNew = options.has(.new)
      let (store, phones) = conversation(options, packs: packs, isNew: isNew, at: path)
      let terminal = BattleshipTUI.terminal(options.look, at: .standard)
      let isMeant = isWhatToPlay(phones, options) && (options.apps == nil || phones.has(packs))
      if !options.saysWhatToPlay || isMeant { ScreenLoop.play(game(store, phones), on: terminal, options.look) }
      let begin = { (isNew: Bool) in
        guard isNew else { return game(store, phones) }
        store.close()
        let (store, phones) = conversation(options, packs: packs, isNew: true, at: path)
        return game(store, phones)
      }
      guard let kept = phones.keptGame else { ScreenLoop.play(begin(true), on: terminal, options.look) }
      ScreenLoop.ask(about: kept, asked(options), on: terminal, options.look, begin: begin)
    }
  }

  private static func asked(_ options: Options) -> TitleSettings {
    TitleSettings(game: options.playedGame, names: options.players)
  }

  /// Reports unusable parts and continues without them.
  private static func packs(in folder: Path) -> PackFolder {
    do throws(PackFolderError) {
      let found = try PackFolder.packs(in: folder)
      for complaint in found.complaints { BattleshipTUI.complain(ErrorMessages.sentence(complaint)) }
      return found
    } catch {
      BattleshipTUI.refuse(ErrorMessages.sentence(error), status: 1)
    }
  }

  private static func opened(trace path: Path, conversation: Path?) -> Trace {
    do throws(TraceError) {
      return try Trace(path: path, conversation: conversation)
    } catch {
      BattleshipTUI.refuse(ErrorMessages.sentence(error, trace: path), status: 1)
    }
  }

  private static func conversation(
    _ options: Options, packs: [AppBundle], isNew: Bool, at path: Path?
  ) -> (ConversationStore, PhonesScreen) {
    let seed = options.seed ?? System.seed
    return ConversationStore.hotSeat(path: path, isNew: isNew, at: System.clock) {
      PhonesScreen(
        firstName: options.players.first, secondName: options.players.second, game: options.playedGame, packs: packs,
        seed: seed, repeats: options.seed != nil)
    }
  }

  private enum Shared {
    case opened(ConversationStore, PhonesScreen)
    /// The file is empty, but this person has its conversation.
    case emptied(OwnConversation)
  }

  private static func sharedConversation(
    _ options: Options, of name: String, in path: Path, emptied: SharedBeginning.Choice? = nil
  ) -> Shared {
    let beginning = SharedBeginning(
      names: options.players, game: options.playedGame, seed: System.seed, emptied: emptied)
    do throws(ConversationFileError) {
      var (store, state) = try ConversationStore.shared(
        path: path, as: name, at: System.clock,
        waiting: { BattleshipTUI.complain(ErrorMessages.waiting(for: path, heldBy: $0)) }, beginning: beginning)
      if options.saysWhatToPlay, !isWhatToPlay(state, options) {
        BattleshipTUI.refuse(
          ErrorMessages.words.otherConversationIn(ErrorMessages.plain(path.text)), status: 2)
      }
      state.invite(to: path)
      return .opened(store, state)
    } catch {
      if error == .noConversation, let own = OwnConversation.all(of: name, at: path).first { return .emptied(own) }
      BattleshipTUI.refuse(ErrorMessages.sentence(error, file: path), status: 1)
    }
  }

  private static func isWhatToPlay(_ state: PhonesScreen, _ options: Options) -> Bool {
    state.isOf(firstName: options.players.first, secondName: options.players.second, game: options.playedGame)
  }
}

extension PhonesScreen {
  /// Sets the command with which the other person joins from their terminal.
  fileprivate mutating func invite(to path: Path) {
    guard let owner else { return }
    let other = phones[owner].contacts.name(of: owner.other)
    let words = ["battleship-tui", "play", "--conversation", path.fromRoot.text, "--as", other]
    shared?.invitation = SafeText(words.map(\.forShell).joined(separator: " "), limit: 1_000)
  }
}

extension Options {
  fileprivate var players: PlayerNames { names ?? .demo }

  fileprivate var playedGame: ChosenGame { game ?? .hunt(.messages) }

  /// Whether an option asks for players, a game, a seed or packs, so that a stored conversation must match.
  fileprivate var saysWhatToPlay: Bool { game != nil || names != nil || seed != nil || apps != nil }
}
