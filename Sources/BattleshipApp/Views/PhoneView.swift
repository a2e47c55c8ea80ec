// The holder's phone: its title, the transcript, the input field, and below it the panel or the drawer.

import BattleshipFrame
import BattleshipPlay
import MessagesHost

struct PhoneView {
  let state: PhonesScreen

  private var phone: Phone<BattleshipExtension> { state.phone }

  private func name(of person: Participant, on canvas: Canvas) -> SafeText {
    state.name(of: person, on: state.holder, widths: canvas.frame.widths)
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    if let running = phone.running, running.style == .expanded {
      return drawExpanded(running, on: &canvas, in: rect)
    }
    if !state.isBesideConversation { return drawWhole(on: &canvas, in: rect) }
    let isClosed = phone.openApp == nil && !state.selection.showsApps
    let (conversation, below) = rect.split(bottom: isClosed ? 1 : max(6, rect.size.rows / 4))
    let staged = stagedBubble(within: conversation.size, on: canvas)?.rows ?? phone.inputField.staged.count
    let (above, field) = conversation.split(bottom: min(1 + staged, max(1, conversation.size.rows / 2)))
    let (head, transcript) = above.split(top: above.size.rows > 6 ? 2 : 1)
    let (messages, rule) = transcript.split(bottom: transcript.size.rows > 5 ? 1 : 0)
    TranscriptView(
      phone: phone, isKept: state.isKept, scrolledBack: state.selection.scrolledBack,
      firstSent: state.history.firstSent, aim: state.selection.aim
    ).draw(
      on: &canvas, in: messages)
    drawWaitingRoom(on: &canvas, in: messages)
    canvas.clear(
      Rect(origin: rect.origin, size: Size(rows: head.rows.upperBound - rect.origin.row, columns: rect.size.columns)))
    canvas.clear(
      Rect(
        row: messages.rows.upperBound, column: rect.origin.column,
        rows: rect.rows.upperBound - messages.rows.upperBound, columns: rect.size.columns))
    drawTitle(on: &canvas, in: head.split(top: 1).top)
    canvas.frame.drawRule(head.split(top: 1).rest, style: Style(.faint))
    canvas.frame.drawRule(rule, style: Style(.faint))
    drawField(on: &canvas, in: field)
    if let running = phone.running {
      drawPanel(running, on: &canvas, in: below)
    } else if !isClosed {
      drawApps(on: &canvas, in: below)
    } else {
      drawDrawer(on: &canvas, in: below)
    }
  }

  private func drawWhole(on canvas: inout Canvas, in rect: Rect) {
    let (title, rest) = rect.split(top: 1)
    drawTitle(on: &canvas, in: title)
    drawApps(on: &canvas, in: rest)
  }

  private func drawTitle(on canvas: inout Canvas, in rect: Rect) {
    let line = rect.inset(rows: 0, columns: 1)
    canvas.frame.fill(rect, style: Style(.title))
    let phone = canvas.language.terminal.phone.phoneOf(name(of: state.holder, on: canvas))
    let other = state.history.wins.isEmpty ? name(of: state.holder.other, on: canvas) : score(on: canvas)
    canvas.frame.write(phone, in: line, style: Style(.title))
    let beside = (line.size.columns - canvas.frame.widths.columns(of: other)) / 2
    if rect.size.columns >= 60, canvas.frame.widths.columns(of: phone) < beside {
      canvas.frame.write(other, in: line, .center, style: Style(.title, .bold))
    }
    let words = canvas.language.terminal.phone
    let person = name(of: state.holder.other, on: canvas)
    let presence = state.shared?.isOtherHere.map { isHere in
      switch isHere ? state.shared?.otherActivity ?? .nothing : .nothing {
      case .nothing: words.isHere(person, isHere: isHere)
      case .hiding: words.isHiding(person)
      case .aiming: canvas.language.sentences.live.isAiming(PlayerName(person))
      }
    }.flatMap { said in
      // Omit the presence if long names leave no room for it.
      canvas.frame.widths.columns(of: phone) + canvas.frame.widths.columns(of: said) < line.size.columns ? said : nil
    }
    let place = state.isKept ? presence ?? words.messages : words.isNotKept
    canvas.frame.write(place, in: line, .right, style: Style(state.isKept ? .title : .warning))
  }

