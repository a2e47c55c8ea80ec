// Begins and ends games on the screen: from the title, after a question, or as the whole program.

import BattleshipApp
import BattleshipFrame
import BattleshipPlay
import BattleshipTerminal

extension ScreenLoop {
  mutating func carryOut(_ effect: TitleEffect) {
    if case (.link(let player), .begin(.open(let text))) = (home, effect) { return open(text, player) }
    guard case .title(let screen)? = stack.screen else {
      // Pasted at a game by link, in whose place it opens.
      if case (.title, .begin(.open(let text))) = (home, effect) { open(text, .own) }
      return
    }
    switch (home, effect) {
    case (.title(let file), .keep):
      if case let theme = screen.title.settings.theme, theme != themeOfSettings {
        themeOfSettings = theme
        stack.environment.theme = theme
        terminal?.use(theme)
      }
      let words = stack.environment.language.terminal.title
      if let sentence = file.keep(screen.title.settings, words) { say(.said(sentence)) }
    case (.title, .delete(let venue)):
      if let reason = TitleCommand.delete(venue) {
        say(.said(stack.environment.language.terminal.title.notDeleted(reason)))
      }
      showSaved()
    case (.title, .score): showScore()
    case (.title, .showSent(let url)): showSent(url, screen.title.settings)
    case (.title, .begin(let start)): begin(start, screen.title.settings)
    case (.question(let begin), .begin(let start)):
      stack.close()
      self.begin(begin(start.isNew))
    case (.nothing, _), (.link, _), (.question, _), (.title, .copy), (.title, .say), (.title, .leave): break
    }
  }

  /// Opens the game again only to show its boards.
  private mutating func showSent(_ url: String, _ settings: TitleSettings) {
    let game = (try? TitleCommand.game(for: .resume(.link(url)), settings)) ?? nil
    let scene: Scene? =
      if case .table(let screen)? = game?.screen { screen.scene(in: stack.environment.language) } else { nil }
    _ = stack.update(.left(with: .done([], url: SafeText(url, limit: .max)), of: scene))
  }

  private mutating func showScore() {
    let words = ErrorMessages.words
    let file = ErrorMessages.plain(StatePlace.games?.text ?? "", limit: 200)
    do throws(FileError) {
      let book = try GameBook.own()
      let score = Score(of: book.games)
      if terminal == nil {
        tell(score.spoken(in: stack.environment.language))
      } else {
        stack.show(.overlay(OverlayScreen(.score(score))))
      }
      if let line = book.damaged.first { say(.said(words.damagedGame(file, line: line))) }
      if book.unreleased > 0 { say(.said(words.unreleasedGames(book.unreleased))) }
    } catch {
      say(.said(words.cannotReadFile(file, reason: ErrorMessages.reason(error))))
    }
  }

  private mutating func begin(_ start: GameStart, _ settings: TitleSettings) {
    do throws(CommandError) {
      if let way = try LiveWay(start) { return try beginLive(start, way, settings) }
      if let game = try TitleCommand.game(for: start, settings) { begin(game) } else { showSaved() }
    } catch {
      say(.said(error.reason))
    }
  }

  private mutating func open(_ text: String, _ player: PlayerOptions) {
    do throws(CommandError) {
      let game = try LinkCommand.opened(pasted: text, player)
      let loss = stack.table == nil ? nil : putAway().loss
      begin(game)
      if let loss { say(.said(loss)) }
    } catch {
      say(.said(error.reason))
    }
  }

  /// Closes the game on the screen; returns the answer to hand on, if something was added to the game, and what could
  /// not be saved.
  private mutating func putAway() -> (answer: CommandResult?, loss: SafeText?) {
    outside.finish(stack)
    finish()
    let answer = stack.table?.table.linkGame?.addsNothing == true ? nil : linkAnswer
    links += answer?.toHandOn ?? []
    let loss = outside.loss(in: stack.environment.language)
    outside = .nothing
    stack.close()
    return (answer, loss)
  }

  mutating func begin(_ game: OpenGame) {
    stack.show(game.screen)
    outside = game.outside
    carryOut(stack.carryOut(game.beginning))
  }

  mutating func showSaved() { _ = stack.update(.returned(TitleCommand.saved)) }

  mutating func leave() {
    guard returns else { end(after: nil) }
    let scene = stack.table?.scene(in: stack.environment.language)
    let (answer, loss) = putAway()
    if case .title = home { showSaved() }
    if let answer { show(answer, of: scene) }
    if let loss { say(.said(loss)) }
  }

  /// Whether something remains when the game on the screen is left: the title or, for a person at a terminal, the link to
  /// send.
  private var returns: Bool {
    if case .title? = stack.screen { return false }
    return switch home {
    case .title: true
    case .link: terminal != nil && !System.outputIsNoTerminal && hasNews && !endedLive || !links.isEmpty
    case .nothing, .question: false
    }
  }

