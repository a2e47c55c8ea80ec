// The scene and the effects in JSON, as the script reads them.

import BattleshipData
import BattleshipPlay

extension JSONWriter {
  mutating func member(_ name: String, _ text: SafeText) { member(name, text.string) }

  mutating func write(_ scene: PageScene) {
    writeMembers { json in
      json.member("language", scene.language)
      json.member("place", scene.place.name)
      json.member("end", scene.place.end)
      json.member("title", scene.title)
      json.member("name", scene.name)
      json.member("under", scene.under)
      json.member("heading", scene.heading)
      json.member("mine", scene.isMyTurn)
      json.member("prominent", scene.isProminent)
      json.member("score", scene.score)
      json.member("brief", scene.briefScore)
      json.member("saying", scene.saying)
      json.member("aside", scene.aside)
      json.member("refusal", scene.refusal)
      json.member("outcome", scene.outcome)
      json.member("address", scene.address)
      json.member("boards", scene.boards) { $0.write($1) }
      json.name("places")
      json.writeMembers { json in
        for place in scene.places {
          json.member(place.name, place.elements) { $0.write($1) }
        }
      }
    }
  }

  private mutating func write(_ board: PageScene.Board) {
    writeMembers { json in
      json.member("name", board.name)
      json.member("note", board.note)
      json.member("live", board.isLive)
      json.member("draggable", board.canDragShips)
      json.member("own", board.isOwn)
      json.member("columns", board.columns) { $0.write($1.string) }
      json.member("rows", board.rows) { $0.write($1) }
    }
  }

  private mutating func write(_ row: PageScene.BoardRow) {
    writeMembers { json in
      json.member("letter", row.letter)
      json.member("cells", row.cells) { $0.write($1) }
    }
  }

  private mutating func write(_ tile: PageScene.BoardCell) {
    writeMembers { json in
      json.member("name", tile.name)
      json.member("label", tile.label)
      json.member("marks", tile.marks) { $0.write($1) }
      json.member("cursor", tile.isCursor)
      if let shot = tile.shot { json.member("shot", shot) }
      if let chance = tile.chance {
        json.member("tenth", chance.tenth)
        json.member("percent", chance.percent)
      }
    }
  }

  mutating func write(_ effect: PageEffect) {
    writeMembers { json in
      switch effect {
      case .read(let name):
        json.member("do", "read")
        json.member("name", name.text)
      case .list: json.member("do", "list")
      case .exchange(let name, let expected, let new):
        json.member("do", "exchange")
        json.member("name", name.text)
        if let expected { json.member("expected", expected) }
        json.member("text", new)
      case .forget(let name):
        json.member("do", "forget")
        json.member("name", BrowserName.saved(name).text)
      case .unlist(let name):
        json.member("do", "unlist")
        json.member("name", BrowserName.saved(name).text)
      case .keep(let name, let text):
        json.member("do", "keep")
        json.member("name", name.text)
        json.member("text", text)
      case .think(let ticket, let request):
        json.member("do", "think")
        json.member("ticket", ticket)
        json.member("text", request.text)
      case .pause(let ticket, let time):
        json.member("do", "pause")
        json.member("ticket", ticket)
        json.member("time", time)
      case .copy(let text):
        json.member("do", "copy")
        json.member("text", text)
      case .share(let text, let url, let hasPicture):
        json.member("do", "share")
        json.member("text", text)
        json.member("url", url)
        json.member("picture", hasPicture)
      case .savePicture: json.member("do", "save")
      }
    }
  }
}

extension PageScene.ScreenKind {
  fileprivate var name: String {
    switch self {
    case .title: "title"
    case .page: "page"
    case .challenge: "challenge"
    case .game: "game"
    case .daily: "daily"
    case .end: "end"
    }
  }

  fileprivate var end: String {
    switch self {
    case .title, .page, .challenge, .game, .daily: ""
    case .end(true?): "won"
    case .end(false?): "lost"
    case .end(nil): "over"
    }
  }
}