  private func drawWaitingRoom(on canvas: inout Canvas, in rect: Rect) {
    guard phone.transcript.items.isEmpty else { return }
    let columns = max(1, rect.size.columns - 2)
    if state.transport == .sharedKeyboard {
      let text = canvas.language.terminal.phone.oneKeyboard(name(of: state.holder.other, on: canvas))
      let lines = text.lines(of: columns, widths: canvas.frame.widths).count
      let room = NightSeaView.draw(above: lines + 2, of: rect, on: &canvas)
      guard let middle = room.centered(Size(rows: lines, columns: columns)) else { return }
      return _ = canvas.frame.writeLines(text, in: middle, .center, style: Style(.faint))
    }
    guard let invitation = state.shared?.invitation, state.shared?.isOtherHere != true else {
      return _ = NightSeaView.draw(above: 0, of: rect, on: &canvas)
    }
    let lines = invitation.lines(of: columns, limit: 4, widths: canvas.frame.widths).count
    let room = NightSeaView.draw(above: lines + 3, of: rect, on: &canvas).inset(rows: 0, columns: 1)
    let middle = room.centered(Size(rows: min(1 + lines, room.size.rows), columns: columns)) ?? room
    let sentence = canvas.language.terminal.phone.waitingRoom(name(of: state.holder.other, on: canvas))
    canvas.frame.writeLines(sentence, in: middle, limit: 1, .center, style: Style(.faint))
    canvas.frame.writeLines(invitation, in: middle.split(top: 1).rest, .center, style: Style(.accent))
  }

  private func score(on canvas: Canvas) -> SafeText {
    let (me, other) = (state.holder, state.holder.other)
    let mine: SafeText = "\(name(of: me, on: canvas)) \(state.history.wins[me, default: 0])"
    return "\(mine) : \(state.history.wins[other, default: 0]) \(name(of: other, on: canvas))"
  }

  /// A single staged bubble with its picture, where that leaves the transcript more than half of the rows.
  private func stagedBubble(within room: Size, on canvas: Canvas) -> (view: BubbleView, rows: Int)? {
    guard let post = phone.inputField.staged.first, phone.inputField.staged.count == 1,
      case .bubble(let bubble)? = phone.drawings(of: post).last
    else { return nil }
    let view = BubbleView(bubble: bubble, isMine: true, number: 0, hasPicture: true, isLow: true)
    let rows = view.rows(within: room.columns - Self.columnsOfCross, widths: canvas.frame.widths)
    return 2 * (rows + 1) < room.rows ? (view, rows) : nil
  }

  private static let columnsOfCross = 8

  private func drawField(on canvas: inout Canvas, in rect: Rect) {
    let (staged, line) = rect.split(bottom: 1)
    let bubble = stagedBubble(within: Size(rows: .max / 4, columns: rect.size.columns), on: canvas)
    if let bubble, bubble.rows == staged.size.rows {
      let (room, side) = staged.inset(rows: 0, columns: 1).split(right: Self.columnsOfCross - 2)
      let columns = bubble.view.columns(within: room.size.columns, widths: canvas.frame.widths)
      bubble.view.draw(on: &canvas, in: room.split(left: columns).left)
      // A staged message is not yet a bubble of the conversation.
      canvas.touch(room, .phone(.field))
      canvas.button(canvas.glyphs.cross, .phone(.cross(0)), at: side.origin.moved(columns: 1))
      return drawLine(on: &canvas, in: line)
    }
    for (position, post) in phone.inputField.staged.enumerated() where position < staged.size.rows {
      let row = staged.split(top: position).rest.split(top: 1).top.inset(rows: 0, columns: 1)
      let text = SafeText(phone.drawings(of: post).last?.text(in: canvas.language) ?? "", limit: 500)
      canvas.frame.writeLines(
        "\(canvas.glyphs.anchor) \(text)", in: row.split(right: 6).rest, limit: 1, style: Style(.bubbleMine))
      canvas.button(canvas.glyphs.cross, .phone(.cross(position)), at: row.split(right: 5).right.origin)
    }
    drawLine(on: &canvas, in: line)
  }

  private func drawLine(on canvas: inout Canvas, in line: Rect) {
    let inside = line.inset(rows: 0, columns: 1)
    let sendColumns = canvas.columns(ofButton: canvas.language.terminal.phone.send)
    let (text, send) = inside.split(right: sendColumns)
    canvas.touch(text, .phone(.field))
    let typed = SafeText(phone.inputField.text, limit: 2_000)
    if typed.isEmpty, state.context != .typing {
      canvas.frame.write(
        "\(canvas.glyphs.prompt) \(canvas.language.terminal.phone.fieldHint)", in: text,
        style: Style(canvas.focus == .phone(.field) ? .cursor : .faint))
    } else {
      canvas.write(
        typed: "\(canvas.glyphs.prompt) \(typed)", in: text.split(right: 1).rest, hasCursor: state.context == .typing)
    }
    canvas.button(
      canvas.language.terminal.phone.send, .phone(.send), at: send.origin, isEnabled: !phone.inputField.isEmpty)
  }

  private func content(of app: BattleshipExtension, on canvas: Canvas) -> (scene: Scene, end: Scene.End?) {
    let (seat, language) = (app.seat, canvas.language)
    guard app.showsSeat else { return (seat.cover(in: language), nil) }
    let (me, other) = (name(of: state.holder, on: canvas), name(of: state.holder.other, on: canvas))
    let players = Players(me: me, other: PlayerName(other), by: state.transport)
    return (seat.scene(in: language, for: players), seat.end(in: language, for: players))
  }

