// The list of the saved games, made of their texts.

import BattleshipCore

extension Listing {
  /// Every game, in no order; the messages of one duel make one game.
  ///
  /// The board of the day has a line of its own, so `today`, the hunt on it, is left out. So is an unreadable text,
  /// except of a game against the computer: opening that one shows the error.
  package static func all(_ texts: [SavedText], today: SavedName?, keys: KeyRing?) -> [Listing] {
    var games: [Listing] = []
    var duels: [(newest: Duel, url: String, age: Int?, rival: Duel.Name?)] = []
    for text in texts where text.name != today {
      switch text.name {
      case .computer(let number):
        let saved = try? SavedSolo(text: text.text)
        guard var game = saved.map({ $0.listing }) ?? .unnamed(.computer, at: .computer(number)) else { continue }
        (game.venue, game.age) = (.computer(number), text.age)
        games.append(game)
      case .two(let number):
        guard let saved = SavedTwo(text: text.text), saved.isToResume else { continue }
        games.append(saved.listing(number: number, age: text.age))
      case .hunt:
        guard let saved = SavedLink(saved: text.text), let hunt = saved.hunt else { continue }
        games.append(Listing(hunt, isMine: saved.kind == .hidden, url: saved.url, age: text.age))
      case .begun, .duel:
        let record = DuelRecord(text: text.text)?.written
        let saved = record == nil ? SavedLink(text: text.text) : nil
        guard let duel = record ?? saved?.content?.duel else { continue }
        let url = saved?.url ?? duel.messageURL()
        if let known = duels.firstIndex(where: { $0.newest.continues(duel) || duel.continues($0.newest) }) {
          if duel.continues(duels[known].newest) { (duels[known].newest, duels[known].url) = (duel, url) }
          duels[known].age = min(duels[known].age ?? .max, text.age ?? .max)
          duels[known].rival = saved?.rival ?? duels[known].rival
        } else {
          duels.append((duel, url, text.age, saved?.rival))
        }
      case .key, .daily: break
      }
    }
    for (duel, url, age, rival) in duels {
      guard let own = try? OwnDuel(duel, key: keys?.key(of: duel)) else { continue }
      var game = Listing(own, url: url, age: age == .max ? nil : age)
      // Whoever joins without a name may be somebody else.
      if game.event == .unjoined { game.opponent = rival.map { .person($0) } }
      games.append(game)
    }
    return games
  }
}
