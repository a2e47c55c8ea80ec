// The scene of a live game: who is connected, whether a peer may join, and the command for the friend.

import BattleshipCore

extension LiveGame {
  /// Whether nothing can be done at the table: a peer wants to join, or no duel has arrived.
  package var asks: Bool { question != nil || awaitsDuel }

  /// Whether it is the other player's turn, so that there is nothing to press: a second Enter must not leave the game.
  package func waits(at table: Table) -> Bool {
    !asks && !isDeclined && table.seat.duel.map { $0.due == .wait && $0.duel.winner == nil } ?? false
  }

  package func controls(at table: Table) -> Controls {
    // Neither accepting nor declining can be undone.
    if question != nil { return Controls(.question([.decline, .accept]), at: table.seat) }
    if awaitsDuel || isDeclined { return Controls(.buttons([.leave]), at: table.seat) }
    return waits(at: table) ? Controls(.seat(.conversation, and: []), at: table.seat) : table.controls
  }

  /// The command that the absent other player has to type; nil while there is something to do at the table.
  package func command(at table: Table) -> SafeText? {
    guard awaitsDuel || waits(at: table), !isHere, visitor == nil else { return nil }
    return invitation?.command
  }

  /// The text of a page without the table's boards to play on: who is missing, or a request that asks for an answer. Nil
  /// once both players are at the table.
  package func waiting(at table: Table, in language: Language) -> LiveWaiting? {
    if let question {
      let answer = language.sentences.live.howToAnswer
      return LiveWaiting(state: asks(question, in: language), explanation: answer, command: nil)
    }
    if isDeclined {
      let other = Players.byLink(at: table.seat, in: language).other
      return LiveWaiting(state: language.sentences.live.hasDeclined(other), explanation: nil, command: nil)
    }
    guard awaitsDuel || waits(at: table) && table.seat.duel?.duel.secondSeal == nil else { return nil }
    let words = language.sentences.live
    if let visitor {
      let next = awaitsDuel ? words.waitsForChallenge : words.joinsSoon
      return LiveWaiting(state: words.isHere(visitor), explanation: next, command: nil)
    }
    guard let invitation else {
      let question = failureCount > 0 ? words.askWhetherBegun : nil
      return LiveWaiting(state: words.connects(to: place), explanation: question, command: nil)
    }
    let state =
      switch lastVisitor {
      case .left(let visitor)?: words.hasLeft(visitor)
      case .declined(let visitor)?: words.youDeclined(visitor)
      case nil: words.nobodyIsHere
      }
    return LiveWaiting(
      state: state, explanation: invitation.isLocal ? words.onlyHere : words.sameNetwork, command: invitation.command)
  }

  private func asks(_ question: Joining, in language: Language) -> SafeText {
    let name = question.duel.name(of: .second).map { SafeText($0) }
    let words = language.sentences.live
    let asks = words.asks(name, from: question.address)
    return index(of: question.peer) != nil ? asks : language.line(asks, words.hasGone)
  }

  package func scene(over scene: Scene, at table: Table, in language: Language) -> Scene {
    let words = language.sentences.live
    var scene = scene
    if awaitsDuel {
      let leave = Scene.Button(action: .leave, label: language.sentences.seat.close, isEnabled: true)
      return Scene(
        kind: .waiting, title: words.title, facts: [], boards: [],
        saying: waiting(at: table, in: language).map { Scene.Saying(text: $0.oneLine(in: language), tone: .ending) },
        buttons: [leave], focus: controls(at: table).focus, hints: [.begins] + (invitation == nil ? [] : [.copies]))
    }
    if let question {
      scene.title = words.asksTitle
      scene.saying = Scene.Saying(text: asks(question, in: language), tone: .ending)
      scene.buttons = table.seat.buttons([.decline, .accept], language, .nameless(in: language))
      scene.focus = controls(at: table).focus
      scene.hints = [.goesOn] + (scene.focus == nil ? [] : [.begins])
      return scene
    }
    if isDeclined {
      scene.title = words.declinedTitle
      scene.saying = waiting(at: table, in: language).map { Scene.Saying(text: $0.state, tone: .ending) }
      scene.buttons = [Scene.Button(action: .leave, label: language.sentences.seat.close, isEnabled: true)]
      (scene.focus, scene.hints) = (.button(.leave), [.begins])
      return scene
    }
    guard waits(at: table) else {
      // At the end nobody is missed.
      if isGone, !table.isOver {
        let other = Players.byLink(at: table.seat, in: language).other
        scene.title = language.clauses(scene.title, words.isGone(other.within))
      }
      return scene
    }
    scene.buttons.removeAll { $0.action == .leave }
    (scene.focus, scene.hints) = (controls(at: table).focus, [.helps, .leaves])
    if let waiting = waiting(at: table, in: language) {
      scene.title = words.title
      scene.saying = Scene.Saying(text: waiting.oneLine(in: language), tone: .ending)
      if waiting.command != nil { scene.hints.append(.copies) }
    } else {
      let other = Players.byLink(at: table.seat, in: language).other
      scene.title = !isHere ? words.isGone(other.start) : isAiming ? words.isAiming(other) : scene.title
      let isUnanswered = table.linkGame?.isJoining == true && answersAhead == nil
      if !isHere {
        let text = isUnanswered ? words.leftUnanswered(other) : words.goesOnLater
        let command = command(at: table)
        scene.saying = Scene.Saying(text: text, then: command.map { words.types($0) }, tone: .ending)
        if command != nil { scene.hints.append(.copies) }
      } else if isUnanswered {
        scene.saying = Scene.Saying(text: words.isAsked(other), tone: .ending)
      }
    }
    return scene
  }
}

/// The text shown while one player waits for the other in a live game.
package struct LiveWaiting: Hashable, Sendable {
  /// Whether a peer is connected.
  package let state: SafeText
  package let explanation: SafeText?
  /// The command that the other player has to type.
  package let command: SafeText?

  /// The whole text in one line.
  package func oneLine(in language: Language) -> SafeText {
    let typed = command.map { language.sentences.live.types($0) }
    return [explanation, typed].compactMap { $0 }.reduce(state) { "\($0) \($1)" }
  }
}
