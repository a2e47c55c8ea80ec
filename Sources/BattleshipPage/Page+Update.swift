// Every event of the page, and its effects.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension Page {
  /// Applies an event, and returns the effects for the script. An event that makes no sense at this moment changes
  /// nothing.
  @discardableResult
  package mutating func update(_ event: PageEvent) -> [PageEffect] {
    let before = outgoing
    var effects = apply(event)
    effects += takeBrought() + waitForTable()
    if outgoing != before { link = outgoing.map { Link(to: $0, base: addresses.base) } }
    return effects + countWin()
  }

  private mutating func apply(_ event: PageEvent) -> [PageEffect] {
    switch event {
    case .languages(let list): chooseLanguage(list)
    case .base(let text): addresses.made = text.isEmpty ? nil : try? MessageURLBase(text + "#")
    case .browser(let name): isInChat = Self.isChat(name)
    case .bookmarked(let text): oldBookmark = unshared(text)
    case .today(let date): lobby.today = date
    case .began(let address):
      addresses.learn(from: address)
      guard let message = Addresses.message(in: address) else { return restore() + [.list] }
      takeBegun(at: message)
      let effects = open(message, wasSent: Addresses.sentGame(address))
      // A link that is refused leads to the title, with the games of this browser.
      return effects.isEmpty ? [.list] : effects
    case .address(let address):
      guard let message = Addresses.message(in: address) else { return [] }
      quiet()
      return open(message, wasSent: Addresses.sentGame(address))
    case .loaded(let name, let loaded): return learn(name, loaded)
    case .games(let texts): lobby.list(texts)
    case .stored(let name, let stored): return finish(name, stored)
    case .hovered(let cell): if isOnBoard, table?.seat.placing != nil { change([.pointed(cell)]) }
    case .pressed(let cell): return press(cell)
    case .tapped(let cell):
      guard aimed == cell || !firesAtOnce else {
        point(at: cell)
        aimed = cell
        return []
      }
      return press(cell)
    case .wentBack: return goBack()
    case .lifted(.cell(let from), let cell): lift(from, over: cell)
    case .dragged(.cell(let from), let to): return drag(from, to: to)
    case .lifted(.list(let length), let cell): pickUp(length, over: cell)
    case .dragged(.list(let length), let cell):
      pickUp(length, over: cell)
      // Pressing another ship would take that one in the hand.
      return table?.seat.placing?.draft.ship(at: cell) == nil ? press(cell) : []
    case .key(let key): return press(key)
    case .button(let button):
      let asked = question
      quiet()
      guard button == .page(.confirm) else { return press(button) }
      return asked.map { confirm($0) } ?? []
    case .chose(.language, let value):
      chooseLanguage(value)
      return [keepChoices()]
    case .chose(let choice, let value):
      settings.choose(choice, value)
      return [keepChoices()]
    case .wrote(.link, let text): written.link = text
    case .wrote(.name, let text): return takeName(text)
    case .wrote(.first, let text):
      written.firstName = text
      return takeNames()
    case .wrote(.second, let text):
      written.secondName = text
      return takeNames()
    case .wrote(.key, let text): written.key = text
    case .thought(let number, let text): return receive(number, text)
    case .pauseEnded(let number): return goOnAfterPause(number)
    case .slid(let step): return show(step: step)
    case .copied:
      lobby.note = .copied
      guard reading == nil, let link else { break }
      delivery.copied = outgoing?.messageURL()
      // No reply would show that the last link was sent.
      if !link.kind.awaitsReply { delivery.shared = delivery.copied }
    case .notCopied(let text):
      lobby.note = .notCopied
      delivery.uncopied = text
      if case .key = reading { reading = .key(isShown: true) }
    case .shared(let address):
      guard address == link?.url else { break }
      delivery.shared = outgoing?.messageURL()
      // The heading says one of both, the latest.
      if lobby.note == .copied { lobby.note = nil }
    case .notShared: lobby.note = .notShared
    }
    return []
  }

  /// Counts a win. This runs after every event: a win that is already counted changes nothing.
  private mutating func countWin() -> [PageEffect] {
    guard let end = table?.seat.end, end.isMine, end.hasWon == true, end.tally.shots > 0 else { return [] }
    let before = best[end.kind]
    if best.count(end.tally.shots, of: end.kind) { isBest = true }
    return best[end.kind] == before ? [] : [.keep(.best, best.text)]
  }

  private mutating func takeName(_ text: String) -> [PageEffect] {
    written.name = text
    guard let name = OwnName(typed: text) else {
      lobby.refusal = .notAName(.name)
      return []
    }
    if lobby.refusal == .notAName(.name) { lobby.refusal = nil }
    return use(name)
  }

  private mutating func takeNames() -> [PageEffect] {
    guard let names = typedNames, names != settings.names else { return [] }
    settings.names = names
    return [keepChoices()]
  }

  mutating func use(_ name: OwnName) -> [PageEffect] {
    guard name != settings.ownName else { return [] }
    settings.ownName = name
    useName()
    return [keepChoices()]
  }

  mutating func useName() { lobby.name = settings.ownName?.name }

  mutating func keepChoices() -> PageEffect {
    settings.language = language
    return .keep(.choices, settings.text)
  }

  private static func isChat(_ name: String) -> Bool {
    let chats = ["FBAN", "FBAV", "Instagram", "Line/", "MicroMessenger", "WhatsApp", "Snapchat", "Telegram"]
    let bytes = Array(name.utf8)
    return chats.contains { chat in bytes.indices.contains { bytes[$0...].starts(with: chat.utf8) } }
  }

  mutating func quiet() {
    lobby.refusal = nil
    lobby.note = nil
    aimed = nil
    lifted = nil
    question = nil
  }

  /// Switches to the first language of a list that the page has, whatever its region.
  private mutating func chooseLanguage(_ list: String) {
    for wanted in list.parts(between: ",") {
      let (tongue, _) = wanted.split(at: "-")
      if let found = Language.allCases.first(where: { $0.rawValue.split(at: "-").first == tongue }) {
        language = found
        return
      }
    }
  }
}