  /// Draws an app below the phone's title; in a low window, its board replaces both bars.
  private func drawExpanded(_ running: Running<BattleshipExtension>, on canvas: inout Canvas, in rect: Rect) {
    let (above, footer) = rect.split(bottom: 1)
    let (scene, end) = content(of: running.instance, on: canvas)
    let view = SceneView(scene: canvas.shownNow(scene, isEnd: end != nil), hasBar: true)
    // Show the last strike before the end.
    if end == nil || canvas.flash != nil, view.needsWholeHeight(of: above.size, bars: 2) {
      view.draw(on: &canvas, in: above)
      return drawFooter(on: &canvas, in: footer)
    }
    let (title, panel) = rect.split(top: 1)
    drawTitle(on: &canvas, in: title)
    drawPanel(running, on: &canvas, in: panel)
  }

  private func drawPanel(_ running: Running<BattleshipExtension>, on canvas: inout Canvas, in rect: Rect) {
    let (scene, end) = content(of: running.instance, on: canvas)
    // With two boards, the bar shows the task, which leaves room for all events below the boards.
    let hasFact = scene.boards.count > 1
    let (inside, footer) = drawBar(
      canvas.language.sentences.seat.gameName, running.style, fact: hasFact ? SceneView(scene: scene).fact : nil,
      on: &canvas, in: rect)
    if let end, canvas.flash == nil {
      EndView(scene: scene, end: end).draw(on: &canvas, in: inside)
    } else {
      SceneView(scene: canvas.shownNow(scene, isEnd: end != nil), hasBar: hasFact).draw(on: &canvas, in: inside)
    }
    drawFooter(on: &canvas, in: footer)
  }

  private func drawBar(
    _ name: SafeText, _ style: PresentationStyle?, fact: SafeText? = nil, on canvas: inout Canvas, in rect: Rect
  ) -> (inside: Rect, footer: Rect) {
    let (bar, rest) = rect.split(top: 1)
    canvas.frame.drawRule(bar, lines: .double, style: Style(.accent))
    let room = max(1, bar.size.columns - 16)
    canvas.frame.write(
      " \(canvas.glyphs.anchor) \(name.cut(to: room, widths: canvas.frame.widths)) ", at: bar.origin.moved(columns: 2),
      style: Style(.accent))
    let (side, middle) = (canvas.frame.widths.columns(of: name) + 8, fact.map { canvas.frame.widths.columns(of: $0) })
    if let fact, let middle, 2 * side + middle <= bar.size.columns {
      canvas.frame.write(" \(fact) ", in: bar, .center, style: Style(.title, .bold))
    }
    if let style {
      let arrow = style == .compact ? canvas.glyphs.up : canvas.glyphs.down
      canvas.button(arrow, .phone(.chevron), at: Point(row: bar.origin.row, column: bar.columns.upperBound - 8))
    }
    let (inside, footer) = rest.split(bottom: rect.size.rows > 5 ? 1 : 0)
    return (inside, footer)
  }

  private func drawApps(on canvas: inout Canvas, in rect: Rect) {
    switch phone.screen {
    case .store(let page):
      let (inside, footer) = drawBar(canvas.language.terminal.apps.store, nil, on: &canvas, in: rect)
      StoreView(phone: phone, page: page).draw(on: &canvas, in: inside)
      drawFooter(on: &canvas, in: footer)
    case .pack(let open):
      let (inside, footer) = drawBar(canvas.language.name(of: open.app), open.style, on: &canvas, in: rect)
      StickerPanelView(open: open).draw(on: &canvas, in: inside.inset(rows: 0, columns: 1))
      drawFooter(on: &canvas, in: footer)
    case .elsewhere, .transcript, .keyboard, .app:
      let (inside, footer) = drawBar(canvas.language.terminal.apps.apps, nil, on: &canvas, in: rect)
      AppsView(phone: phone).draw(on: &canvas, in: inside.inset(rows: 0, columns: 1))
      drawFooter(on: &canvas, in: footer)
    }
  }

  private func drawDrawer(on canvas: inout Canvas, in rect: Rect) {
    let game: SafeText = "\(canvas.glyphs.anchor) \(canvas.language.sentences.seat.gameName)"
    let place = rect.origin.moved(columns: 1)
    canvas.button(game, .drawer(.game), at: place)
    let beside = canvas.columns(ofButton: game) + 1
    let buttons = beside + canvas.columns(ofButton: canvas.language.terminal.apps.apps) + 1
    // A long notice replaces the second button.
    let said = canvas.notice.map { canvas.frame.widths.columns(of: $0) } ?? 0
    guard said <= rect.size.columns - buttons - 3 else {
      return drawFooter(on: &canvas, in: rect.split(left: beside).rest)
    }
    canvas.button(canvas.language.terminal.apps.apps, .drawer(.apps), at: place.moved(columns: beside))
    drawFooter(on: &canvas, in: rect.split(left: buttons + 1).rest)
  }

  private func drawFooter(on canvas: inout Canvas, in rect: Rect) {
    canvas.hints(state.hints, naming: state.seat?.naming, in: rect.inset(rows: 0, columns: 1))
  }
}
