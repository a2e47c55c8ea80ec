// What is to be said about an event, without words: the language has the sentences.

/// What is to be said about an event.
public enum Notice: Hashable, Sendable {
  /// The message's URL is on the clipboard.
  case copied
  /// Nobody took the message's URL that was to be copied.
  case notCopied
  /// There is no message to copy.
  case nothingToCopy
  /// A line that was torn when the program ended was set aside in a file of this name.
  case tornLine(String)
  /// A conversation that could not be read was moved to a file of this name.
  case damaged(String)
  /// The conversation is not kept.
  case notKept
  /// The shared file was removed or replaced; what was in it is in a file of this name, if that could be written.
  case fileGone(keptIn: String?)
  /// The shared file was cut short, and what this person sent is in it again.
  case fileCutShort
  /// A line of the shared file said nothing and was moved to a file of this name.
  case lineSetAside(String)
  /// Another program holds the file of the conversation, so that nothing was done.
  case held(byProcess: Int32?)
  /// The trace is not written any more.
  case traceStopped
  /// The paste was not taken.
  case pasteRefused(PasteRefusal)
  /// There is nothing behind this screen.
  case noWayBack
  /// The finished game could not be noted for the score.
  case notNoted
  /// Nobody has fired in the game that was to be watched.
  case nothingToWatch
  /// A paste has no field here that it could go to.
  case noFieldHere
  /// What was to be deleted is deleted if that is asked for once more.
  case asksToDelete
  /// A button was clicked that cannot be pressed yet.
  case notYet(Target)
  /// A message came in that is not on the screen.
  case messageCame
  /// There is no bubble that a sticker could be put on.
  case noBubble
}
