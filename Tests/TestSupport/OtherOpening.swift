// Forges the end of a duel: anybody can write it.

/// A duel's message or query with another letter in its last opening, by default the first one.
package func withOtherOpening(_ message: String, at index: Int = 0) -> String {
  var letters = Array(message)
  guard let item = letters.indices.last(where: { letters[$0...].starts(with: "Open=") }) else { return message }
  let place = item + "Open=".count + index
  letters[place] = letters[place] == "A" ? "B" : "A"
  return String(letters)
}
