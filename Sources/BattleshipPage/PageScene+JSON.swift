// The scene and the effects as the script reads them.

import BattleshipPlay

extension Page {
  /// The scene, the effects and what the window is to note, as JSON in UTF-8.
  public func report(after effects: [PageEffect]) -> [UInt8] {
    var json = JSONText()
    json.writeMembers { members in
      members.member("scene") { $0.write(scene) }
      members.member("effects") { $0.write(effects) { $0.write($1) } }
      members.member("note") { $0.write(bookmark) }
    }
    return json.bytes
  }
}

extension JSONText {
  fileprivate mutating func write(_ scene: PageScene) {
    writeMembers { members in
      members.member("language") { $0.write(scene.language) }
      members.member("title") { $0.write(scene.title) }
      members.member("heading") { $0.write(scene.heading) }
      members.member("saying") { $0.write(scene.saying) }
      members.member("refusal") { $0.write(scene.refusal) }
      members.member("facts") { $0.write(scene.facts) { $0.write($1) } }
      if let letter = scene.letter {
        members.member("letter") { $0.write(letter) }
      }
      members.member("boards") { $0.write(scene.boards) { $0.write($1) } }
      members.member("shipsTitle") { $0.write(scene.shipsTitle) }
      members.member("ships") { $0.write(scene.ships) { $0.write($1) } }
      members.member("buttons") { $0.write(scene.buttons) { $0.write($1) } }
      members.member("cards") { $0.write(scene.cards) { $0.write($1) } }
      members.member("notes") { $0.write(scene.notes) { $0.write($1) } }
    }
  }

  private mutating func write(_ letter: PageScene.Letter) {
    writeMembers { members in
      members.member("url") { $0.write(letter.url) }
      members.member("address") { $0.write(letter.address) }
      members.member("text") { $0.write(letter.text) }
      members.member("buttons") { $0.write(letter.buttons) { $0.write($1) } }
    }
  }

  private mutating func write(_ board: PageScene.Board) {
    writeMembers { members in
      members.member("name") { $0.write(board.name) }
      members.member("live") { $0.write(board.isLive) }
      members.member("own") { $0.write(board.isOwn) }
      members.member("columns") { $0.write(board.columns) { $0.write($1) } }
      members.member("rows") { $0.write(board.rows) { $0.write($1) } }
    }
  }

  private mutating func write(_ row: PageScene.Row) {
    writeMembers { members in
      members.member("letter") { $0.write(row.letter) }
      members.member("cells") { $0.write(row.cells) { $0.write($1) } }
    }
  }

  private mutating func write(_ tile: PageScene.Tile) {
    writeMembers { members in
      members.member("name") { $0.write(tile.name) }
      members.member("label") { $0.write(tile.label) }
      members.member("marks") { $0.write(tile.marks) { $0.write($1) } }
      members.member("cursor") { $0.write(tile.isCursor) }
    }
  }

  private mutating func write(_ button: PageScene.Button) {
    writeMembers { members in
      members.member("name") { $0.write(button.button.name) }
      members.member("label") { $0.write(button.label) }
      members.member("enabled") { $0.write(button.isEnabled) }
      members.member("main") { $0.write(button.isMain) }
    }
  }

  private mutating func write(_ ship: PageScene.Silhouette) {
    writeMembers { members in
      members.member("label") { $0.write(ship.label) }
      members.member("length") { $0.write(ship.length) }
      members.member("sunk") { $0.write(ship.isSunk) }
    }
  }

  private mutating func write(_ card: PageScene.Card) {
    writeMembers { members in
      members.member("title") { $0.write(card.title) }
      members.member("text") { $0.write(card.text) }
      members.member("selects") { $0.write(card.selects) { $0.write($1) } }
      members.member("fields") { $0.write(card.fields) { $0.write($1) } }
      members.member("secret") { $0.write(card.secret) }
      members.member("buttons") { $0.write(card.buttons) { $0.write($1) } }
      members.member("folded") { $0.write(card.isFolded) }
    }
  }

  private mutating func write(_ select: PageScene.Select) {
    writeMembers { members in
      members.member("name") { $0.write(select.choice.name) }
      members.member("label") { $0.write(select.label) }
      members.member("options") {
        $0.write(select.options) { json, option in
          json.writeMembers { members in
            members.member("value") { $0.write(option.value) }
            members.member("label") { $0.write(option.label) }
            members.member("chosen") { $0.write(option.isChosen) }
          }
        }
      }
    }
  }

  private mutating func write(_ field: PageScene.Field) {
    writeMembers { members in
      members.member("name") { $0.write(field.field.name) }
      members.member("label") { $0.write(field.label) }
      members.member("text") { $0.write(field.text) }
    }
  }

  fileprivate mutating func write(_ effect: PageEffect) {
    writeMembers { members in
      switch effect {
      case .read(let name):
        members.member("do") { $0.write("read") }
        members.member("name") { $0.write(name.text) }
      case .exchange(let name, let expected, let new):
        members.member("do") { $0.write("exchange") }
        members.member("name") { $0.write(name.text) }
        if let expected { members.member("expected") { $0.write(expected) } }
        members.member("text") { $0.write(new) }
      case .think(let ticket, let question):
        members.member("do") { $0.write("think") }
        members.member("ticket") { $0.write(ticket) }
        members.member("text") { $0.write(question.text) }
      case .copy(let url):
        members.member("do") { $0.write("copy") }
        members.member("text") { $0.write(url) }
      case .share(let url):
        members.member("do") { $0.write("share") }
        members.member("text") { $0.write(url) }
      }
    }
  }
}
