// The iMessage extension of 2016: two ships on nine cells, to be found before the third miss, and the URL is the game.

import BattleshipCore
import MessagesHost

/// The flow of the extension of 2016, call for call. Where it crashed, it shows a refusal.
public struct OriginalDemo: MessagesExtension {
  /// The name and identity of the extension.
  public static let manifest = Manifest(identifier: "com.example.battleship", displayName: "Battleship")

  /// What the user can do in the extension's view.
  public enum Action: Equatable, Sendable {
    /// Starts a game, from compact.
    case tappedStart
    /// Places a ship, takes it away, or fires.
    case tapped(Cell)
    /// Sends the ships.
    case tappedFinished
  }

  /// What the extension shows.
  public enum Screen: Equatable, Sendable {
    /// The button that starts a game.
    case start
    /// The board for one's own ships.
    case placing(FleetDraft)
    /// The board for the shots.
    case firing(Game)
    /// A finished game.
    case over(Game)
    /// The selected message holds no game.
    case refused(MessageURLError)
  }

  /// What the extension and Messages exchange.
  public var panel = Panel()
  /// What is shown, made anew whenever the style changes.
  public private(set) var screen = Screen.start

  /// An extension that was just launched.
  public init() {}

  /// Shows what belongs to the style and the selected message.
  public mutating func willBecomeActive(with conversation: Conversation) {
    screen = Self.screen(for: presentationStyle, conversation)
  }

  /// Shows what belongs to the next style, and forgets what was shown.
  public mutating func willTransition(to presentationStyle: PresentationStyle) {
    guard let activeConversation else { return }
    screen = Self.screen(for: presentationStyle, activeConversation)
  }

  private static func screen(for style: PresentationStyle, _ conversation: Conversation) -> Screen {
    guard style == .expanded else { return .start }
    guard let url = conversation.selectedMessage?.url else { return .placing(FleetDraft()) }
    do throws(MessageURLError) {
      let game = try Game(messageURL: url)
      return game.status == .open ? .firing(game) : .over(game)
    } catch {
      return .refused(error)
    }
  }

  /// Carries out an action of the user, if it fits what is shown.
  public mutating func perform(_ action: Action) {
    switch (action, screen) {
    case (.tappedStart, .start): requestPresentationStyle(.expanded)
    case (.tapped(let cell), .placing(var draft)):
      // A third ship is not placed.
      if (try? draft.toggle(cell)) != nil { screen = .placing(draft) }
    case (.tappedFinished, .placing(let draft)):
      if let fleet = try? draft.fleet() { send(Game(fleet: fleet), "hid two ships", in: newSession()) }
    case (.tapped(let cell), .firing(var game)):
      guard (try? game.fire(at: cell)) != nil else { return }
      screen = .firing(game)
      if game.status != .open {
        let session = activeConversation?.selectedMessage?.session ?? newSession()
        send(game, game.status == .won ? "found both ships" : "missed three times", in: session)
      }
    default: break
    }
  }

  /// Puts the game into the input field, for the user to send.
  private mutating func send(_ game: Game, _ deed: String, in session: Session) {
    guard let conversation = activeConversation else { return }
    var message = Message(session: session)
    message.url = game.messageURL()
    message.layout = TemplateLayout()
    message.layout?.caption = "$\(conversation.localParticipantIdentifier) \(deed)"
    insert(message)
    dismiss()
  }
}
