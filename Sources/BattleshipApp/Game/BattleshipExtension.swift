// The Battleships extension: a seat in the panel of a phone. What it reads of a message, and what it stages, is here.

import BattleshipCore
import BattleshipPlay
import MessagesHost

/// Battleships as an iMessage extension.
public struct BattleshipExtension: MessagesExtension {
  /// The extension's name and identity.
  public static let manifest = Manifest(identifier: "battleship.messages-extension", displayName: "Battleships")

  /// What Messages tells, and what is asked of it.
  public var panel = Panel()

  /// The game as the person with this phone plays it.
  private(set) var seat = Seat(rules: .messages)

  /// A fresh instance.
  public init() {}

  /// What the player does: whatever can happen at a seat.
  public typealias Action = SeatEvent

  /// The selected message is read before anything is shown.
  public mutating func willBecomeActive(with conversation: Conversation) {
    seat.open(asked)
  }

  /// Another message was selected.
  public mutating func didSelect(_ message: Message, conversation: Conversation) {
    seat.open(asked)
  }

  /// A game left half-way goes into the input field, so that no shot is lost.
  public mutating func willResignActive(with conversation: Conversation) {
    if let game = seat.unsentReply { stage(game) }
  }

  /// What the player does; what makes no sense on the screen changes nothing.
  public mutating func perform(_ action: Action) {
    guard isOnScreen(action) else { return }
    for effect in seat.update(action) {
      switch effect {
      case .open: requestPresentationStyle(.expanded)
      case .send(let game):
        stage(game)
        dismiss()
      // No message that opens here is a duel, and none is begun here.
      case .challenge, .move: break
      }
    }
  }

  /// Whether the panel is high enough for the seat; else it shows the game's cover.
  var showsSeat: Bool { presentationStyle == .expanded }

  /// Whether what is shown has something that leads to this event.
  private func isOnScreen(_ event: SeatEvent) -> Bool {
    switch event {
    case .chose, .choseDuel, .focused, .naming: true
    case .button(.start): if case .over = seat.task { true } else { !showsSeat }
    case .button, .pointed, .pressed, .placed, .turned, .tookBack, .shuffled: showsSeat
    }
  }

  /// The selected message's URL, if one is open.
  var openURL: String? { activeConversation?.selectedMessage?.url }

  /// A pasted link that is a game, as it was pasted; it says by its shots who writes it, as every message does.
  public static func message(of link: PastedLink) -> Message? {
    guard let game = try? Game(messageURL: link.url) else { return nil }
    return GameMessage.make(of: game, url: link.url, session: link.session, me: "$\(link.localParticipantIdentifier)")
  }

  /// What the selected message asks of the person who looks.
  private var asked: Asked {
    guard let conversation = activeConversation, let message = conversation.selectedMessage else { return .nothing }
    let isSender = message.senderParticipantIdentifier == conversation.localParticipantIdentifier
    return Asked(by: message.url ?? "", isSender: isSender)
  }

  /// Puts a game into the input field: the selected message's, or a new one.
  private mutating func stage(_ game: Game) {
    guard let conversation = activeConversation else { return }
    let received = seat.startsAnew ? nil : conversation.selectedMessage
    let me = "$\(conversation.localParticipantIdentifier)"
    let base = received?.url.map { GivenURL(argument: $0).replyBase } ?? .demo
    insert(
      GameMessage.make(of: game, url: game.messageURL(base: base), session: received?.session ?? newSession(), me: me))
  }
}
