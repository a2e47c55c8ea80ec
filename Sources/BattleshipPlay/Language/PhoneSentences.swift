// What phones say: titles, the lock screen, notices.

/// What phones say, a member for each sentence.
///
/// ```swift
/// assert(Language.english.phone.phoneOf("Anna") == "Anna's phone")
/// ```
public struct PhoneSentences: Sendable {
  /// The name of the app that shows conversations.
  public let messages: SafeText
  /// In its place if the conversation cannot be kept.
  public let isNotKept: SafeText
  /// Under the newest message that arrived.
  public let delivered: SafeText
  /// On a bubble that is focused.
  public let opens: SafeText
  /// In the input field before anything is typed.
  public let fieldHint: SafeText
  /// On the button that sends.
  public let send: SafeText
  /// Under a list that lies over the screen.
  public let overlayKeys: SafeText
  /// Over the list of keys.
  public let keysTitle: SafeText
  /// Over the list of the host's calls.
  public let callsTitle: SafeText
  /// Whose phone it is.
  public let phoneOf: @Sendable (_ name: SafeText) -> SafeText
  /// On the button that unlocks somebody's phone.
  public let unlock: @Sendable (_ name: SafeText) -> SafeText
  /// Over the first message of a sitting, with the time of the day.
  public let today: @Sendable (_ time: SafeText) -> SafeText
  /// On a screen that is too small.
  public let tooSmall: @Sendable (_ columns: Int, _ rows: Int) -> SafeText

  /// The message's URL is on the clipboard.
  public let copied: SafeText
  /// The message's URL could not be copied, for nobody takes it.
  public let notCopied: SafeText
  /// There is no message to copy.
  public let nothingToCopy: SafeText
  /// A line that was cut short when the program ended was set aside in a file.
  public let tornLine: @Sendable (_ file: SafeText) -> SafeText
  /// A conversation that could not be read was moved to a file.
  public let damaged: @Sendable (_ file: SafeText) -> SafeText
  /// The other person is at their terminal, or is not.
  public let isHere: @Sendable (_ name: SafeText, _ isHere: Bool) -> SafeText
  /// Over the command with which the other person comes, while they are not there and nothing was sent.
  public let waitingRoom: @Sendable (_ name: SafeText) -> SafeText
  /// The conversation cannot be kept.
  public let notKept: SafeText
  /// The shared file was removed or replaced.
  public let fileGone: @Sendable (_ keptIn: SafeText?) -> SafeText
  /// The shared file was cut short and mended.
  public let fileCutShort: SafeText
  /// A line of the shared file said nothing and was set aside.
  public let lineSetAside: @Sendable (_ file: SafeText) -> SafeText
  /// A process holds the file of the conversation, so that nothing was done.
  public let heldByProcess: @Sendable (_ process: Int) -> SafeText
  /// The same if the system does not say which process it is.
  public let heldByAnother: SafeText
  /// The trace is not written any more.
  public let traceStopped: SafeText
  /// The finished game could not be noted for the score.
  public let notNoted: SafeText
  /// There is nothing behind this screen.
  public let noWayBack: SafeText
  /// A paste has no field here that it could go to.
  public let noFieldHere: SafeText
  /// The staged message is deleted if that is asked for once more.
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
  /// A paste had more bytes than are taken.
  public let pasteTooLong: @Sendable (_ limit: Int) -> SafeText
  /// A paste was no text.
  public let pasteNoText: SafeText
}
