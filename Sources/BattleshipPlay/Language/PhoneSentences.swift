// The sentences of phones: titles, the lock screen, notices.

/// The sentences of phones, a member for each.
///
/// ```swift
/// assert(Language.english.phone.phoneOf("Anna") == "Anna's phone")
/// ```
public struct PhoneSentences: Sendable {
  /// The name of the app that shows conversations.
  public let messages: SafeText
  /// The title instead, if the conversation cannot be kept.
  public let isNotKept: SafeText
  /// The line under the newest message that arrived.
  public let delivered: SafeText
  /// The label on a focused bubble.
  public let opens: SafeText
  /// The hint in an empty input field.
  public let fieldHint: SafeText
  /// The label of the button that sends.
  public let send: SafeText
  /// Under a list that lies over the screen.
  public let overlayKeys: SafeText
  /// Over the list of keys.
  public let keysTitle: SafeText
  /// Over the list of the host's calls.
  public let callsTitle: SafeText
  /// Whose phone it is.
  public let phoneOf: @Sendable (_ name: SafeText) -> SafeText
  /// On a locked phone while the keyboard changes hands.
  public let pass: @Sendable (_ name: SafeText) -> SafeText
  /// The label of the button that unlocks somebody's phone.
  public let unlock: @Sendable (_ name: SafeText) -> SafeText
  /// Over the first message of a sitting, with the time of the day.
  public let today: @Sendable (_ time: SafeText) -> SafeText
  /// The notice on a screen that is too small.
  public let tooSmall: @Sendable (_ columns: Int, _ rows: Int) -> SafeText

  /// The message's URL is on the clipboard.
  public let copied: SafeText
  /// The message's URL could not be copied: there is no clipboard.
  public let notCopied: SafeText
  /// There is no message to copy.
  public let nothingToCopy: SafeText
  /// A line that was cut short when the program ended was moved to a file.
  public let tornLine: @Sendable (_ file: SafeText) -> SafeText
  /// A conversation that could not be read was moved to a file.
  public let damaged: @Sendable (_ file: SafeText) -> SafeText
  /// The other person is at their terminal, or is not.
  public let isHere: @Sendable (_ name: SafeText, _ isHere: Bool) -> SafeText
  /// Above the command by which the other person joins, while they are away and nothing was sent.
  public let waitingRoom: @Sendable (_ name: SafeText) -> SafeText
  /// The conversation cannot be kept.
  public let notKept: SafeText
  /// The shared file was removed or replaced.
  public let fileGone: @Sendable (_ keptIn: SafeText?) -> SafeText
  /// The shared file was cut short, and was repaired.
  public let fileCutShort: SafeText
  /// A line of the shared file had no meaning, and was moved to a file.
  public let lineSetAside: @Sendable (_ file: SafeText) -> SafeText
  /// A process has locked the file of the conversation, so nothing was done.
  public let heldByProcess: @Sendable (_ process: Int) -> SafeText
  /// The same, if the system does not say which process it is.
  public let heldByAnother: SafeText
  /// The trace is not written any more.
  public let traceStopped: SafeText
  /// The finished game could not be recorded for the score.
  public let notNoted: SafeText
  /// The finished game is recorded for the score later; the reason follows.
  public let notedLater: SafeText
  /// There is no screen to go back to.
  public let noWayBack: SafeText
  /// There is no field to paste into.
  public let noFieldHere: SafeText
  /// Asking once more deletes the staged message.
  public let asksToDelete: SafeText
  /// The button for ships that are placed was clicked too soon.
  public let placeAllFirst: SafeText
  /// The button that fires was clicked too soon.
  public let chooseAllFirst: SafeText
  /// The button that sends was clicked, and there is nothing to send.
  public let nothingToSend: SafeText
  /// Any other button was clicked too soon.
  public let notYet: SafeText
  /// Under a list that lies over the screen and is longer than it.
  public let scrollKeys: SafeText
  /// A message came in that is not on the screen.
  public let messageCame: SafeText
  /// A paste had too many bytes.
  public let pasteTooLong: @Sendable (_ limit: Int) -> SafeText
  /// A paste was not text.
  public let pasteNoText: SafeText
}
