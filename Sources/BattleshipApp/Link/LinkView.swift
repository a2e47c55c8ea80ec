// The whole screen of a game by link, at any size: a title, the game, and what can be done.

import BattleshipCore

extension LinkState {
  /// The screen of this state.
  public func drawn(size: Size, widths: CharacterWidth) -> DrawnScreen {
    var canvas = Canvas(size: size, widths: widths, focus: focus)
    guard size.holds(AppState.leastSize) else { return canvas.askingForRoom(AppState.leastSize) }
    let (top, rest) = canvas.frame.bounds.split(top: 1)
    let (middle, bottom) = rest.split(bottom: 1)
    let line = top.inset(rows: 0, columns: 1)
    canvas.frame.fill(top, style: Style(.title))
    canvas.frame.write("\(canvas.glyphs.anchor) \(Wording.gameName)", in: line, style: Style(.title))
    canvas.frame.write(title, in: line, .right, style: Style(.title, .bold))
    GameView(screen: gameScreen, me: Wording.you, other: Wording.seeker, lastButton: (Wording.close, .reply))
      .draw(on: &canvas, in: middle)
    let footer = bottom.inset(rows: 0, columns: 1)
    if let typed, typed.column == nil {
      canvas.frame.write(Wording.naming(typed), in: footer, .right, style: Style(.accent))
    } else if let notice {
      canvas.frame.write(Wording.notice(notice), in: footer, .right, style: Style(.warning))
    } else {
      canvas.hints([Wording.leaves] + hints, in: footer)
    }
    if let helpScroll {
      let keys = Wording.aim(canvas.glyphs) + KeyMap.linkLines
      OverlayView(title: Wording.title(of: .help), lines: keys, scroll: helpScroll)
        .draw(on: &canvas, in: canvas.frame.bounds)
    }
    return canvas.drawn
  }

  private var title: SafeText {
    switch task {
    case .placing: Wording.placeTitle
    case .attack(let attack): attack.chart.status == .open ? Wording.attackTitle : Wording.resultTitle
    case .looking: Wording.resultTitle
    }
  }

  private var hints: [SafeText] {
    switch context {
    case .placing, .attack: Wording.hints(context, on: gameScreen)
    case .conversation, .typing, .locked: [Wording.helpHint]
    }
  }
}
