// The scene of the page: a page to read, the title, or the game on the page.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension Page {
  package var scene: PageScene {
    if let reading { return page(reading) }
    if let table { return game(table.view) }
    return titleScene
  }

  func scene(_ place: PageScene.ScreenKind, _ heading: SafeText) -> PageScene {
    let words = language.sentences
    let refusal = lobby.refusal.map(words.page.refusal) ?? ""
    // A link that did not open can be pasted once more.
    let isLinkRefused = isOnTitle && lobby.refusal?.field == .link && titleForm != .link
    return PageScene(
      language: language.rawValue, place: place, title: words.seat.gameName, name: words.seat.gameName,
      heading: heading, refusal: refusal,
      outcome: lobby.note == .copied ? words.page.note(.copied) : "", warning: warning,
      address: duelToAnswer.map { SafeText($0.messageURL(base: .fragment)) } ?? "",
      question: question.map { words.page.question($0, among: deletable) } ?? (isLinkRefused ? refusal : ""),
      answers: question.map {
        [action(.cancel, isMain: true), action(.confirm, label: words.page.confirming($0))]
      } ?? (isLinkRefused ? [action(.writeLink, isMain: true), action(.gotIt)] : []))
  }

  /// The note over the screen; the one that something was copied is beside its button.
  var remark: SafeText? {
    guard let note = lobby.note, note != .copied else { return nil }
    return language.sentences.page.note(note)
  }

  var players: Players {
    table?.view.players(in: language) ?? .nameless(in: language)
  }

  private func game(_ view: VisibleTable) -> PageScene {
    if let replay { return self.replay(replay) }
    if let duel = challenge { return self.challenge(duel, view) }
    let drawn = view.scene(in: language)
    var end = view.isToldWhole ? view.seat.end : nil
    if table?.linkGame?.mayBeOthers == true { end?.hasWon = nil }
    let place: PageScene.ScreenKind =
      view.daily?.run == nil ? end.map { .end(hasWon: $0.hasWon) } ?? .game : .daily
    var scene = scene(place, heading(view, drawn, end))
    scene.isMyTurn =
      drawn.focus != nil && link == nil && end == nil && view.seat.watched == nil && !view.isShowing
    addHead(view, to: &scene)
    // Without the key, the duel of this link could not be continued.
    var send: SafeText = ""
    if let link, !view.seat.isDuel || lobby.keys.isHeld {
      scene.letter = letter(link)
      scene.buttons = [isShared ? shareAgain : action(.share, isMain: !isSharedOrCopied), action(.copy)]
      if !isShared {
        let words = language.sentences.page
        send = isSharedOrCopied ? words.paste(to: players.other) : words.send(link.kind, to: players.other)
      }
    }
    (scene.saying, scene.aside) = said(view, drawn, end, send)
    scene.isProminent =
      end != nil || view.isLocked
      || !view.isAgainstComputer && view.seat.isDuel && view.seat.placing == nil
    scene.facts = facts(view, drawn, end)
    if let daily = view.daily { scene.figures = figures(daily) } else if let end { scene.figures = figures(end) }
    if let daily = view.daily { addDays(daily, to: &scene) }
    scene.boards = boards(view, drawn, end)
    scene.ships = ships(view)
    (scene.hint, scene.slots) = aim(view)
    scene.logTitle = language.sentences.moments.lastShots
    scene.log = log(view)
    scene.buttons += buttons(view, drawn, end)
    scene.field = asksName ? nameField() : nil
    scene.notes = notes(view).map(language.sentences.page.note)
    if view.daily?.run != nil { scene.notes.append(language.sentences.daily.honour) }
    if isOnBoard { scene.keys = language.sentences.page.keys }
    if lobby.note == .notCopied {
      let lines = delivery.uncopied.parts(between: "\n").map { SafeText(String($0), limit: .max) }
      scene.cards = [PageScene.Card(text: language.sentences.page.note(.notCopied), secret: lines)]
    }
    return scene
  }

  /// The open challenge, until the person accepts it or has begun to place ships.
  var challenge: Duel? {
    guard !lobby.isPending, let duel = table?.seat.placing?.duelToJoin?.duel, table?.isByLink == true,
      accepted != duel.identifier
    else { return nil }
    return duel
  }

  /// The opponent, the terms of the challenge, and the next step.
  private func challenge(_ duel: Duel, _ view: VisibleTable) -> PageScene {
    let words = language.sentences
    let (isReturning, score) = played(duel.name(of: .first))
    var scene = scene(.challenge, words.duel.challengeTitle(players.other, isRematch: score != nil))
    scene.under = score.map { words.duel.score($0.won, $0.lost, against: players.other) } ?? ""
    (scene.face, scene.help) = (opponentsFace, action(.rules))
    scene.buttons = [action(.join, isMain: true), action(.rules), action(.leave)]
    let volley = duel.terms.volley
    let pictures: [Listing.Kind] = [.placing, .hunt, .duel, .hidden]
    let steps = zip(pictures, words.page.joining(players.other, volley: volley, ships: duel.rules.shipLengths.count))
    scene.intro = PageScene.Intro(
      first: words.page.youFireFirst,
      rules: "\(SafeText(duel.rules.board.description)), \(words.duel.rules(duel.rules, volley: volley))",
      // Who has played by link before knows how.
      steps: isReturning
        ? []
        : steps.map {
          PageScene.IntroStep(picture: PageScene.Face(kind: $0.0), title: $0.1.heading, text: $0.1.text)
        }, fields: asksName ? [nameField(label: words.page.name(for: players.other))] : [],
      note: asksName ? words.page.nameIsOptional : "",
      ships: duel.rules.shipLengths.map { $0 })
    // The steps tell a newcomer that the duel is sealed.
    scene.notes = notes(view).filter { isReturning || $0 != .duelIsSealed }.map(words.page.note)
    return scene
  }

  private func heading(_ view: VisibleTable, _ drawn: Scene, _ end: GameEnding?) -> SafeText {
    if let daily = view.daily {
      return daily.run.map { language.sentences.daily.headline($0) } ?? language.sentences.daily.goal(daily)
    }
    if let end { return view.headline(end.hasWon, in: language) }
    if link != nil {
      return isSharedOrCopied
        ? language.sentences.page.waitingTitle(players.other, isCopy: !isShared || lobby.note == .copied)
        : language.sentences.page.sendTitle
    }
    // Even a device without a keyboard changes hands.
    if view.isLocked { return language.sentences.seat.handOverTo(players.me) }
    // At one screen the head has the player's name: a long one does not fit in the title too.
    let isLong = view.seat.placing == nil && PlayerNames.isLong(players.me.string)
    let title = (isLong ? drawn.briefTitle : nil) ?? drawn.title
    // While the computer thinks or its only shot is held back, the heading stays, because the pause is short.
    if let shots = view.seat.aiming?.shotsDue, shots > 1, !view.isThinking, !view.seat.withholds, !view.isShowing {
      return language.sentences.page.turn(title, shots: shots)
    }
    let isBrief = view.isThinking && view.seat.isDuel || view.seat.withholds && !view.isShowing
    return isBrief ? language.sentences.duel.fireTitle : title
  }

  /// The sentences about the last event; `send` says what to do with a link, and is empty if there is nothing to do.
  private func said(
    _ view: VisibleTable, _ drawn: Scene, _ end: GameEnding?, _ send: SafeText
  ) -> (saying: SafeText, aside: SafeText) {
    let words = language.sentences
    if let remark { return (remark, "") }
    if end == nil, let link, !send.isEmpty { return (send, words.page.advice(link.kind)) }
    if isShared, let own = view.seat.duel, !own.shotsUnderWay.isEmpty {
      return (words.page.underWay(own.shotsUnderWay.count), drawn.saying?.then ?? "")
    }
    if case .advice = pendingRequest { return (language.sentences.page.note(.thinking), "") }
    if let naming = view.seat.naming, naming.column == nil {
      return (language.sentences.seat.naming(.row(naming.row)), "")
    }
    if let own = view.seat.duel, view.isShowing, own.shotsToAnswer.count > 1, !view.seat.withholds {
      let number = words.page.computersShot(view.seat.theirShots(of: own).count, of: own.shotsToAnswer.count)
      return (number, drawn.saying?.then ?? "")
    }
    // The heading is the goal.
    let saying = view.daily == nil || view.seat.hasFired || drawn.boards.first?.advice != nil ? drawn.saying : nil
    let own = saying?.text ?? ""
    if let next = view.next(in: language) { return (next, own) }
    if let end { return ended(view, end, own, send) }
    if drawn.kind == .hunting, own.isEmpty, view.daily == nil { return (words.page.invitesToFind, "") }
    if let duel = view.seat.watched, view.seat.watchRefusal == nil, duel.winner == nil, isOfOthers(duel) {
      return (words.page.note(.notYourDuel), words.page.note(.watchOrBringKey))
    }
    // The ship in hand is told in place of the challenge.
    let refused = saying?.tone == .refusal ? own : ""
    if let hiding = view.seat.placing, !view.isLocked, let said = inHand(hiding, refused, view) { return said }
    if view.seat.placing != nil, own.isEmpty {
      let placed = view.seat.scene(in: language, for: players).facts.filter { !$0.isQuiet }.map { $0.text }
      let hint = isUnsaved(view) ? words.page.note(.keepsNothing) : words.page.moveShips
      return placed.first.map { ($0, hint) } ?? (hint, "")
    }
    return (own, view.seat.isAdvised ? words.page.percents : saying?.then ?? "")
  }

  /// The ship that is being dragged or was picked up.
  private func inHand(_ hiding: Hiding, _ own: SafeText, _ view: VisibleTable) -> (SafeText, SafeText)? {
    let words = language.sentences
    if let (ship, moved, obstacle) = lifted {
      return (
        obstacle.map { words.refusals.ship($0) } ?? words.page.letGo(ship.length, at: moved.first),
        words.page.returns(ship, fits: obstacle == nil)
      )
    }
    guard let length = hiding.nextLength, own.isEmpty, !isUnsaved(view) else { return nil }
    return (words.page.inHand(length), words.page.putDown)
  }

  /// Whether ships are placed for a duel by link, and the person has yet to enter their name.
  var asksName: Bool {
    guard let table, table.isByLink, let hiding = table.seat.placing, hiding.purpose != .hunt else { return false }
    return settings.ownName == nil || written.name != nil
  }

  /// Whether the game is lost with the window. (Without storage, a duel by link cannot be played at all.)
  private func isUnsaved(_ view: VisibleTable) -> Bool {
    (lobby.isForbidden || table?.isUnsaved == true) && (!view.isByLink || !view.seat.isDuel)
  }

  /// Whether the player's key for a duel opens neither fleet; false without a key.
  private func isOfOthers(_ duel: Duel) -> Bool {
    guard let key = lobby.keys.ring?.key(of: duel) else { return false }
    return (try? duel.side(of: key)) == nil
  }

  /// The sentences at the end: how the game was won or lost, and whether both played fair.
  private func ended(
    _ view: VisibleTable, _ end: GameEnding, _ own: SafeText, _ send: SafeText
  ) -> (SafeText, SafeText) {
    let (language, words) = (language, language.sentences)
    func line(_ parts: [SafeText]) -> SafeText { language.line(of: parts.filter { !$0.isEmpty }) }
    if let daily = view.daily, let run = daily.run {
      let advised = run.tookAdvice ? words.daily.advised : ""
      return (
        words.daily.end(run),
        daily.results == nil ? words.daily.days(daily) : line([words.daily.practice(daily), advised])
      )
    }
    let best: SafeText = isBest ? words.moments.newBest : ""
    guard let duel = view.seat.duel, !view.isShowing else {
      return (end.hasWon == true && end.isMine ? words.moments.wonWith(end.tally.shots) : own, line([best, send]))
    }
    let how = view.seat.how(duel, end.hasWon == true, shots: end.tally.shots, language, players)
    let next: SafeText =
      switch duel.due {
      case .lastAnswers: words.page.answers(players.other)
      case .open: words.duel.opens
      // Against the computer, fair play is not in question.
      case .join, .fire, .answer, .wait, .nothing:
        !view.isByLink ? "" : words.duel.verdict(duel.duel.verdict, me: duel.player, opponent: players.other)
      }
    return (line([how, best]), line([next, send]))
  }

  /// Only the facts that are shown nowhere else; those of a duel are beside its boards.
  private func facts(_ view: VisibleTable, _ drawn: Scene, _ end: GameEnding?) -> [SafeText] {
    // While ships are placed, the facts stand above them.
    guard end == nil, !view.isLocked, view.seat.placing == nil, !view.seat.isDuel, link?.kind != .hunt else {
      return []
    }
    return drawn.facts.filter { !$0.isQuiet }.map { $0.text }
  }

  private func figures(_ daily: DailyGame) -> [PageScene.Figure] {
    guard let run = daily.run else { return [] }
    let words = language.sentences
    return [
      PageScene.Figure(value: "\(run.shots)", label: words.moments.figure(.shots, count: run.shots)),
      PageScene.Figure(value: "\(run.computer)", label: words.daily.computer),
      PageScene.Figure(value: "\(daily.streak)", label: words.daily.daysInRow(daily.streak)),
    ]
  }

  /// A bar for each of the last days, and the result as a picture.
  private func addDays(_ daily: DailyGame, to scene: inout PageScene) {
    guard let shared = daily.shared else { return }
    let words = language.sentences.daily
    let days = (-6...0).compactMap { CalendarDate(number: daily.date.number + $0) }.map {
      PageScene.Day(name: words.weekday($0), shots: daily.results?[$0]?.shots)
    }
    let played = days.compactMap { $0.shots }
    // A single bar has nothing to compare with.
    if let best = played.min(), played.count > 1 {
      (scene.daysTitle, scene.days, scene.daysNote) = (words.lastDays, days, words.best(best))
    }
    let text = words.picture(shared)
    scene.picture = PageScene.Picture(
      title: text.title, shots: text.shots, computer: text.computer, legend: text.marks,
      marks: shared.marks)
  }

  private func figures(_ end: GameEnding) -> [PageScene.Figure] {
    guard end.tally.shots > 0 else { return [] }
    let words = language.sentences
    // Leave out a best that equals this game's shots, unless this game has just beaten an earlier one.
    let fewest = end.isMine ? self.best[end.kind] : nil
    let best = fewest == end.tally.shots && isBest != true ? nil : fewest
    return EndFigure.allCases.compactMap { figure in
      let count: Int? =
        switch figure {
        case .shots: end.tally.shots
        case .best: best
        case .percent: end.tally.percent
        case .longestRun: end.tally.longestRun
        }
      return count.map {
        PageScene.Figure(
          value: figure == .percent ? "\($0)%" : "\($0)",
          label: words.moments.figure(figure, count: $0, isMine: end.isMine))
      }
    }
  }

  private func notes(_ view: VisibleTable) -> [LobbyNote] {
    let isLinked = view.isByLink && view.daily == nil
    var notes: [LobbyNote] = !isLinked ? [] : view.seat.isDuel ? [.duelIsSealed] : [.huntIsOpen]
    // Once both have opened their ships, nothing is sealed; after a hunt, nobody can cheat any more.
    if view.seat.duel?.duel.openings.count == 2 || !view.seat.isDuel && view.seat.end != nil { notes = [] }
    // While ships are being placed, this remark stands above them.
    if isUnsaved(view), view.seat.placing == nil { notes.append(.keepsNothing) }
    if delivery.wasSent { notes.append(.hostSawLink) }
    return link != nil && addresses.leadNowhere ? notes + [.linkIsLocal] : notes
  }

  private var shareAgain: PageScene.LabeledButton {
    action(.share, label: language.sentences.page.shareAgain)
  }

  private func letter(_ link: Link) -> PageScene.WrittenLink {
    let words = language.sentences.page
    return PageScene.WrittenLink(
      url: SafeText(link.url), label: words.link, codeLabel: words.code,
      code: link.code,
      reply: link.kind.awaitsReply
        ? PageScene.Reply(
          field: field(.link, written.link, .open, label: words.answerLabel), button: action(.open)) : nil)
  }

  func action(
    _ action: PageAction, label: SafeText? = nil, note: SafeText = "", isMain: Bool = false, isEnabled: Bool = true
  ) -> PageScene.LabeledButton {
    PageScene.LabeledButton(
      action: .page(action), label: label ?? language.sentences.page.button(action), note: note, isEnabled: isEnabled,
      isMain: isMain)
  }

  func field(
    _ field: PageField, _ text: String, _ enter: PageAction? = nil, label: SafeText? = nil
  ) -> PageScene.TextField {
    let words = language.sentences.page
    var made = PageScene.TextField(
      field: field, label: label ?? words.field(field), text: SafeText(text), enter: enter.map { .page($0) })
    if let refusal = lobby.refusal, refusal.field == field {
      (made.refusal, made.isHarmless) = (words.refusal(refusal), refusal.isHarmless)
    }
    return made
  }
}

