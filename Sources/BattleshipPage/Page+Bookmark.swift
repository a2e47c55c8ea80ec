// A reloaded page resumes where it was: the window notes a text after each event.

import BattleshipCore
import BattleshipPlay

extension Page {
  /// The window's note, which comes back as ``PageEvent/noted(_:)`` if the page is reloaded: a ``SavedLink``, or a word.
  ///
  /// It holds a hunt's ships, like the link that the game came in. It is never sent.
  var bookmark: String {
    guard let table else { return "title" }
    // The ships of a game against the computer are kept with it, but not the cells of a volley.
    if table.isAgainstComputer {
      return (table.seat.aiming?.chosen ?? []).reduce(KeptName.solo(soloName).text) { $0 + " \($1)" }
    }
    let saved = table.savedLink() ?? table.seat.watched.flatMap { SavedLink(.duel, url: $0.messageURL()) }
    return saved?.text ?? "title"
  }

  /// Whether the note is kept beyond the window, as it is for a game by link.
  var keepsLast: Bool { table.map { !$0.isAgainstComputer } ?? false }

  /// Takes over what was begun at a duel if it is being opened again from its link.
  mutating func noteBegun(at message: String) {
    guard let saved = noted.flatMap({ SavedLink(saved: $0) }), let content = saved.content, content.duel != nil,
      MessageContent(in: message) == content
    else { return }
    begun = saved
  }

  /// Resumes from the window's note; any other text leads to the title.
  mutating func restore(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    guard let note = noted else { return [] }
    noted = nil
    if case .solo(let name)? = KeptName(note.split().first) {
      // Earlier pages wrote dashes and the cells with points between them.
      notedCells = note.split().rest.parts().flatMap { $0.parts(between: ".") }.compactMap { Cell(String($0)) }
      if name.isEmpty { return resumeSolo(name, firstRecord, using: &generator) }
      pending = .solo(name)
      return [.read(.solo(name))]
    }
    guard let saved = SavedLink(saved: note) else { return [] }
    guard saved.content != nil else {
      if let table = saved.draft.flatMap({ Table(placing: $0) }) { begin(table) }
      return []
    }
    begun = saved
    return open(saved.url)
  }
}

extension SavedLink {
  /// Reads also what earlier pages saved: whose ships a hunt is for and its link, or six words as a note.
  init?(saved text: String) {
    let words = text.parts().map { String($0) }
    switch words[0] {
    case "mine": self.init(.hidden, url: words[1])
    case "theirs": self.init(.hunt, url: words[1])
    case "duel" where words.count == 6:
      let rules = MessageContent(in: words[1])?.duel?.rules
      self.init(.duel, url: words[1], draft: rules.flatMap { SeatDraft(begunUnder: $0, words) })
    case "hide" where words.count == 6:
      let (index, volley) = words[1].split(at: ".")
      guard let index = index.number, TitleSettings.presets.indices.contains(index) else { return nil }
      let ships = FleetDraft(placing: words[2], under: TitleSettings.presets[index])
      self.init(.placing, url: "", draft: SeatDraft(ships: Placement(ships), volley: Volley(String(volley))))
    case _: self.init(text: text)
    }
  }
}

extension SeatDraft {
  /// What was begun at a duel, in an earlier page's note.
  fileprivate init?(begunUnder rules: Rules, _ words: [String]) {
    let ships = FleetDraft(placing: words[2], under: rules)
    let cells = words[4].parts(between: ".").compactMap { Cell(String($0)) }
    var answer: Answer? = cells.isEmpty ? nil : .volley(cells)
    if words[3] == "ready" {
      answer = (try? ships.fleet()).map { .joining($0, cells) }
    } else if !ships.ships.isEmpty {
      answer = .ships(Placement(ships))
    }
    self.init(ships: Placement(FleetDraft(rules: rules)), volley: nil, answer: answer)
  }
}

extension FleetDraft {
  /// Ships with points between them, as earlier pages wrote them; those that do not fit are left out.
  fileprivate init(placing text: String, under rules: Rules) {
    self.init(rules: rules)
    for name in text.parts(between: ".") { if let ship = Ship(String(name)) { try? place(ship) } }
  }
}
