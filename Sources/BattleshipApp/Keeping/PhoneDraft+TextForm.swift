// Writes and reads drafts as fields of a line.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension PhoneDraft {
  func write(to writer: inout TextFormWriter) {
    writer.number(lastPost)
    writer.optional(seen) { $1.write(to: &$0) }
    writer.quoted(text)
    writer.number(staged.count)
    for post in staged { post.write(to: &writer) }
    writer.optional(panel) { writer, panel in
      writer.word(panel.style == .compact ? "compact" : "expanded")
      writer.optional(panel.message) { $1.write(to: &$0) }
      panel.seat.write(to: &writer)
    }
  }

  init(of person: Participant, from reader: inout TextFormReader) throws(TextFormError) {
    lastPost = try reader.number()
    seen = try reader.optional { reader throws(TextFormError) in try ItemAddress(from: &reader) }
    text = try reader.quoted()
    var staged: [Post] = []
    for _ in 0..<(try reader.number()) { staged.append(try Post(from: &reader, sender: person)) }
    self.staged = staged
    panel = try reader.optional { reader throws(TextFormError) in
      let style: PresentationStyle =
        try reader.word(oneOf: ["compact", "expanded"]) == "compact" ? .compact : .expanded
      let message = try reader.optional { reader throws(TextFormError) in try ItemAddress(from: &reader) }
      return OpenPanel(style: style, message: message, seat: try SeatDraft(from: &reader))
    }
  }
}

extension ItemAddress {
  fileprivate func write(to writer: inout TextFormWriter) {
    sender.write(to: &writer)
    writer.number(number)
  }

  fileprivate init(from reader: inout TextFormReader) throws(TextFormError) {
    self.init(sender: try Participant(from: &reader), number: try reader.number())
  }
}

extension SeatDraft {
  func write(to writer: inout TextFormWriter) {
    ships.write(to: &writer)
    writer.optional(volley) { $0.quoted($1.description) }
    writer.bool(isChosen)
    writer.optional(answer) { $1.write(to: &$0) }
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    let ships = try Placement(from: &reader)
    let volley = try reader.optional { reader throws(TextFormError) in
      let text = try reader.quoted()
      guard let volley = Volley(text), volley.description == text,
        let terms = try? Terms(rules: ships.ships.rules, volley: volley)
      else { throw reader.expected(.quotedText) }
      return terms.volley
    }
    self.init(
      ships: ships, volley: volley, isChosen: try reader.bool(),
      answer: try reader.optional { reader throws(TextFormError) in try Answer(from: &reader) })
  }
}

extension SeatDraft.Answer {
  fileprivate func write(to writer: inout TextFormWriter) {
    switch self {
    case .shots(let cells):
      writer.word("shots")
      writer.names(cells)
    case .volley(let cells):
      writer.word("volley")
      writer.names(cells)
    case .ships(let placement):
      writer.word("ships")
      placement.write(to: &writer)
    case .joining(let fleet, let cells):
      writer.word("joining")
      fleet.rules.write(to: &writer)
      writer.names(Array(fleet.ships))
      writer.names(cells)
    }
  }

  fileprivate init(from reader: inout TextFormReader) throws(TextFormError) {
    switch try reader.word(oneOf: ["shots", "volley", "ships", "joining"]) {
    case "shots": self = .shots(try reader.names { Cell($0) })
    case "volley": self = .volley(try reader.names { Cell($0) })
    case "ships": self = .ships(try Placement(from: &reader))
    default:
      let rules = try Rules(from: &reader)
      let draft = try reader.fleetDraft(rules)
      guard let fleet = try? draft.fleet() else { throw reader.expected(.quotedText) }
      self = .joining(fleet, try reader.names { Cell($0) })
    }
  }
}

extension Placement {
  fileprivate func write(to writer: inout TextFormWriter) {
    ships.rules.write(to: &writer)
    writer.word(direction == .across ? "across" : "down")
    writer.names(ships.ships)
    writer.optional(beforeShuffling) { $0.names($1.ships) }
  }

  fileprivate init(from reader: inout TextFormReader) throws(TextFormError) {
    let rules = try Rules(from: &reader)
    let direction: Ship.Direction = try reader.word(oneOf: ["across", "down"]) == "across" ? .across : .down
    let ships = try reader.fleetDraft(rules)
    let before = try reader.optional { reader throws(TextFormError) in try reader.fleetDraft(rules) }
    self.init(ships, direction: direction, beforeShuffling: before)
  }
}

extension TextFormWriter {
  fileprivate mutating func names(_ things: [some CustomStringConvertible]) {
    quoted(things.map(\.description).joined(separator: ","))
  }
}

extension TextFormReader {
  /// Each name has exactly one spelling.
  fileprivate mutating func names<Thing: CustomStringConvertible>(
    _ thing: (String) -> Thing?
  ) throws(TextFormError) -> [Thing] {
    let text = try quoted()
    var things: [Thing] = []
    for name in text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let thing = thing(String(name)), thing.description == name else { throw expected(.quotedText) }
      things.append(thing)
    }
    return things
  }

  /// The ships are in the order in which they were placed.
  fileprivate mutating func fleetDraft(_ rules: Rules) throws(TextFormError) -> FleetDraft {
    var draft = FleetDraft(rules: rules)
    for ship in try names({ Ship($0) }) {
      do throws(FleetError) {
        try draft.place(ship)
      } catch {
        throw expected(.quotedText)
      }
    }
    return draft
  }
}