  private var hasNews: Bool { linkAnswer?.url != nil && stack.table?.table.linkGame?.addsNothing == false }

  /// Whether a live game has ended, so that nobody waits for its link.
  private var endedLive: Bool {
    stack.table.map { screen in screen.live.map { $0.isDeclined || screen.table.isOver } ?? false } ?? false
  }

  private mutating func show(_ answer: CommandResult, of game: Scene?) {
    if case .link = home, stack.screen == nil, let url = answer.url {
      let title = Title(
        sending: url.string, of: game, saved: TitleCommand.saved,
        languages: Self.languages(stack.environment.widths))
      stack.show(.title(TitleScreen(title)))
    } else {
      _ = stack.update(.left(with: answer, of: game))
    }
  }

  /// The answer of a game by link if it is left now. Of a duel that was declined there is nothing to send.
  private var linkAnswer: CommandResult? {
    guard let screen = stack.table, screen.table.isByLink, !isDeclined else { return nil }
    let inWords = terminal == nil || !stack.environment.showsSquares
    return screen.answer(in: stack.environment.language, inWords: inWords)
  }

  private var isDeclined: Bool { stack.table?.live?.isDeclined == true }

  /// Whether a message was written, which the player must send.
  var hasWritten: Bool { stack.table?.table.linkGame.map { $0.hasWritten && $0.sent != nil } ?? false }

  /// Ends the program without losing a shot; `ending` is nil if the player left.
  mutating func end(after ending: ReasonToEnd?) -> Never {
    let answer = linkAnswer
    outside.finish(stack)
    switch (home, answer) {
    case (.title, _),
      (.link, _) where !links.isEmpty:
      if let answer, stack.table?.table.linkGame?.addsNothing == false { links += answer.toHandOn }
      let text = links.map { $0.string + "\n" }.joined()
      close { if !text.isEmpty { System.write(text, to: 1) } }
      if ending == nil, case .link = home, let last = links.last { saySending(last) }
    case (_, let answer?):
      close { finish() }
      leave(with: answer, after: ending)
    case (_, nil): break
    }
    close()
    finish()
    if let loss = outside.loss(in: ErrorMessages.language) {
      BattleshipTUI.complain(loss)
    } else if ending == nil, terminal != nil, let table = stack.table?.table, !table.isOver, !isDeclined {
      saySaved()
    }
    BattleshipTUI.end(terminal, after: ending)
  }

  /// Whether the game that is left is kept without a link to send: a board of the day with ships afloat, a live duel.
  var goesOn: Bool {
    guard let screen = stack.table else { return false }
    if let live = screen.live { return !live.awaitsDuel && !live.isDeclined && !screen.table.isOver }
    return screen.table.view.daily.map { $0.run == nil } ?? false
  }

  private func saySaved() { System.write("\(ErrorMessages.language.terminal.title.saved.string)\n", to: 2) }

  private func saySending(_ url: SafeText) {
    BattleshipTUI.complain(ErrorMessages.language.terminal.title.sending(url.string))
  }

  private func close(before finish: () -> Void = {}) {
    if let terminal { terminal.close(before: finish) } else { finish() }
  }

  /// Ends a command by link: writes the answer after the screen was closed.
  private func leave(with answer: CommandResult, after ending: ReasonToEnd?) -> Never {
    if ending == nil, case .refused(let error) = answer { BattleshipTUI.refuse(error.reason, status: error.status) }
    // Handing the answer over closes standard output.
    let isPrinted = !System.outputIsNoTerminal
    let isHanded = hand(terminal == nil ? inLines(answer) : answer)
    if let ending { BattleshipTUI.end(terminal, after: ending) }
    guard isHanded else { System.end(1) }
    // The player must send a link that was printed on the terminal.
    if hasWritten, terminal != nil, isPrinted, let url = answer.url { saySending(url) }
    if ending == nil, terminal != nil, answer.url == nil, goesOn { saySaved() }
    System.end(0)
  }

  /// Writes an answer to standard output, or to the terminal if that fails, so that the game is not lost.
  ///
  /// - Returns: Whether writing to standard output succeeded.
  private func hand(_ answer: CommandResult) -> Bool {
    guard !answer.output.isEmpty, let number = System.hand(answer.output) else { return true }
    let words = ErrorMessages.words
    let isSaid = terminal?.say(answer.output) == true
    let reason = words.cannotWrite(ErrorMessages.reason(number))
    BattleshipTUI.complain(isSaid ? "\(reason); \(words.messageIsAbove)" : reason)
    return false
  }
}
