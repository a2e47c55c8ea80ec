// What a live game adds to the scene of its table: who is there, the question who may join, and what the friend types.

import BattleshipCore

extension LiveGame {
  /// The targets that take the place of the table's; nil if the table's count.
  package var targets: [SeatTarget]? {
    // What is pressed by habit declines: the other player can join again, a wrong one would stay.
    if let _ = question { return [.button(.playOn), .button(.start)] }
    return awaitsDuel ? [.button(.leave)] : nil
  }

  /// Nil if the table's counts.
  package func focus(at table: Table) -> SeatTarget? {
    targets.map { targets in targets.first { table.seat.hasChosen($0) } ?? targets[0] }
  }

  /// Whether the other player is told what to type.
  package func invites(at table: Table) -> Bool {
    invitation != nil && table.seat.duel.map { $0.due == .wait && $0.duel.secondSeal == nil } ?? false
  }

  package func scene(over scene: Scene, at table: Table, in language: Language) -> Scene {
    let words = language.sentences.live
    var scene = scene
    if awaitsDuel {
      let leave = Scene.Button(action: .leave, label: language.sentences.seat.close, isEnabled: true)
      return Scene(
        kind: .waiting, title: words.title, facts: [], boards: [],
        saying: Scene.Saying(text: words.waits(for: place, invitation), tone: .ending), buttons: [leave],
        focus: focus(at: table), hints: [])
    }
    if let question {
      let name = question.duel.name(of: .second).map { SafeText($0) }
      scene.title = words.asksTitle
      scene.saying = Scene.Saying(text: words.asks(name, from: question.address), tone: .ending)
      scene.buttons = [
        Scene.Button(action: .playOn, label: words.decline, isEnabled: true),
        Scene.Button(action: .start, label: words.accept, isEnabled: true),
      ]
      (scene.focus, scene.hints) = (focus(at: table), [.goesOn, .begins])
      return scene
    }
    guard let own = table.seat.duel, own.due == .wait, own.duel.winner == nil else { return scene }
    if own.duel.secondSeal == nil {
      if let invitation { scene.saying = Scene.Saying(text: words.invites(invitation), tone: .ending) }
    } else {
      let other = Players.byLink(at: table.seat, in: language).other
      scene.title = !isHere ? words.isGone(other) : isAiming ? words.isAiming(other) : scene.title
    }
    return scene
  }
}
