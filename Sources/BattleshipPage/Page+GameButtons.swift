// The buttons below a game on the page, and the shots of a volley that are aimed.

import BattleshipCore
import BattleshipPlay

extension Page {
  /// The buttons of a game, the next step first.
  func buttons(_ view: VisibleTable, _ drawn: Scene, _ end: GameEnding?) -> [PageScene.LabeledButton] {
    var buttons: [PageScene.LabeledButton] = []
    if table?.linkGame?.duel?.inDoubt != nil { buttons.append(action(.insist)) }
    // While a request to the browser is open, none of the game's buttons can be pressed.
    if !lobby.isPending {
      let words = language.sentences.page
      var (steps, last): ([PageScene.LabeledButton], [PageScene.LabeledButton]) = ([], [])
      for button in drawn.buttons where isWanted(button.action, view) {
        let isAgain = button.action == .start && end != nil && view.daily == nil
        let placed = button.action == .finished ? placedShips(view) : nil
        // Placed ships are the next step even if a key has moved the cursor since.
        let isFirst = end != nil || drawn.focus == .button(button.action) || placed != nil && button.isEnabled
        var made = PageScene.LabeledButton(
          action: .seat(button.action), label: isAgain ? words.button(.again) : button.label, note: placed ?? "",
          isEnabled: button.isEnabled, isMain: link == nil && button.action != .resign && view.daily == nil && isFirst)
        if let more = aimMore(button, view) ?? nextShot(button, view) ?? passOn(button, view) { made = more }
        if button.action == .resign { last.append(made) } else { steps.append(made) }
      }
      // If cells can be chosen, the buttons for the board usually come first; otherwise, the next step does.
      let isOwnFirst = isOnBoard && !isReady(view) || view.daily?.run != nil
      buttons += (isOwnFirst ? own(view, end) + steps : steps + own(view, end)) + last
    }
    return buttons
  }

  /// How many ships are placed, or to be placed.
  private func placedShips(_ view: VisibleTable) -> SafeText? {
    view.seat.placing.map { hiding in
      hiding.fleet.map { language.sentences.page.atSea($0.rules.shipLengths.count) }
        ?? language.sentences.seat.shipsToPlace(hiding.draft.shipsToPlace)
    }
  }

  /// Before the last cell of a volley is chosen, the button shows how many are missing.
  private func aimMore(_ button: Scene.Button, _ view: VisibleTable) -> PageScene.LabeledButton? {
    guard button.action == .fire, let aiming = view.seat.aiming, !aiming.isComplete else { return nil }
    let words = language.sentences.page
    return PageScene.LabeledButton(
      action: .seat(.fire), label: words.aimMore(aiming.shotsDue - aiming.chosen.count), note: words.thenFire,
      isEnabled: false, isMain: true)
  }

  /// A long name is smaller, below what the button does.
  private func passOn(_ button: Scene.Button, _ view: VisibleTable) -> PageScene.LabeledButton? {
    let name = players.other.start
    guard button.action == .handOver, link == nil, PlayerNames.isLong(name.string) else { return nil }
    return PageScene.LabeledButton(
      action: .seat(.handOver), label: language.sentences.page.passOn, note: name, isEnabled: button.isEnabled,
      isMain: true)
  }

  /// Which of the computer's shots comes next; after its last shot, the person goes on.
  private func nextShot(_ button: Scene.Button, _ view: VisibleTable) -> PageScene.LabeledButton? {
    guard button.action == .nextShot, let own = view.seat.duel else { return nil }
    let (words, number, all) = (language.sentences, view.seat.theirShots(of: own).count, own.shotsToAnswer.count)
    return PageScene.LabeledButton(
      action: .seat(.nextShot), label: number < all ? button.label : words.seat.resume,
      note: number < all ? words.solo.shot(number + 1, of: all) : "", isMain: true)
  }

