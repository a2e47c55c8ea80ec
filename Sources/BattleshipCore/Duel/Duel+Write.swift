// A duel becomes a message URL: always the same one for the same duel.

extension Duel {
  /// The message URL of this duel, on the base that the original demo used or one of your own.
  ///
  /// It has at most 5,000 characters. After the base, all of them are characters that chat programs keep in a link.
  public func messageURL(base: MessageURLBase = .demo) -> String {
    var url = base.text + "?Format=2&Board=\(rules.board)&Fleet=\(rules.shipLengths)"
    if terms.volley != .shots(1) { url += "&Volley=\(terms.volley)" }
    if rules.apart { url += "&Apart=1" }
    for seal in seals { url += "&Seal=" + Base64URL.text(seal.bytes) }
    var separator = "&Play="
    for turn in turns {
      url += separator + turn.text(on: rules.board)
      separator = "."
    }
    for opening in openings { url += "&Open=" + Base64URL.text(opening.bytes) }
    return url + (status == .open ? "&Is_Complete=0" : "&Is_Complete=1")
  }
}
