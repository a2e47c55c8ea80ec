// A reloaded page resumes where it was: the window notes a line of text after each event.

import BattleshipCore
import BattleshipPlay

extension Page {
  /// The window's note, which comes back as ``PageEvent/noted(_:)`` if the page is reloaded.
  ///
  /// It holds a hunt's ships, like the link that the game came in. It is never sent.
  ///
  /// Its words are the kind of game, the message or the rules, the ships on the board, whether they are finished, the
  /// chosen cells, and whether a link is shown; a dash means none.
  var bookmark: String {
    guard let table else { return "title" }
    let (place, seat) = (place(of: table), table.seat)
    let hiding = seat.placing
    let ready = seat.joiningFleet
    // The ships of a game against the computer are kept with it.
    let ships = !table.isAgainstComputer ? ready.map { Array($0.ships) } ?? hiding?.draft.ships ?? [] : []
    let chosen = seat.aiming?.chosen ?? []
    return place + " " + Self.list(ships.map { $0.description }) + (ready == nil ? " - " : " ready ")
      + Self.list(chosen.map { $0.description }) + (table.sent == nil ? " -" : " link")
  }

  /// Whether the note is kept beyond the window, as it is for a game by link.
  var keepsLast: Bool { table.map { !$0.isAgainstComputer } ?? false }

  private func place(of table: Table) -> String {
    let seat = table.seat
    if table.isAgainstComputer { return "solo -" }
    if let hunt = HuntMemory(at: seat) { return hunt.text }
    if let duel = seat.duel?.duel ?? seat.watched { return "duel " + duel.messageURL() }
    let volley: String = if case .challenge(let volley) = seat.hiding.purpose { volley.description } else { "hunt" }
    return "hide \(Choices.place(of: seat.hiding.draft.rules)).\(volley)"
  }

  private static func list(_ texts: [String]) -> String {
    guard let first = texts.first else { return "-" }
    return texts.dropFirst().reduce(first) { $0 + "." + $1 }
  }

  /// Takes over the board of the window's note if the same duel is being opened again from its link.
  mutating func noteBoard(of message: String) {
    let words = (noted ?? "").parts().map { String($0) }
    guard words.count == 6, words[0] == "duel", let duel = MessageContent(in: message)?.duel,
      MessageContent(in: words[1])?.duel == duel
    else { return }
    notedBoard = words
  }

  /// Resumes from the window's note; any other text leads to the title.
  mutating func restore(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    let words = (noted ?? "").parts().map { String($0) }
    noted = nil
    guard words.count == 6 else { return [] }
    switch words[0] {
    case "hide": return restoreHiding(words[1], words)
    case "solo":
      let effects = resumeSolo(using: &generator)
      restoreBoard(words)
      return effects
    case "mine", "theirs":
      guard let game = MessageContent(in: words[1])?.hunt else { return [] }
      let isMine = words[0] == "mine"
      open(game, isMine: isMine)
      // A game that was won or lost here can be replied to at once.
      if words[5] == "link" || (!isMine && game.status != .open) { table?.send(game) }
      return [.read(.hunt(game.identifier))]
    case "duel":
      notedBoard = words
      return open(words[1])
    case _: return []
    }
  }

  private mutating func restoreHiding(_ what: String, _ words: [String]) -> [PageEffect] {
    let (index, volleyText) = what.split(at: ".")
    guard let rules = index.number.flatMap({ Choices.rules(at: $0) }) else { return [] }
    let volley = Choices.volleys.first { $0.description == volleyText }
    let terms = volley.flatMap { try? Terms(on: rules, volley: $0) }
    begin(terms.map { Table(duelUnder: $0) } ?? Table(hiding: rules))
    restoreBoard(words)
    return []
  }

  mutating func restoreBoard(_ words: [String]) {
    let ships = words[2].parts(between: ".").compactMap { Ship(String($0)) }
    change(ships.map { .placed($0) } + (words[3] == "ready" ? [.button(.finished)] : []))
    guard let aiming = table?.seat.aiming, aiming.shotsDue > 1 else { return }
    change(words[4].parts(between: ".").compactMap { Cell(String($0)) }.flatMap { [.pointed($0), .pressed] })
  }
}
