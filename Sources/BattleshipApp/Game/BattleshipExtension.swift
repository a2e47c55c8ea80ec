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
  var seat = Seat(rules: .messages)

  /// The message that the seat is at: the selected one, or a later one of its duel.
  private(set) var message: Message?

  /// A fresh instance.
  public init() {}

  /// What happens in the panel.
  public typealias Action = PanelEvent

  /// The selected message is read before anything is shown.
  public mutating func willBecomeActive(with conversation: Conversation) {
    open(conversation.selectedMessage)
  }

  /// Another message was selected.
  public mutating func didSelect(_ message: Message, conversation: Conversation) {
    open(message)
  }

  /// The opponent's next message is gone on with where the duel is open.
  public mutating func didReceive(_ message: Message, conversation: Conversation) {
    guard case .duel = seat.asked, message.session != nil, message.session == self.message?.session else { return }
    open(message)
  }

  /// What could not be sent is staged for the player to send.
  public mutating func didFinishSending(error: MessageErrorCode?) {
    guard error != nil, let message else { return }
    insert(message)
    dismiss()
  }

  /// A game left half-way goes into the input field, so that no shot is lost.
  public mutating func willResignActive(with conversation: Conversation) {
    if let game = seat.unsentReply { stage(game) }
  }

  /// What happens in the panel; what makes no sense on the screen changes nothing.
  public mutating func perform(_ action: Action) {
    switch action {
    case .seat(let event): if isOnScreen(event) { happen(event) }
    case .gotChance(let chance): take(chance)
    }
  }

  private mutating func happen(_ event: SeatEvent) {
    for effect in seat.update(event) {
      switch effect {
      case .open: requestPresentationStyle(.expanded)
      case .send(let game):
        stage(game)
        dismiss()
      case .challenge(let fleet, let volley): challenge(fleet, volley)
      case .move(let move): make(move)
      }
    }
  }

  /// Whether the panel is high enough for the seat; else it shows the game's cover.
  var showsSeat: Bool { presentationStyle == .expanded }

  /// Whether what is shown has something that leads to this event.
  private func isOnScreen(_ event: SeatEvent) -> Bool {
    switch event {
    case .chose, .choseDuel, .focused, .naming, .advised(false): true
    case .button(.start):
      switch seat.task {
      case .over, .duel: true
      case .hiding, .hunting, .waiting, .aiming, .watching, .unreadable: !showsSeat
      }
    case .button, .pointed, .pressed, .placed, .turned, .tookBack, .shuffled, .restored, .advised(true): showsSeat
    }
  }

  /// The URL of the message that the seat is at, if it is at one.
  var openURL: String? { message?.url }

  /// A pasted link that is a game, as it was pasted; it says by its shots who writes it, as every message does.
  public static func message(of link: PastedLink) -> Message? {
    let me = "$\(link.localParticipantIdentifier)"
    let words = MessageSentences(on: link.preferredLanguage)
    return switch try? MessageContent(messageURL: link.url) {
    case .hunt(let game): GameMessage.make(of: game, url: link.url, session: link.session, me: me, in: words)
    case .duel(let duel): DuelMessage.make(of: duel, url: link.url, session: link.session, me: me, in: words)
    case nil: nil
    }
  }

  /// Opens a message, or none: what it asks of the person who looks.
  mutating func open(_ message: Message?) {
    self.message = message
    guard let conversation = activeConversation, let message else { return seat.open(.nothing) }
    let url = message.url ?? ""
    if let duel = try? Duel(messageURL: url) { return open(duel) }
    let isSender = message.senderParticipantIdentifier == conversation.localParticipantIdentifier
    seat.open(Asked(by: url, isSender: isSender))
  }

  /// Puts a game into the input field: the selected message's, or a new one.
  private mutating func stage(_ game: Game) {
    guard let conversation = activeConversation else { return }
    let received = seat.startsAnew ? nil : message
    let me = "$\(conversation.localParticipantIdentifier)"
    let base = received?.url.map { GivenURL(argument: $0).replyBase } ?? .demo
    insert(
      GameMessage.make(
        of: game, url: game.messageURL(base: base), session: received?.session ?? newSession(), me: me,
        in: MessageSentences(on: preferredLanguage)))
  }
}