  /// How to aim, and the aimed shots of a volley.
  func aim(_ view: VisibleTable) -> (SafeText, [PageScene.Slot]) {
    guard isOnBoard, let aiming = view.seat.aiming else { return ("", []) }
    let words = language.sentences.page
    guard aiming.shotsDue > 1 else { return (view.seat.hasFired ? "" : words.tapTwice, []) }
    let free = (aiming.chosen.count..<aiming.shotsDue).map { PageScene.Slot.free($0 + 1) }
    let count = aiming.chosen.count
    let hint = count == 0 ? words.aim(aiming.shotsDue) : words.aimed(count, of: aiming.shotsDue)
    return (hint, aiming.chosen.map { .aimed($0) } + free)
  }

  /// Whether the next step comes before the buttons for the board, as while aiming a volley.
  private func isReady(_ view: VisibleTable) -> Bool { view.seat.aiming.map { $0.shotsDue > 1 } ?? false }

  /// Whether to show a button of the seat; the page has its own in place of some.
  private func isWanted(_ button: SeatButton, _ view: VisibleTable) -> Bool {
    switch button {
    // By link, the page has a button of its own.
    case .start: !view.isByLink || view.daily != nil
    case .watch, .luck, .leave, .playOn, .accept, .decline: false
    case .finished, .reply, .fire, .answer, .resign, .nextShot, .unlock, .handOver: true
    }
  }

  private func own(_ view: VisibleTable, _ end: GameEnding?) -> [PageScene.LabeledButton] {
    let replay = view.seat.replay == nil ? [] : [action(.replay)]
    if view.daily?.run != nil {
      return [action(.shareResult, isMain: true), action(.copyResult), action(.savePicture)] + replay
    }
    if let end {
      let again =
        (view.seat.isOver || isShared) && view.isByLink ? [action(.again, isMain: link == nil || isShared)] : []
      // One thing is shared at a time: first the link, if there is one to send.
      let mayTell = end.hasWon != nil && view.seat.isOver && (link == nil || isShared)
      return again + replay + (mayTell ? [action(.shareResult)] : [])
    }
    let seat = view.seat
    if let hiding = seat.placing {
      guard isOnBoard else { return [] }
      return [
        action(.turn, isEnabled: !hiding.draft.isComplete), action(.shuffle),
        action(.takeBack, isEnabled: undoing(hiding) != nil), action(.clear, isEnabled: !hiding.draft.ships.isEmpty),
      ]
    }
    if let hunting = seat.hunting {
      return [
        fire(at: hunting.cursor, hunting.chart, seat), action(.advise), mark(hunting.cursor, hunting.chart, seat),
      ]
    }
    if let aiming = seat.aiming {
      guard isOnBoard || view.isThinking else { return [] }
      return (aiming.shotsDue == 1 ? [fire(at: aiming.cursor, aiming.chart, seat)] : [])
        + [action(.advise), mark(aiming.cursor, aiming.chart, seat)]
    }
    guard let duel = seat.watched else { return [] }
    guard seat.watchRefusal == nil, duel.winner == nil else { return replay }
    return (replay.isEmpty ? [] : [action(.watch, isMain: true)]) + [action(.bringKey)]
  }

  private func fire(at cell: Cell, _ chart: Chart, _ seat: Seat) -> PageScene.LabeledButton {
    // At first and after a hit, the cursor stands where nobody has aimed.
    let isReady = (aimed == cell || seat.isAdvised) && chart[cell] == .unknown
    let words = language.sentences.page
    return PageScene.LabeledButton(
      action: .page(.fireAtCursor), label: isReady ? words.fireAt(cell) : words.chooseCell, isEnabled: isReady,
      isMain: true)
  }

  /// Marks the cell that was chosen last as water, or takes the mark off it.
  private func mark(_ cell: Cell, _ chart: Chart, _ seat: Seat) -> PageScene.LabeledButton {
    let isChosen = aimed == cell || seat.notes.contains(cell) || seat.aiming?.chosen.contains(cell) == true
    return action(.mark, isEnabled: isChosen && chart[cell] == .unknown)
  }
}
