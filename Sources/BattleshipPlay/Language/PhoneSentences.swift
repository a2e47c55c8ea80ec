// The sentences of phones: titles, the lock screen, notices.

/// The sentences of phones, a member for each.
package struct PhoneSentences: Sendable {
  /// The name of the app that shows conversations.
  package let messages: SafeText
  /// The title instead, if the conversation cannot be kept.
  package let isNotKept: SafeText
  /// The line under the newest message that arrived.
  package let delivered: SafeText
  /// The label on a focused bubble.
  package let opens: SafeText
  /// The hint in an empty input field.
  package let fieldHint: SafeText
  /// The opponent's shots in figures.
  package let theirFigures: @Sendable (_ opponent: PlayerName, _ shots: Int, _ percent: Int) -> SafeText
  /// The label of the button that sends.
  package let send: SafeText
  /// Under a list that lies over the screen.
  package let overlayKeys: SafeText
  /// Over the list of keys.
  package let keysTitle: SafeText
  /// What a key does on a screen, where the table of keys is too general for it.
  package let keyHelp: @Sendable (KeyScreen, KeyCommand) -> SafeText?
  /// Over the list of the host's calls.
  package let callsTitle: SafeText
  /// Whose phone it is.
  package let phoneOf: @Sendable (_ name: SafeText) -> SafeText
  /// On a locked phone while the keyboard changes hands.
  package let pass: @Sendable (_ name: SafeText) -> SafeText
  /// The label of the button that unlocks somebody's phone.
  package let unlock: @Sendable (_ name: SafeText) -> SafeText
  /// Over the first message of a sitting, with the time of the day.
  package let today: @Sendable (_ time: SafeText) -> SafeText
  /// The notice on a screen that is too small.
  package let tooSmall: @Sendable (_ columns: Int, _ rows: Int) -> SafeText

  /// The message's URL is on the clipboard.
  package let copied: SafeText
  /// The message's URL could not be copied: there is no clipboard.
  package let notCopied: SafeText
  /// There is no message to copy.
  package let nothingToCopy: SafeText
  /// A line that was cut short when the program ended was moved to a file.
  package let tornLine: @Sendable (_ file: SafeText) -> SafeText
  /// A conversation that could not be read was moved to a file.
  package let damaged: @Sendable (_ file: SafeText) -> SafeText
  /// What a person had begun does not fit the message any more.
  package let draftDropped: SafeText
  /// The other person is at their terminal, or is not.
  package let isHere: @Sendable (_ name: SafeText, _ isHere: Bool) -> SafeText
  /// The other person is at their terminal, and hides ships there.
  package let isHiding: @Sendable (_ name: SafeText) -> SafeText
  /// The other person is at their terminal, and aims there.
  package let isAiming: @Sendable (_ name: SafeText) -> SafeText
  /// Above the command by which the other person joins, while they are away and nothing was sent.
  package let waitingRoom: @Sendable (_ name: SafeText) -> SafeText
  /// In an empty conversation at one keyboard: how a game goes there.
  package let oneKeyboard: @Sendable (_ name: SafeText) -> SafeText
  /// Before the first shot: how to fire, or how to mark the cells of a volley.
  package let firstShot: @Sendable (_ isVolley: Bool) -> SafeText
  /// The conversation cannot be kept.
  package let notKept: SafeText
  /// The shared file was removed or replaced.
  package let fileGone: @Sendable (_ keptIn: SafeText?) -> SafeText
  /// The shared file was cut short, and was repaired.
  package let fileCutShort: SafeText
  /// The shared file has a message in this person's name that they did not write here.
  package let notWrittenHere: SafeText
  /// The shared file has a message in the other person's name that they did not write at their terminal.
  package let notFrom: @Sendable (_ name: SafeText) -> SafeText
  /// The shared file held another conversation before; what this person has of it is named on standard error.
  package let otherBefore: SafeText
  /// A line of the shared file had no meaning, and was moved to a file.
  package let lineSetAside: @Sendable (_ file: SafeText) -> SafeText
  /// A process has locked the file of the conversation, so nothing was done.
  package let heldByProcess: @Sendable (_ process: Int) -> SafeText
  /// The same, if the system does not say which process it is.
  package let heldByAnother: SafeText
  /// The trace is not written any more.
  package let traceStopped: SafeText
  /// The finished game could not be recorded for the score.
  package let notNoted: SafeText
  /// The finished game is recorded for the score later; the reason follows.
  package let notedLater: SafeText
  /// There is no screen to go back to.
  package let noWayBack: SafeText
  /// There is no field to paste into.
  package let noFieldHere: SafeText
  /// Asking once more deletes the staged message.
  package let asksToDelete: SafeText
  /// The button for ships that are placed was clicked too soon.
  package let placeAllFirst: SafeText
  /// The button that fires was clicked too soon.
  package let chooseAllFirst: SafeText
  /// The button that sends was clicked, and there is nothing to send.
  package let nothingToSend: SafeText
  /// Any other button was clicked too soon.
  package let notYet: SafeText
  /// Under a list that lies over the screen and is longer than it.
  package let scrollKeys: SafeText
  /// A message came in that is not on the screen.
  package let messageCame: SafeText
  /// A paste had too many bytes.
  package let pasteTooLong: @Sendable (_ limit: Int) -> SafeText
  /// A paste was not text.
  package let pasteNoText: SafeText
}

/// A screen on which keys have a meaning of their own.
package enum KeyScreen: Hashable, Sendable, CaseIterable {
  /// The list of the title, and one of its pages.
  case title, page
  case score, replay
  /// A board on which ships are hidden, and one at which shots are fired.
  case placing, attack
}
