// An opponent with their own key, who plays, lies, repeats, cuts and rewrites messages as the fuzzer decides, or lets a
// stranger do so, who cannot make a tag.

@testable import BattleshipCore

struct CheatingSeat {
  private let player: Duel.Player
  private let terms: Terms
  private let key: PlayerKey
  private let fleet: Fleet?
  private var nonces = SplitMix64(seed: 2)

  /// Every message that was sent, as text.
  private var seen: [String] = []

  /// The messages with the tag of this player, or without a turn.
  private(set) var signed: Set<String> = []

  init(against honest: HonestSeat, _ choices: inout Choices) {
    (player, terms) = (honest.player.other, honest.terms)
    key = PlayerKey(using: &nonces)
    fleet = choices.fleet(honest.terms.rules)
  }

  mutating func saw(_ duel: Duel?) {
    if let duel { seen.append(duel.messageURL()) }
  }

  /// The next message for the honest player; nil if there is none.
  mutating func message(after last: Duel?, _ choices: inout Choices) -> String? {
    let url: String?
    switch choices.next(below: 6) {
    case 0, 1, 2: url = honestMessage(after: last, &choices)
    case 3: url = last.map { forged(appended($0.messageURL(), &choices), &choices) }
    case 4: url = seen.isEmpty ? nil : forged(edited(seen[choices.next(below: seen.count)], &choices), &choices)
    default: url = seen.isEmpty ? nil : seen[choices.next(below: seen.count)]
    }
    if let url { seen.append(url) }
    return url
  }

  /// The message with this player's tag, or as a stranger can write it.
  private mutating func forged(_ url: String, _ choices: inout Choices) -> String {
    guard choices.next(below: 3) > 0, var duel = try? Duel(messageURL: url) else { return url }
    return (try? duel.sign(by: player, key: key)) == nil ? url : note(duel)
  }

  private mutating func note(_ duel: Duel) -> String {
    signed.insert(duel.messageURL())
    return duel.messageURL()
  }

  /// The message that an honest player would write.
  private mutating func honestMessage(after last: Duel?, _ choices: inout Choices) -> String? {
    guard let fleet else { return nil }
    guard var duel = last else {
      return (try? Duel.challenge(fleet, volley: terms.volley, key: key, using: &nonces)).map { note($0) }
    }
    guard let due = try? duel.due(for: key) else { return nil }
    do throws(DuelError) {
      switch due {
      case .join(let shots):
        try duel.join(fleet, shots: choices.cells(shots, of: duel.chart(of: .first)), key: key, using: &nonces)
      case .fire(let shots, _): try duel.fire(at: choices.cells(shots, of: duel.chart(of: player.other)), key: key)
      case .answer, .lastAnswers: try duel.sendAnswers(key: key)
      case .open: try duel.open(key: key)
      case .wait, .nothing: return nil
      }
    } catch {
      return nil
    }
    return note(duel)
  }

  /// The message with an invented turn, and perhaps an end with an opening of zeros.
  private func appended(_ url: String, _ choices: inout Choices) -> String {
    var turn = "."
    for _ in 0..<choices.next(below: 5) { turn += ["m", "h", "s", "x", "-"][choices.next(below: 5)] }
    for _ in 0..<choices.next(below: 4) { turn += "_" + String(choices.next(below: 25)) }
    let ending = String(url[(url.firstRange(of: "&Tag=")?.lowerBound ?? url.endIndex)...])
    guard choices.next(below: 3) == 0 else { return replaced(url, ending, turn + ending) }
    let zeros = String(repeating: "A", count: ((16 + 2 * terms.rules.shipLengths.count) * 8 + 5) / 6)
    return replaced(url, ending, turn + "&Open=" + zeros + replaced(ending, "0", "1"))
  }

  /// Changes, inserts or removes one letter.
  private func edited(_ url: String, _ choices: inout Choices) -> String {
    var letters = Array(url.utf8)
    let place = (choices.next(below: 256) * 256 + choices.next(below: 256)) % letters.count
    let letter = Array("0123456789mhsx_.-&=AB".utf8)[choices.next(below: 21)]
    switch choices.next(below: 3) {
    case 0: letters[place] = letter
    case 1: letters.insert(letter, at: place)
    default: letters.remove(at: place)
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Replaces an ending, if the text has it.
  private func replaced(_ text: String, _ ending: String, _ other: String) -> String {
    text.hasSuffix(ending) ? text.dropLast(ending.count) + other : text
  }
}
