// The scene and the effects as the script reads them.

import BattleshipData
import BattleshipPlay

extension Page {
  /// The scene, the effects and the note for the window, as JSON in UTF-8.
  package func report(after effects: [PageEffect]) -> [UInt8] {
    JSONWriter.object { json in
      json.name("scene")
      json.write(scene)
      json.member("effects", effects) { $0.write($1) }
      json.member("note", bookmark)
      json.member("keeps", keepsLast)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ text: SafeText) { member(name, text.string) }

  fileprivate mutating func write(_ scene: PageScene) {
    writeMembers { json in
      json.member("language", scene.language)
      json.member("title", scene.title)
      json.member("heading", scene.heading)
      json.member("saying", scene.saying)
      json.member("refusal", scene.refusal)
      json.member("question", scene.question)
      json.member("answers", scene.answers) { $0.write($1) }
      json.member("facts", scene.facts) { $0.write($1.string) }
      if let letter = scene.letter {
        json.name("letter")
        json.write(letter)
      }
      json.member("boards", scene.boards) { $0.write($1) }
      json.member("shipsTitle", scene.shipsTitle)
      json.member("ships", scene.ships) { $0.write($1) }
      json.member("buttons", scene.buttons) { $0.write($1) }
      json.member("cards", scene.cards) { $0.write($1) }
      json.member("notes", scene.notes) { $0.write($1.string) }
    }
  }

  private mutating func write(_ letter: PageScene.Letter) {
    writeMembers { json in
      json.member("url", letter.url)
      json.member("text", letter.text)
      json.member("buttons", letter.buttons) { $0.write($1) }
    }
  }

  private mutating func write(_ board: PageScene.Board) {
    writeMembers { json in
      json.member("name", board.name)
      json.member("live", board.isLive)
      json.member("own", board.isOwn)
      json.member("columns", board.columns) { $0.write($1.string) }
      json.member("rows", board.rows) { $0.write($1) }
    }
  }

  private mutating func write(_ row: PageScene.Row) {
    writeMembers { json in
      json.member("letter", row.letter)
      json.member("cells", row.cells) { $0.write($1) }
    }
  }

  private mutating func write(_ tile: PageScene.Tile) {
    writeMembers { json in
      json.member("name", tile.name)
      json.member("label", tile.label)
      json.member("marks", tile.marks) { $0.write($1) }
      json.member("cursor", tile.isCursor)
      if let chance = tile.chance {
        json.member("tenth", chance.tenth)
        json.member("percent", chance.percent)
      }
    }
  }

  private mutating func write(_ button: PageScene.Button) {
    writeMembers { json in
      json.member("name", button.button.name)
      json.member("label", button.label)
      json.member("enabled", button.isEnabled)
      json.member("main", button.isMain)
    }
  }

  private mutating func write(_ ship: PageScene.Silhouette) {
    writeMembers { json in
      json.member("label", ship.label)
      json.member("length", ship.length)
      json.member("sunk", ship.isSunk)
    }
  }

  private mutating func write(_ card: PageScene.Card) {
    writeMembers { json in
      json.member("title", card.title)
      json.member("text", card.text)
      json.member("selects", card.selects) { $0.write($1) }
      json.member("fields", card.fields) { $0.write($1) }
      json.member("secret", card.secret)
      json.member("buttons", card.buttons) { $0.write($1) }
      json.member("folded", card.isFolded)
    }
  }

  private mutating func write(_ select: PageScene.Select) {
    writeMembers { json in
      json.member("name", select.choice.name)
      json.member("label", select.label)
      json.member("options", select.options) { json, option in
        json.writeMembers { json in
          json.member("value", option.value)
          json.member("label", option.label)
          json.member("chosen", option.isChosen)
        }
      }
    }
  }

  private mutating func write(_ field: PageScene.Field) {
    writeMembers { json in
      json.member("name", field.field.name)
      json.member("label", field.label)
      json.member("text", field.text)
      json.member("enter", field.enter.name)
    }
  }

  fileprivate mutating func write(_ effect: PageEffect) {
    writeMembers { json in
      json.member("do", effect.verb)
      switch effect {
      case .read(let name): json.member("name", name.text)
      case .exchange(let name, let expected, let new):
        json.member("name", name.text)
        if let expected { json.member("expected", expected) }
        json.member("text", new)
      case .think(let ticket, let question):
        json.member("ticket", ticket)
        json.member("text", question.text)
      case .pause(let ticket): json.member("ticket", ticket)
      case .copy(let url), .share(let url): json.member("text", url)
      }
    }
  }
}

extension PageEffect {
  /// The script's name for the effect.
  fileprivate var verb: String {
    switch self {
    case .read: "read"
    case .exchange: "exchange"
    case .think: "think"
    case .pause: "pause"
    case .copy: "copy"
    case .share: "share"
    }
  }
}
