// What a live game adds to the scene of its table: who is there, the question who may join, and what the friend types.

import BattleshipCore

extension LiveGame {
  /// Whether nothing can be done at the table: somebody wants to join, or no duel has come.
  package var asks: Bool { question != nil || awaitsDuel }

  /// Whether it is the other player's turn, so that there is nothing to press: a second Enter must not leave the game.
  package func waits(at table: Table) -> Bool {
    !asks && table.seat.duel.map { $0.due == .wait && $0.duel.winner == nil } ?? false
  }

  package func targets(at table: Table) -> [SeatTarget] {
    // What is pressed by habit declines: a wrong one would stay.
    if let _ = question { return [.button(.playOn), .button(.start)] }
    if awaitsDuel { return [.button(.leave)] }
    return waits(at: table) ? table.seat.targets(by: .conversation) : table.targets
  }

  package func focus(at table: Table) -> SeatTarget? {
    if waits(at: table) { return table.seat.focus(by: .conversation) }
    guard asks else { return table.view.focus }
    let targets = targets(at: table)
    return targets.first { table.seat.hasChosen($0) } ?? targets.first
  }

  /// Whether the other player is told what to type.
  package func invites(at table: Table) -> Bool {
    invitation != nil && waits(at: table) && table.seat.duel?.duel.secondSeal == nil
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
    guard let own = table.seat.duel, waits(at: table) else { return scene }
    scene.buttons.removeAll { $0.action == .leave }
    (scene.focus, scene.hints) = (focus(at: table), [.helps, .leaves])
    if own.duel.secondSeal == nil {
      if let visitor {
        scene.saying = Scene.Saying(text: words.visits(visitor), tone: .ending)
      } else if let invitation {
        scene.saying = Scene.Saying(text: words.invites(invitation), tone: .ending)
      }
    } else {
      let other = Players.byLink(at: table.seat, in: language).other
      scene.title = !isHere ? words.isGone(other) : isAiming ? words.isAiming(other) : scene.title
    }
    return scene
  }
}
