// The Battleships extension: a seat in the panel, which reads the selected message and stages replies.

import BattleshipCore
import BattleshipPlay
import MessagesHost

package struct BattleshipExtension: MessagesExtension {
  package static let manifest = Manifest(identifier: "battleship.messages-extension", displayName: "Battleships")
  package var panel = Panel()
  var seat = Seat(rules: .messages)

  /// The message open at the seat: the selected one, or a later one of its duel.
  private(set) var message: Message?

  package init() {}

  /// Whether the open duel was read without a key, so that it may turn out to be the player's own.
  var lacksKey = false

  /// A move that waits for a key or for a nonce.
  private var postponed: DuelStep?

  package enum Action: Hashable, Sendable {
    case atSeat(SeatEvent)
    /// The storage has received random bytes, for a key and a nonce.
    case receivedEntropy
  }

  package mutating func willBecomeActive(with conversation: Conversation) {
    open(conversation.selectedMessage)
  }

  package mutating func didSelect(_ message: Message, conversation: Conversation) {
    open(message)
  }

  package mutating func didReceive(_ message: Message, conversation: Conversation) {
    guard seat.duel != nil, message.session != nil, message.session == self.message?.session else { return }
    open(message)
  }

  /// Stages the message that could not be sent, so that the player can send it.
  package mutating func didFinishSending(error: MessageErrorCode?) {
    guard error != nil, let message else { return }
    insert(message)
    dismiss()
  }

  /// Stages an unfinished game, so that no shot is lost.
  package mutating func willResignActive(with conversation: Conversation) {
    if let game = seat.unsentReply { stage(game) }
  }

  package mutating func perform(_ action: Action) {
    switch action {
    case .atSeat(let event): act(event)
    case .receivedEntropy: useEntropy()
    }
  }

  private mutating func act(_ event: SeatEvent) {
    guard isOnScreen(event) else { return }
    let before = seat.unsentReply
    let effects = seat.update(event)
    if let hunt = seat.unsentReply, hunt != before, let session = message?.session { storage.keep(hunt, in: session) }
    for effect in effects { carryOut(effect) }
  }

  /// Goes on once there is a key, or a nonce, that the open duel or a step waits for.
  private mutating func useEntropy() {
    if lacksKey { openWithKey() }
    if let step = postponed, storage.isReadyForDuels { postponed = tryToCarryOut(step) ? nil : step }
  }

  private mutating func carryOut(_ effect: SeatEffect) {
    switch effect {
    case .open: requestPresentationStyle(.expanded)
    case .send(let game):
      stage(game)
      dismiss()
    case .duel(let step): if !tryToCarryOut(step) { postponed = step }
    }
  }

  var showsSeat: Bool { presentationStyle == .expanded }

  private func isOnScreen(_ event: SeatEvent) -> Bool {
    switch event {
    case .chose, .choseDuel, .focused, .naming, .stoppedNaming, .advised(false), .told, .resumed: true
    case .button(.start): !showsSeat || seat.over != nil || seat.duel != nil && seat.board == nil
    case .button, .pointed, .pressed, .placed, .took, .turned, .tookBack, .shuffled, .cleared, .restored,
      .advised(true), .noted:
      showsSeat
    }
  }

  var openURL: String? { message?.url }

  package static func message(of link: PastedLink) -> Message? {
    let me = "$\(link.localParticipantIdentifier)"
    let words = MessageSentences(on: link.preferredLanguage)
    return MessageContent(in: link.url).map {
      Message(of: $0, url: link.url, session: link.session, me: me, in: words)
    }
  }

  mutating func open(_ message: Message?) {
    self.message = message
    lacksKey = false
    postponed = nil
    guard activeConversation != nil, let message else { return seat.open(.nothing) }
    do throws(MessageURLError) {
      open(try MessageContent(messageURL: message.url ?? ""), in: message)
    } catch {
      seat.open(.unreadable(error))
    }
  }

  mutating func open(_ content: MessageContent, in message: Message) {
    self.message = message
    switch content {
    case .hunt(let game):
      let isSender = message.senderParticipantIdentifier == activeConversation?.localParticipantIdentifier
      seat.open(OpenedMessage(game, isSender: isSender))
      seat.fire(later: storage.laterShots(of: game, in: message.session))
    case .duel(let duel): open(duel)
    }
  }

  private mutating func stage(_ game: Game) {
    if let written = newMessage(of: .hunt(game), after: seat.beginsGame ? nil : message) { insert(written) }
  }

  mutating func newMessage(of content: MessageContent, after received: Message?) -> Message? {
    guard let conversation = activeConversation else { return nil }
    let base = received?.url.map { GivenURL(argument: $0).replyBase } ?? storage.base ?? .demo
    return Message(
      of: content, url: content.messageURL(base: base), session: received?.session ?? newSession(),
      me: "$\(conversation.localParticipantIdentifier)", in: MessageSentences(on: preferredLanguage))
  }
}
