// What the program tells the player about an event, as a case: the language has the sentence.

import BattleshipFrame
import BattleshipPlay

/// A notice about an event.
package enum Notice: Hashable, Sendable {
  /// A sentence that is made elsewhere.
  case said(SafeText)
  /// The message's URL is on the clipboard.
  case copied
  /// The message's URL could not be copied.
  case notCopied
  /// There is no message to copy.
  case nothingToCopy
  /// A line was incomplete because the program ended, and was moved to a file of this name.
  case tornLine(String)
  /// A conversation that could not be read was moved to a file of this name.
  case damaged(String)
  /// A draft does not fit the conversation any more, and was dropped.
  case draftDropped
  /// The conversation is not kept; nil if no obstacle is known.
  case notKept(FileObstacle?)
  /// The shared file was removed or replaced; a copy is in the file of this name, or nowhere if that failed.
  case fileGone(keptIn: String?)
  /// The shared file was cut short; what this person sent has been written to it again.
  case fileCutShort
  /// A message in this person's name was not written here.
  case notWrittenHere
  /// A message in the name of the other person was not written at their terminal.
  case notFrom(SafeText)
  /// The shared file held another conversation before.
  case otherBefore
  /// An unreadable line of the shared file was moved to a file of this name.
  case lineSetAside(String)
  /// Another process holds the file of the conversation, so nothing was done.
  case held(byProcess: Int32?)
  /// The trace is no longer written.
  case traceStopped
  /// The paste was refused.
  case pasteRefused(PasteRefusal)
  /// There is no screen to go back to.
  case noWayBack
  /// The finished game could not be recorded for the score.
  case notNoted
  /// The finished game is recorded later, because another process holds the file of the score.
  case notedLater(heldBy: Int32?)
  /// The game to watch has no shots.
  case nothingToWatch
  /// There is no field here for a paste.
  case noFieldHere
  /// Deleting needs a second request.
  case asksToDelete
  /// Removing an app needs a second request.
  case asksToRemove
  /// A button was clicked that cannot be pressed yet.
  case notYet(Target)
  /// A message arrived that is not visible on the screen.
  case messageCame
  /// There is no bubble to put a sticker on.
  case noBubble
}
