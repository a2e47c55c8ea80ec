// A person's conversations on one machine: at most one is on the screen, and all share the machine's files and apps.

import StickersHost

/// A person's conversations on one machine, as a value.
///
/// Each of them is a ``Phone`` with its own conversation. They share the state of the machine: the files, the apps with
/// their data, the drawer and the recent stickers. An app knows its user under one identifier in all conversations, and
/// the others under different identifiers in each.
///
/// ```swift
/// let kate = Phone<Wave>(owner: .first, own: "John", other: "Kate", seed: 1)
/// let mary = Phone<Wave>(owner: .first, own: "John", other: "Mary", seed: 1)
/// var list = ConversationList([kate, mary])
/// list.update(.entered(1))
/// ```
public struct ConversationList<App: Launchable>: Equatable, Sendable {
  /// The conversations, in the order in which they were given.
  public private(set) var conversations: [Phone<App>]

  /// The index in ``conversations`` of the one on the screen; nil while the list is on the screen.
  public private(set) var open: Int?

  /// The indices of the conversations in the order of the list: the one with the latest post is first.
  public private(set) var order: [Int]

  /// A list of these conversations, none of which is on the screen.
  ///
  /// The first one determines the machine's files, apps and recent stickers.
  ///
  /// - Precondition: There is at least one conversation, and all are on machines of the same kind.
  public init(_ conversations: [Phone<App>]) {
    precondition(!conversations.isEmpty, "a list needs a conversation")
    precondition(conversations.allSatisfy { $0.device == conversations[0].device }, "a list must be on one machine")
    self.conversations = conversations
    order = Array(conversations.indices)
    for index in conversations.indices {
      if index > 0 { self.conversations[index].copySharedState(from: conversations[0]) }
      self.conversations[index].update(.leftConversation)
    }
  }

  /// The conversations as rows, the newest first.
  public var rows: [ConversationRow] {
    order.map { index in
      let phone = conversations[index]
      return ConversationRow(
        conversation: index, names: phone.contacts.others, preview: phone.preview,
        hasUnread: phone.transcript.hasUnread)
    }
  }

  /// Applies an event and returns its effects.
  ///
  /// - Precondition: The list has the conversation that the event names.
  @discardableResult
  public mutating func update(_ event: ConversationListEvent<App.Action>) -> [Effect] {
    switch event {
    case .entered(let index):
      guard open == nil else { return [.ignored(.alreadyInConversation, on: conversations[index].owner)] }
      open = index
      return conversations[index].update(.enteredConversation)
    case .left:
      guard let index = open else { return [.ignored(.notInConversation, on: conversations[0].owner)] }
      let effects = change(index, .leftConversation)
      open = nil
      return effects
    case .happened(let event):
      guard let index = open else { return [.ignored(.notInConversation, on: conversations[0].owner)] }
      if case .leftConversation = event { return update(.left) }
      return change(index, event)
    case .received(let index, let envelope): return change(index, .received(envelope))
    case .delivered(let index, let number): return change(index, .delivered(number))
    case .lost(let index, let number): return change(index, .lost(number))
    }
  }

  private mutating func change(_ index: Int, _ event: PhoneEvent<App.Action>) -> [Effect] {
    let before = conversations[index].transcript.nextNumber
    let effects = conversations[index].update(event)
    if conversations[index].transcript.nextNumber > before { order = [index] + order.filter { $0 != index } }
    for other in conversations.indices where other != index {
      conversations[other].copySharedState(from: conversations[index])
    }
    return effects
  }
}

/// A row of the list of conversations.
public struct ConversationRow: Hashable, Sendable {
  /// Its index in ``ConversationList/conversations``.
  public let conversation: Int

  /// The names of the other people.
  public let names: [String]

  /// The newest item in words, as in a notification; nil in an empty conversation.
  public let preview: String?

  /// Whether a received item is unseen.
  public let hasUnread: Bool
}

/// An event of a list of conversations.
public enum ConversationListEvent<Action: Equatable & Sendable>: Equatable, Sendable {
  /// The user entered a conversation from the list.
  case entered(Int)
  /// The user went back to the list.
  case left
  /// An event of the conversation on the screen, or of the machine meanwhile.
  case happened(PhoneEvent<Action>)
  /// A post arrived in a conversation.
  case received(Int, Envelope)
  /// A post sent in a conversation under a number was delivered.
  case delivered(conversation: Int, number: Int)
  /// A post sent in a conversation under a number was lost.
  case lost(conversation: Int, number: Int)
}

extension Phone {
  var preview: String? {
    transcript.items.last.map { item in
      switch item.content {
      case .summary(let text): text.shown(with: contacts)
      case .post(let post): words(of: post)
      }
    }
  }

  mutating func copySharedState(from other: Phone) {
    files = other.files
    recentStickers = other.recentStickers
    addsAutomatically = other.addsAutomatically
    preferredLanguage = other.preferredLanguage
    appGroups = other.appGroups
    installations = other.installations.map { theirs in
      var installation = theirs
      installation.identities = identities(of: theirs)
      return installation
    }
  }

  /// A new identifier of the user also renews those of the others.
  private func identities(of theirs: Installation) -> Identities {
    let local = theirs.identities.local
    if let known = identities(of: theirs.app), known.local == local { return known }
    let seed = Identities.seed(from: local.uuidString + contacts.others.joined(separator: "\n"))
    let drawn = Identities(seed: seed, owner: owner, people: contacts.people.count, app: theirs.app)
    return Identities(local: local, remotes: drawn.remotes)
  }
}
