// A duel becomes a message URL; equal duels have the same URL.

extension Duel {
  /// The message URL of this duel, on the base that the original demo used or one of your own.
  ///
  /// It has at most 6,000 characters. After the base, all of them survive in a link that a chat program sends.
  public func messageURL(base: MessageURLBase = .demo) -> String {
    base.text + "?" + items + (tag.isEmpty ? "" : "&Tag=" + Base64URL.text(tag)) + flag
  }

  /// The part that the tag covers: everything but itself and the base.
  var untaggedQuery: String { items + flag }

  private var items: String {
    var items = "Format=2&Board=\(rules.board)&Fleet=\(rules.shipLengths)"
    if terms.volley != .shots(1) { items += "&Volley=\(terms.volley)" }
    if rules.apart { items += "&Apart=1" }
    for seal in seals { items += "&Seal=" + Base64URL.text(seal.bytes) }
    if firstName != nil || secondName != nil {
      items += "&Name=" + firstName.escaped
      if secondSeal != nil { items += "&Name=" + secondName.escaped }
    }
    for (index, turn) in turns.enumerated() {
      items += (index == 0 ? "&Play=" : ".") + turn.text(isFirst: index == 0, on: rules.board)
    }
    for opening in openings { items += "&Open=" + Base64URL.text(opening.bytes) }
    return items
  }

  private var flag: String { status == .open ? "&Is_Complete=0" : "&Is_Complete=1" }
}
