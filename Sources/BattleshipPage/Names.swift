// The names of buttons, choices and fields between the script and the page: words that no person reads.

import BattleshipCore
import BattleshipPlay

extension PageButton {
  static let all = SeatButton.allCases.map { PageButton.seat($0) } + PageAction.allCases.map { .page($0) }

  init?(_ word: ByteText) {
    if word.hasPrefix("game-"), let index = ByteText(word.bytes.dropFirst(5)).number {
      self = .game(index)
    } else if let button = Self.all.first(where: { ByteText($0.name) == word }) {
      self = button
    } else {
      return nil
    }
  }

  var name: String {
    switch self {
    case .seat(let button): button.name
    case .page(let action): action.name
    case .game(let index): "game-\(index)"
    }
  }
}

extension SeatButton {
  var name: String {
    switch self {
    case .start: "start"
    case .finished: "finished"
    case .reply: "reply"
    case .fire: "fire"
    case .answer: "answer"
    case .resign: "resign"
    case .playOn: "play-on"
    case .handOver: "hand-over"
    case .watch: "watch"
    case .leave: "leave-seat"
    }
  }
}

extension PageAction {
  var name: String {
    switch self {
    case .playComputer: "play-computer"
    case .challenge: "challenge"
    case .hide: "hide"
    case .resumeSolo: "go-on"
    case .resume: "resume"
    case .confirm: "confirm"
    case .cancel: "cancel"
    case .writeLink: "write-link"
    case .open: "open"
    case .listGames: "list-games"
    case .rules: "rules"
    case .key: "key"
    case .otherLanguage: "other-language"
    case .leave: "leave"
    case .back: "back"
    case .fireAtCursor: "fire-at-cursor"
    case .turn: "turn"
    case .shuffle: "shuffle"
    case .takeBack: "take-back"
    case .clear: "clear"
    case .advise: "advise"
    case .copy: "copy"
    case .copyThis: "copy-this"
    case .share: "share"
    case .shareResult: "share-result"
    case .insist: "insist"
    case .importKey: "import-key"
    case .showKey: "show-key"
    case .copyKey: "copy-key"
    case .renewKey: "renew-key"
    case .replay: "replay"
    case .watch: "watch-duel"
    case .bringKey: "bring-key"
    case .earlier: "earlier"
    case .later: "later"
    case .play: "play"
    case .pause: "pause"
    case .endReplay: "end-replay"
    case .again: "again"
    }
  }
}

extension PageChoice {
  var name: String {
    switch self {
    case .level: "level"
    case .rules: "rules"
    case .volley: "volley"
    case .language: "language"
    }
  }
}

extension PageField {
  var name: String {
    switch self {
    case .link: "link"
    case .key: "key"
    }
  }
}

extension ListedGame.Kind {
  var name: String {
    switch self {
    case .computer: "computer"
    case .duel: "duel"
    case .hunt: "hunt"
    case .hidden: "hidden"
    case .placing: "placing"
    }
  }
}

extension BoardScene.Mark {
  var name: String {
    switch self {
    case .water: "water"
    case .ship: "ship"
    case .hit: "hit"
    case .miss: "miss"
    case .sunk: "sunk"
    case .aimed: "aimed"
    case .proposed(let fits): fits ? "fits" : "collides"
    }
  }
}