extension Page {
  /// In a chat's own browser, the received duel that is not answered yet. Its link stays in the address bar, so that
  /// "open in browser" opens it there. It holds no secret, whereas a hunt's link holds ships.
  var duelToAnswer: Duel? {
    guard isInChat, let seat = table?.seat, table?.isByLink == true, link == nil else { return nil }
    return seat.watched ?? seat.duel?.duel
  }

  /// The task of a player in a chat's own browser before they join a duel.
  private var warning: PageScene.Card? {
    guard reading == nil, !lobby.keys.isHeld, let duel = duelToAnswer, table?.seat.duel?.due.isJoining == true else {
      return nil
    }
    return PageScene.Card(
      text: language.sentences.page.note(.chatsBrowser),
      secret: lobby.note == .notCopied ? [SafeText(duel.messageURL(base: addresses.base))] : [],
      buttons: [action(.copyThis)])
  }
}

extension Duel.Due {
  fileprivate var isJoining: Bool { if case .join = self { true } else { false } }
}

extension Page {
  private func replay(_ replay: Playback) -> PageScene {
    let drawn = replay.replay.scene(after: replay.step, in: language, for: players, showsShips: replay.showsShips)
    var scene = scene(.game, drawn.title)
    scene.saying = drawn.saying?.whole ?? ""
    scene.facts = drawn.facts.filter { !$0.isQuiet }.map { $0.text }
    scene.boards = replayBoards(drawn)
    scene.step = PageScene.Slider(
      label: language.sentences.page.step, number: replay.step, count: replay.replay.stepCount)
    let again = replay.isAtEnd ? language.sentences.replay.watch : nil
    scene.buttons = [
      action(replay.isPlaying ? .pause : .play, label: again, isMain: true),
      action(.earlier, isEnabled: replay.step > 0),
      action(.later, isEnabled: !replay.isAtEnd),
    ]
    if let view = table?.view { addHead(view, to: &scene) }
    return scene
  }
}
