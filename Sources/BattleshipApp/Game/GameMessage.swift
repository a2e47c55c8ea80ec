// A game as a message: its URL, its caption, and its picture as bytes and back.

import BattleshipCore
import BattleshipPlay
import MessagesHost

/// Makes messages of games.
enum GameMessage {
  /// The message with this URL, in the language of the writer; `me` is `$` and the writer's identifier.
  static func make(of game: Game, url: String, session: Session, me: String, in words: MessageSentences) -> Message {
    let chart = game.chart
    let caption = words.caption(chart, me)
    var message = Message(session: session)
    message.url = url
    var layout = TemplateLayout()
    layout.caption = caption
    layout.image = BoardPicture(rules: game.rules, revealed: RevealedGame(game)).image
    message.layout = layout
    message.summaryText = words.summary(chart, me)
    message.accessibilityLabel = words.spoken(chart.rules.board, caption)
    return message
  }
}

extension MessageSentences {
  /// The sentences for a phone with this language; English if the game does not support it.
  init(on preferredLanguage: String) { self = (Language(rawValue: preferredLanguage) ?? .english).sentences.messages }
}

/// The picture in a bubble, which hides every ship not yet found while the game is open.
///
/// For an open hunt it is the empty board, as in the original; for a finished one it shows everything. For a duel it
/// shows the answered shots, and the ships once they are opened.
struct BoardPicture: Hashable, Sendable {
  enum Mark: UInt8, Hashable, Sendable, CaseIterable {
    case water = 0x2E
    case hit = 0x58
    case miss = 0x6F
    case ship = 0x23
  }

  let rows: [[Mark]]

  /// The picture of a hunt: the empty board while it is open.
  init(rules: Rules, revealed game: RevealedGame?) {
    self.init(board: rules.board) { cell in
      guard let game else { return .water }
      if game.chart.hits.contains(cell) { return .hit }
      if game.chart.misses.contains(cell) { return .miss }
      return game.fleet.cells.contains(cell) && game.chart.status != .overUnrecorded ? .ship : .water
    }
  }

  /// The picture of a board with a mark for each cell.
  init(board: BoardSize, mark: (Cell) -> Mark) {
    rows = (0..<board.rows).map { row in
      (0..<board.columns).map { column in Cell(row: row, column: column).map(mark) ?? .water }
    }
  }

  /// The picture as bytes for a message: one line per row, one letter per cell.
  var image: BubbleImage {
    BubbleImage(bytes: Array(rows.map { $0.map(\.rawValue) }.joined(separator: [0x0A])))
  }

  /// Parses the picture of a message; `nil` if its bytes are not a board.
  init?(_ image: BubbleImage) {
    var rows: [[Mark]] = []
    for line in image.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let marks = line.compactMap(Mark.init(rawValue:))
      guard marks.count == line.count, !marks.isEmpty, marks.count <= 16,
        rows.first?.count ?? marks.count == marks.count
      else { return nil }
      rows.append(marks)
    }
    guard rows.count <= 16 else { return nil }
    self.rows = rows
  }
}
