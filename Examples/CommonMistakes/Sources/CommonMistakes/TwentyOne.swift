// A turn game in one bubble: two players add one to three in turn, and who reaches 21 wins.

import MessagesHost

/// A game whose move cannot be made twice.
public struct TwentyOne: MessagesExtension {
  /// The name and identity of the game.
  public static let manifest = Manifest(identifier: "com.example.twenty-one", displayName: "Twenty-One")

  /// What the user can do in the game's view.
  public enum Action: Equatable, Sendable {
    /// Adds a number from 1 to 3.
    case add(Int)
  }

  /// What the game and Messages exchange.
  public var panel = Panel()
  /// The position as it is known, and the one before a move that is not sent yet.
  public private(set) var (position, before) = (Position(), Position?.none)
  /// Whether the user may move.
  public private(set) var isTheirTurn = true

  private var session: Session?

  /// A position: the sum, and the number of moves.
  public struct Position: Equatable, Sendable {
    /// The sum of all moves, and how many there were.
    public var (sum, turn) = (0, 0)
  }

  /// A game that was just launched.
  public init() {}

  /// Reads the bubble that was tapped.
  public mutating func willBecomeActive(with conversation: Conversation) {
    if let message = conversation.selectedMessage { read(message, conversation) }
  }

  /// Reads another bubble.
  public mutating func didSelect(_ message: Message, conversation: Conversation) {
    if message.session != session { (position, before) = (Position(), nil) }
    read(message, conversation)
  }

  /// Reads a message that came in.
  public mutating func didReceive(_ message: Message, conversation: Conversation) { read(message, conversation) }

  /// The move is made.
  public mutating func didStartSending(_ message: Message, conversation: Conversation) { before = nil }

  /// The move is taken back.
  public mutating func didCancelSending(_ message: Message, conversation: Conversation) {
    guard let before else { return }
    (position, isTheirTurn, self.before) = (before, true, nil)
  }

  /// Moves, if it is the user's turn.
  public mutating func perform(_ action: Action) {
    guard case .add(let number) = action, 1...3 ~= number, isTheirTurn, position.sum + number <= 21 else { return }
    before = position
    position.sum += number
    position.turn += 1
    isTheirTurn = false
    let session = session ?? newSession()
    self.session = session
    var message = Message(session: session)
    message.url = "https://example.com/21?sum=\(position.sum)&turn=\(position.turn)"
    message.layout = TemplateLayout()
    message.layout?.caption = position.sum == 21 ? "21!" : "\(position.sum), your turn"
    insert(message)
  }

  /// A message counts only if its turn is later than the last one known: an old one may be selected again at any time.
  private mutating func read(_ message: Message, _ conversation: Conversation) {
    let numbers = (message.url ?? "").split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 3, numbers[2] > position.turn else { return }
    (position.sum, position.turn) = (numbers[1], numbers[2])
    session = message.session
    isTheirTurn = message.senderParticipantIdentifier != conversation.localParticipantIdentifier
  }
}
