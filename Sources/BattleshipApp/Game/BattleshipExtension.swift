// The Battleships extension: what it reads of a message, which screen that asks for, and what the player does there.

import BattleshipCore
import MessagesHost

/// Battleships as an iMessage extension.
public struct BattleshipExtension: MessagesExtension {
  /// The extension's name and identity.
  public static let manifest = Manifest(identifier: "battleship.messages-extension", displayName: "Battleships")

  /// What Messages tells, and what is asked of it.
  public var panel = Panel()

  /// The rules of the next game that is placed here.
  var rules = Rules.messages

  /// The placing of the next game.
  var placing = PlacingScreen(rules: .messages)

  /// The attack on the selected message's game, where it was begun.
  var attack: AttackScreen?

  /// Whether the player turned away from the selected message to start a game of their own.
  var startsAnew = false

  /// A fresh instance.
  public init() {}

  /// What the player does on the screens.
  public enum Action: Hashable, Sendable {
    /// These are the rules of the next game.
    case chose(Rules)
    /// The button that starts a game.
    case start
    /// The cursor goes to a cell.
    case pointed(Cell)
    /// The cell under the cursor.
    case pressed
    /// The next ship is turned.
    case turned
    /// The last ship is taken back.
    case tookBack
    /// The ships are placed at random.
    case placedAtRandom(seed: UInt64)
    /// The ships are placed: the message goes into the input field.
    case finished
    /// The game is over: the result goes into the input field.
    case replied
  }

  /// The selected message is read before anything is shown.
  public mutating func willBecomeActive(with conversation: Conversation) {
    read()
  }

  /// Another message was selected.
  public mutating func didSelect(_ message: Message, conversation: Conversation) {
    read()
  }

  /// A game left half-way goes into the input field, so that no shot is lost.
  public mutating func willResignActive(with conversation: Conversation) {
    guard case .theirs(let received) = selected, let attack, attack.hasNews(since: received) else { return }
    stage(attack.game)
  }

  /// What the player does; what makes no sense on the screen changes nothing.
  public mutating func perform(_ action: Action) {
    switch (action, screen) {
    case (.chose(let rules), _): choose(rules)
    case (.start, .start), (.start, .finished):
      if let over = selectedGameThatIsOver {
        startsAnew = true
        if placing.draft.rules != over.rules { choose(over.rules) }
      }
      requestPresentationStyle(.expanded)
    case (.pointed(let cell), .placing): placing.point(at: cell)
    case (.pressed, .placing): placing.press()
    case (.turned, .placing): placing.turn()
    case (.tookBack, .placing): placing.takeBack()
    case (.placedAtRandom(let seed), .placing): placing.placeAtRandom(seed: seed)
    case (.finished, .placing):
      guard let fleet = placing.fleet else { return }
      stage(Game(fleet: fleet))
      dismiss()
    case (.pointed(let cell), .attack): attack?.point(at: cell)
    case (.pressed, .attack): attack?.fire()
    case (.replied, .attack(let attack)):
      guard attack.game.status != .open else { return }
      self.attack = nil
      stage(attack.game)
      dismiss()
    default: break
    }
  }

  private mutating func choose(_ rules: Rules) {
    self.rules = rules
    placing = PlacingScreen(rules: rules)
  }

  /// The selected message's URL, where one is open.
  var openURL: String? { activeConversation?.selectedMessage?.url }

  /// A pasted link that is a game, as it was pasted; it says by its shots who writes it, as every message does.
  public static func message(of link: PastedLink) -> Message? {
    guard let game = try? Game(messageURL: link.url) else { return nil }
    return GameMessage.make(of: game, url: link.url, session: link.session, me: "$\(link.localParticipantIdentifier)")
  }

  /// Takes what the selected message holds.
  private mutating func read() {
    startsAnew = false
    if case .theirs(let game) = selected { attack = AttackScreen(game) } else { attack = nil }
  }

  /// Puts a game into the input field: the selected message's, or a new one.
  private mutating func stage(_ game: Game) {
    guard let conversation = activeConversation else { return }
    let received = startsAnew ? nil : conversation.selectedMessage
    let me = "$\(conversation.localParticipantIdentifier)"
    let base = received?.url.map { GivenURL(argument: $0).replyBase } ?? .demo
    insert(
      GameMessage.make(of: game, url: game.messageURL(base: base), session: received?.session ?? newSession(), me: me))
  }
}
