// The head of a game: the way back, the opponent, the score, and how to play.

import BattleshipCore
import BattleshipPlay

extension Page {
  /// Adds the head, which stays the same throughout a game.
  func addHead(_ view: VisibleTable, to scene: inout PageScene) {
    let words = language.sentences
    scene.back = action(replay == nil ? .leave : .endReplay)
    scene.help = action(.rules)
    (scene.score, scene.briefScore) = (view.score(in: language) ?? "", view.briefScore ?? "")
    if view.isLocked {
      scene.under = words.page.twoText
    } else if let hiding = view.seat.placing {
      // What to do comes first: behind a long name it would be cut.
      scene.name = words.seat.hideTitle
      // Somebody without a name, and the computer beside its score, are not worth a second line.
      let isNamed = view.isByLink && players.other != words.seat.otherPlayer
      let who = isNamed ? words.page.against(players.other) : players.transport == .sharedKeyboard ? players.me : ""
      scene.under = words.page.placing(hiding.draft.rules, who)
    } else {
      scene.name = name(view)
      scene.face = face(view)
      scene.under = under(view)
    }
  }

  private func name(_ view: VisibleTable) -> SafeText {
    let words = language.sentences
    if view.daily != nil { return words.daily.name }
    if let duel = view.seat.watched { return words.duel.players(of: duel) }
    if !view.seat.isDuel { return words.moments.game(huntKind(view)) }
    // At one screen, the person whose turn it is.
    return view.isAgainstComputer ? brief(view) : view.isByLink ? players.other.start : players.me
  }

  /// The opponent where there is little room.
  func brief(_ view: VisibleTable) -> SafeText {
    let words = language.sentences
    return view.isAgainstComputer ? words.moments.game(.computer) : words.duel.shooter(players.other)
  }

  private func face(_ view: VisibleTable) -> PageScene.Face? {
    if view.isAgainstComputer { return PageScene.Face(kind: .computer) }
    guard view.daily == nil, !view.isLocked, view.seat.watched == nil else { return nil }
    guard view.seat.isDuel else { return PageScene.Face(kind: huntKind(view)) }
    return view.isByLink ? opponentsFace : PageScene.Face(kind: .duel, of: players.me)
  }

  private func huntKind(_ view: VisibleTable) -> Listing.Kind {
    view.seat.hidIt && table?.linkGame?.mayBeOthers != true ? .hidden : .hunt
  }

  /// The face of the other player of a duel, who may have no name.
  var opponentsFace: PageScene.Face {
    players.other == language.sentences.seat.otherPlayer
      ? PageScene.Face(kind: .duel) : PageScene.Face(kind: .duel, of: players.other.start)
  }

  private func under(_ view: VisibleTable) -> SafeText {
    let words = language.sentences
    if let daily = view.daily { return words.daily.dayAndMonth(daily.date) }
    if let level = view.level {
      return words.page.level(
        level, shot: (view.seat.duel?.chart.shots.count ?? 0) + (view.seat.duel?.duel.winner == nil ? 1 : 0))
    }
    guard view.isByLink else { return words.page.against(players.other) }
    guard let own = view.seat.duel else {
      return (view.seat.hunting?.chart.rules ?? view.seat.over?.chart.rules).map { words.page.rules($0) } ?? ""
    }
    let fired = own.duel.story.count { $0.player == own.player && !$0.shots.isEmpty }
    return words.page.turnByLink(max(1, view.seat.aiming == nil ? fired : fired + 1))
  }
}

extension PageScene {
  /// A player in a circle: the first letter of a name on one of four colours, or a picture of the kind of game.
  package struct Face: Hashable, Sendable {
    package let kind: Listing.Kind
    package let letter: SafeText
    package let color: Int
    /// Whether both players are here.
    package var isTwo = false

    init(kind: Listing.Kind) { (self.kind, letter, color) = (kind, "", 0) }

    init(kind: Listing.Kind, of name: SafeText) {
      self.kind = kind
      letter = SafeText(String(name.string.prefix(1)))
      color = name.string.unicodeScalars.reduce(0) { ($0 + Int($1.value)) % 4 }
    }
  }

  /// A shot of a volley that is being aimed, or its number.
  package enum Slot: Hashable, Sendable {
    case aimed(Cell)
    case free(Int)
  }
}