extension Page {
  /// Whether cells can be chosen: not while the computer thinks or its shots are shown.
  var isOnBoard: Bool {
    guard let table, !isReplaying, !lobby.isPending, table.linkGame?.isWaiting != true else { return false }
    return table.seat.board != nil && (table.isByLink || table.controls.targets.contains(.board))
  }

  mutating func point(at cell: Cell) {
    guard isOnBoard else { return }
    quiet()
    change([.pointed(cell)])
  }

  mutating func press(_ cell: Cell) -> [PageEffect] {
    guard isOnBoard else { return [] }
    point(at: cell)
    return act(.pressed)
  }

  /// Whether pressing a cell fires at it for good. If so, the first tap on a small cell only aims.
  private var firesAtOnce: Bool {
    table?.seat.hunting != nil || table?.seat.aiming?.shotsDue == 1
  }

  /// Shows where a ship would be put down.
  private mutating func lift(_ from: Cell, over cell: Cell) {
    quiet()
    guard isOnBoard, var draft = table?.seat.placing?.draft, let ship = draft.removeShip(at: from),
      let moved = self.ship(ship, movedBy: from, cell)
    else { return }
    lifted = (ship, moved, draft.obstacle(to: moved))
  }

  /// Takes a ship from the list in the hand, which is over a cell.
  private mutating func pickUp(_ length: Int, over cell: Cell) {
    guard isOnBoard, table?.seat.placing != nil else { return }
    change([.took(length: length)])
    point(at: cell)
    // Over another ship, it is shown above that one, which is told to be in the way.
    guard let hiding = table?.seat.placing, hiding.draft.ship(at: cell) != nil, let ship = hiding.proposal
    else { return }
    change([.placed(ship)])
  }

  /// A ship moved by the distance between two cells, as far as the board goes.
  private func ship(_ ship: Ship, movedBy from: Cell, _ to: Cell) -> Ship? {
    guard let board = table?.seat.placing?.draft.rules.board else { return nil }
    let (down, across) = (to.row - from.row, to.column - from.column)
    let row = max(0, min(ship.first.row + down, board.rows - (ship.direction == .down ? ship.length : 1)))
    let column = max(0, min(ship.first.column + across, board.columns - (ship.direction == .across ? ship.length : 1)))
    return Cell(row: row, column: column).flatMap { Ship(first: $0, length: ship.length, direction: ship.direction) }
  }

  /// Moves the ship in a cell by the distance to another cell; if there is no room, it stays.
  private mutating func drag(_ from: Cell, to: Cell) -> [PageEffect] {
    lift(from, over: to)
    guard let (ship, moved, obstacle) = lifted, let hiding = table?.seat.placing else { return press(to) }
    lifted = nil
    guard obstacle == nil, moved != ship else { return [] }
    point(at: from)
    change([.pressed])
    var effects = act(.placed(moved))
    // The ship in the hand stays as it was.
    if let length = hiding.nextLength { change([.took(length: length)]) }
    point(at: hiding.draft.isComplete ? moved.first : hiding.cursor)
    if let now = table?.seat.placing, !hiding.draft.isComplete, now.direction != hiding.direction {
      effects += act(.turned)
    }
    return effects
  }

  mutating func act(_ event: SeatEvent) -> [PageEffect] {
    guard !lobby.isPending else { return [] }
    if event == .pressed, let aiming = table?.seat.aiming, aiming.isComplete, aiming.shotsDue > 1,
      !aiming.chosen.contains(aiming.cursor)
    {
      lobby.note = .allAimed
      return []
    }
    var named: [PageEffect] = []
    if event == .button(.finished), asksName {
      // An invalid text in the field would not be the name that the other player reads.
      if let name = written.name, OwnName(typed: name) == nil {
        lobby.refusal = .notAName(.name)
        return []
      }
      named = use(settings.ownName ?? .empty)
    }
    var effects = named + takeBrought() + play(.seat(event))
    // Place the ships for the next duel against the computer, as for the first one.
    if event == .button(.start) || event == .button(.unlock) { effects += placeShips() }
    return effects
  }

  /// What ``change(_:)`` saved comes before what is saved after it: each text is expected by the next.
  private mutating func takeBrought() -> [PageEffect] {
    defer { seatEffects = [] }
    return carryOut(seatEffects)
  }

  /// Applies events that only change the board, such as pointing at a cell.
  mutating func change(_ events: [SeatEvent]) {
    for event in events { seatEffects += table?.update(.seat(event)) ?? [] }
  }
}
