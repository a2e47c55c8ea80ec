// Games by link in the forms of earlier pages: whose ships a hunt is for and its link, or six words.

import BattleshipCore

extension SavedLink {
  /// Also reads the forms of earlier pages: whose ships a hunt is for and its link, or a note of six words.
  package init?(saved text: String) {
    let words = text.parts().map { String($0) }
    switch words[0] {
    case "mine" where words.count > 1: self.init(.hidden, url: words[1])
    case "theirs" where words.count > 1: self.init(.hunt, url: words[1])
    case "duel" where words.count == 6:
      let rules = MessageContent(in: words[1])?.duel?.rules
      self.init(.duel, url: words[1], draft: rules.flatMap { SeatDraft(begunUnder: $0, words) })
    case "hide" where words.count == 6:
      let (index, volley) = words[1].split(at: ".")
      guard let index = index.number, Rules.presets.indices.contains(index) else { return nil }
      let ships = FleetDraft(placing: words[2], under: Rules.presets[index].rules)
      self.init(.placing, url: "", draft: SeatDraft(placement: Placement(ships), volley: Volley(String(volley))))
    case _:
      // The last message of a duel, and the one that was answered ahead.
      let record = DuelRecord(text: text).flatMap { SavedLink(.duel, url: $0.written.messageURL()) }
      guard let read = SavedLink(text: text) ?? record else { return nil }
      self = read
    }
  }
}

extension SeatDraft {
  /// The draft at a duel, from an earlier page's note.
  fileprivate init?(begunUnder rules: Rules, _ words: [String]) {
    let ships = FleetDraft(placing: words[2], under: rules)
    let cells = words[4].parts(between: ".").compactMap { Cell(String($0)) }
    var answer: Answer? = cells.isEmpty ? nil : .volley(cells)
    if words[3] == "ready" {
      answer = (try? ships.fleet()).map { .joining($0, cells) }
    } else if !ships.ships.isEmpty {
      answer = .ships(Placement(ships))
    }
    self.init(placement: Placement(FleetDraft(rules: rules)), volley: nil, answer: answer)
  }
}

extension FleetDraft {
  /// Ships separated by points, as earlier pages wrote them; those that do not fit are left out.
  fileprivate init(placing text: String, under rules: Rules) {
    self.init(rules: rules)
    for name in text.parts(between: ".") { if let ship = Ship(String(name)) { try? place(ship) } }
  }
}
