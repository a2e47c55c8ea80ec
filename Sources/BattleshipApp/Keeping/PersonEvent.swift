// What a person can do on their phone at this terminal: all that is kept of a conversation, and nothing else.

import BattleshipPlay
import MessagesHost

/// Something that a person does on their phone.
public enum PersonEvent: Hashable, Sendable {
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
  /// Comes to the conversation.
  case enteredConversation
  /// Opens an item of the transcript, by its number.
  case tappedItem(Int)
  /// Takes something staged away, by its position.
  case deletedStaged(Int)
  /// Writes: the text of the input field is this now.
  case edited(String)
  /// Pastes a text behind that of the input field.
  case pasted(String)
  /// Does something at the seat.
  case acted(SeatEvent)
  /// Gets random bytes for duels.
  case gotChance(ChanceBytes)

  /// What that is to the phone.
  var onPhone: PhoneEvent<PanelEvent> {
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
    }
  }
}
