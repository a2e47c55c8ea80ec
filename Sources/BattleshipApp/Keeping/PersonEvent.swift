// The actions of a person on their phone that a kept conversation records.

import BattleshipPlay
import MessagesHost

/// An action of a person on their phone.
package enum PersonEvent: Hashable, Sendable {
  /// Opens the game from the drawer.
  case openedGame
  /// Expands or collapses the panel.
  case tappedChevron
  /// Goes to the input field.
  case tappedInputField
  /// Closes the panel.
  case closedPanel
  /// Sends what is in the input field.
  case pressedSend
  /// Leaves the conversation, which hands the phone over.
  case leftConversation
  /// Enters the conversation.
  case enteredConversation
  /// Opens an item of the transcript, by its number.
  case tappedItem(Int)
  /// Deletes something staged, by its position.
  case deletedStaged(Int)
  /// Sets the text of the input field.
  case edited(String)
  /// Pastes a text at the end of the input field.
  case pasted(String)
  /// Does something at the seat.
  case acted(SeatEvent)
  /// Gets random bytes for duels.
  case gotChance(ChanceBytes)
  /// Sets the language of the phone.
  case speaks(Language)
  /// Does something with apps, stickers or the store.
  case apps(AppsEvent)
  /// Replies to the newest notification of the locked phone with a text.
  case replied(String)

  /// The phone events for this action, in order, given the phone's notifications.
  func onPhone(_ notifications: @autoclosure () -> Notifications) -> [PhoneEvent<PanelEvent>] {
    if case .replied(let text) = self { return Self.reply(text, notifications()) }
    return onPhone.map { [$0] } ?? []
  }

  private var onPhone: PhoneEvent<PanelEvent>? {
    switch self {
    case .openedGame: .openedFromDrawer(BattleshipExtension.manifest)
    case .tappedChevron: .tappedChevron
    case .tappedInputField: .tappedInputField
    case .closedPanel: .closedPanel
    case .pressedSend: .pressedSend
    case .leftConversation: .leftConversation
    case .enteredConversation: .enteredConversation
    case .tappedItem(let number): .tappedItem(number)
    case .deletedStaged(let position): .deletedStaged(position)
    case .edited(let text): .edited(text)
    case .pasted(let text): .pasted(text)
    case .acted(let event): .acted(.seat(event))
    case .gotChance(let chance): .acted(.gotChance(chance))
    case .speaks(let language): .choseLanguage(language.rawValue)
    case .apps(let event): event.onPhone
    case .replied: nil
    }
  }

  /// Presses the newest notification hard, taps its one action, and sends the text.
  private static func reply(_ text: String, _ notifications: Notifications) -> [PhoneEvent<PanelEvent>] {
    guard let newest = notifications.list.first, let action = notifications.drawing(of: newest).buttons.first else {
      return []
    }
    let gestures: [NotificationGesture] = [.pressed(newest.id), .tappedAction(action.action), .sentText(text)]
    return gestures.map { .notifications(.user($0)) }
  }
}
