// The sheet in which an app on the home screen offers a message or a text, outside of the conversation.

/// An app's offer on the home screen: `MFMessageComposeViewController`.
public struct Composer: Hashable, Sendable {
  /// The extension that the app contains, and to which the message belongs.
  public let app: Manifest
  /// The message and the text, as they will be sent.
  public let posts: [Post]
}

/// How the sheet of an app ended: `MessageComposeResult`.
public enum ComposeResult: Int, Hashable, Sendable, CaseIterable {
  /// The user cancelled it.
  case cancelled = 0
  /// It was sent.
  case sent = 1
  /// It could not be sent: there is no recipient, or the message was refused.
  case failed = 2
}

extension Phone {
  mutating func compose(
    _ message: Message?, _ text: String, by app: Manifest, _ effects: inout [Effect]
  ) throws(Obstacle) {
    guard screen == .elsewhere else { throw .alreadyInConversation }
    guard hasInstalled(app) else { throw .notInstalled(app) }
    guard store.bundle(app)?.containingApp != nil else { throw .noContainingApp(app) }
    guard composer == nil else { throw .sheetInFront }
    var posts: [Post] = []
    do throws(MessageErrorCode) {
      if let message, let stored = try storedMessage(of: message, from: app, &effects) {
        posts.append(.message(stored))
      }
    } catch {
      effects.append(.noted(.insertRefused(error), on: owner))
      return effects.append(.composed(.failed, by: app, on: owner))
    }
    if !text.isEmpty { posts.append(.text(text)) }
    composer = Composer(app: app, posts: posts)
  }

  mutating func answerComposer(_ isSent: Bool, _ effects: inout [Effect]) throws(Obstacle) {
    guard let offered = composer else { throw .noSuchSheet }
    composer = nil
    let canSend = !contacts.recipients.isEmpty && !offered.posts.isEmpty
    if isSent, canSend { for post in offered.posts { self.post(post, &effects) } }
    effects.append(.composed(isSent ? canSend ? .sent : .failed : .cancelled, by: offered.app, on: owner))
  }
}
