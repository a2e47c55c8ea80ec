// The view controller that Messages runs: it forwards each call to the value, and carries out what the value asks for.
//
// Not compiled or run for this repository: there is no framework Messages on Linux.

#if canImport(Messages)
  import Messages
  import MessagesHost
  import StickersHost
  import UIKit

  /// The controller of the poll; its buttons' actions are the value's actions.
  final class PollViewController: MSMessagesAppViewController {
    private var bridge = ExtensionBridge<Poll>()
    /// The sessions of Messages, each under its value.
    private var sessions: [Session: MSSession] = [:]
    private var sessionsSeen = 0

    @IBAction private func tappedYes() { carryOut(bridge.perform(.voted(true), in: conversation(), style: style)) }
    @IBAction private func tappedNo() { carryOut(bridge.perform(.voted(false), in: conversation(), style: style)) }

    // Forwards Messages' calls, with the value's conversation.

    override func viewDidLoad() {
      super.viewDidLoad()
      forward(.viewDidLoad)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      forward(.viewDidAppear)
    }

    override func willBecomeActive(with conversation: MSConversation) { forward(.willBecomeActive) }
    override func didBecomeActive(with conversation: MSConversation) { forward(.didBecomeActive) }
    override func willResignActive(with conversation: MSConversation) { forward(.willResignActive) }
    override func didResignActive(with conversation: MSConversation) { forward(.didResignActive) }

    override func willSelect(_ message: MSMessage, conversation: MSConversation) {
      forward(.willSelect(value(of: message, isPending: false)))
    }

    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
      forward(.didSelect(value(of: message, isPending: false)))
    }

    override func didReceive(_ message: MSMessage, conversation: MSConversation) {
      forward(.didReceive(value(of: message, isPending: false)))
    }

    override func didStartSending(_ message: MSMessage, conversation: MSConversation) {
      forward(.didStartSending(value(of: message, isPending: false)))
    }

    override func didCancelSending(_ message: MSMessage, conversation: MSConversation) {
      forward(.didCancelSending(value(of: message, isPending: true)))
    }

    override func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
      forward(.willTransition(to: Self.style(presentationStyle)))
    }

    override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
      forward(.didTransition(to: Self.style(presentationStyle)))
    }

    private func forward(_ call: ExtensionCall) {
      carryOut(bridge.call(call, in: conversation(), style: style))
    }

    // Carries out what the value asks for.

    private func carryOut(_ requests: [HostRequest]) {
      for request in requests {
        switch request {
        case .insertion(let insertion, let number):
          insert(insertion) { [weak self] error in
            // The handler runs on another queue, and perhaps after further calls: the number identifies the insertion.
            let code = Self.code(error)
            Task { @MainActor in self?.forward(.didFinishInserting(number, error: code)) }
          }
        case .presentationStyle(.compact): requestPresentationStyle(.compact)
        case .presentationStyle(.expanded): requestPresentationStyle(.expanded)
        case .dismiss: dismiss()
        // The poll asks for none of these; another extension carries them out in the same way.
        case .presentationStyle(.transcript), .sending, .browser, .browserBackground, .browserRow, .open, .reloadData,
          .sheet:
          break
        }
      }
    }

    private func insert(_ insertion: Insertion, _ completion: @escaping @Sendable (Error?) -> Void) {
      guard let conversation = activeConversation else { return }
      switch insertion {
      case .message(let message): conversation.insert(message: message, session(of: message), completion)
      case .text(let text): conversation.insertText(text, completionHandler: completion)
      case .file(let url, let name):
        guard let url = URL(string: url) else { return }
        conversation.insertAttachment(url, withAlternateFilename: name, completionHandler: completion)
      case .sticker(let sticker):
        guard let url = URL(string: sticker.imageFileURL),
          let real = try? MSSticker(contentsOfFileURL: url, localizedDescription: sticker.localizedDescription)
        else { return }
        conversation.insert(real, completionHandler: completion)
      }
    }

    // Converts what the value may read.

    private var style: PresentationStyle { Self.style(presentationStyle) }

    private static func style(_ style: MSMessagesAppPresentationStyle) -> PresentationStyle {
      PresentationStyle(rawValue: Int(style.rawValue)) ?? .compact
    }

    private nonisolated static func code(_ error: Error?) -> MessageErrorCode? {
      error.map { MessageErrorCode(rawValue: ($0 as NSError).code) ?? .unknown }
    }

    private func conversation() -> Conversation? {
      guard let conversation = activeConversation,
        let local = ParticipantIdentifier(uuidString: conversation.localParticipantIdentifier.uuidString)
      else { return nil }
      return Conversation(
        localParticipantIdentifier: local,
        remoteParticipantIdentifiers: conversation.remoteParticipantIdentifiers.compactMap {
          ParticipantIdentifier(uuidString: $0.uuidString)
        },
        selectedMessage: conversation.selectedMessage.map { value(of: $0, isPending: false) })
    }

    private func value(of message: MSMessage, isPending: Bool) -> Message {
      var value = Message(
        session: message.session.map(session(for:)),
        senderParticipantIdentifier: ParticipantIdentifier(uuidString: message.senderParticipantIdentifier.uuidString),
        isPending: isPending, error: message.error == nil ? nil : .notDelivered)
      value.url = message.url?.absoluteString
      value.summaryText = message.summaryText
      value.accessibilityLabel = message.accessibilityLabel
      value.shouldExpire = message.shouldExpire
      if let layout = message.layout as? MSMessageTemplateLayout {
        var template = TemplateLayout()
        (template.caption, template.subcaption) = (layout.caption, layout.subcaption)
        (template.trailingCaption, template.trailingSubcaption) = (layout.trailingCaption, layout.trailingSubcaption)
        (template.imageTitle, template.imageSubtitle) = (layout.imageTitle, layout.imageSubtitle)
        template.mediaFileURL = layout.mediaFileURL?.absoluteString
        value.layout = template
      }
      return value
    }

    /// The value for a session of Messages; a new one if the session was not seen yet.
    private func session(for real: MSSession) -> Session {
      if let known = sessions.first(where: { $0.value == real }) { return known.key }
      sessionsSeen += 1
      // Sessions that come from Messages have another creator than those that the value makes.
      let session = Session(creator: .second, serial: sessionsSeen)
      sessions[session] = real
      return session
    }

    /// The session of Messages for a message's session; a new one if the value made that session.
    private func session(of message: Message) -> MSSession? {
      guard let session = message.session else { return nil }
      if let known = sessions[session] { return known }
      let real = MSSession()
      sessions[session] = real
      return real
    }
  }

  extension MSConversation {
    fileprivate func insert(
      message: Message, _ session: MSSession?, _ completion: @escaping @Sendable (Error?) -> Void
    ) {
      let real = session.map { MSMessage(session: $0) } ?? MSMessage()
      real.url = message.url.flatMap { URL(string: $0) }
      real.summaryText = message.summaryText
      real.accessibilityLabel = message.accessibilityLabel
      real.shouldExpire = message.shouldExpire
      if let layout = message.layout {
        let template = MSMessageTemplateLayout()
        (template.caption, template.subcaption) = (layout.caption, layout.subcaption)
        (template.trailingCaption, template.trailingSubcaption) = (layout.trailingCaption, layout.trailingSubcaption)
        (template.imageTitle, template.imageSubtitle) = (layout.imageTitle, layout.imageSubtitle)
        template.mediaFileURL = layout.mediaFileURL.flatMap { URL(string: $0) }
        template.image = layout.image.flatMap { UIImage(data: Data($0.bytes)) }
        real.layout = template
      }
      insert(real, completionHandler: completion)
    }
  }
#endif
