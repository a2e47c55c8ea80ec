// What the program tells the player about an event, as a case; the language has the sentence.

import BattleshipFrame
import BattleshipPlay

package enum Notice: Hashable, Sendable {
  /// A sentence that was made elsewhere, about something that failed.
  case said(SafeText)
  /// A sentence that was made elsewhere, about something good.
  case news(SafeText)
  /// A sentence about a connection that was lost or refused.
  case lost(SafeText)
  case copied
  case notCopied
  case nothingToCopy
  /// An incomplete last line, left when the program ended, was moved to a file of this name.
  case tornLine(String)
  /// A conversation that could not be read was moved to a file of this name.
  case damaged(String)
  /// A game of a version that was never released was moved to a file of this name.
  case unreleased(String)
  /// A draft no longer fits the conversation, and was dropped.
  case draftDropped
  /// The conversation is not being stored; nil if no obstacle is known.
  case notKept(SafeText?)
  /// The shared file was removed or replaced; a copy is in the file of this name, or nil if that failed.
  case fileGone(keptIn: String?)
  /// The shared file was cut short; this person's posts have been written to it again.
  case fileCutShort
  /// A message in this person's name was not written by this program.
  case notWrittenHere
  /// A message in the other person's name was not written by their program.
  case notFrom(SafeText)
  /// The shared file held another conversation before.
  case otherBefore
  /// An unreadable line of the shared file was moved to a file of this name.
  case lineSetAside(String)
  /// Another process holds the conversation's file, so nothing was done.
  case held(byProcess: Int32?)
  case traceStopped
  case pasteRefused(PasteRefusal)
  /// Nothing is pasted in a game: a link is opened on the title.
  case pastedElsewhere
  case noWayBack
  /// The finished game could not be recorded for the score.
  case notNoted
  /// The finished game will be recorded later, because another process holds the score's file.
  case notedLater(heldBy: Int32?)
  case nothingToWatch
  case noFieldHere
  /// Deleting a staged message needs a second request.
  case asksToDelete
  /// Removing an app needs a second request.
  case asksToRemove
  case notYet(Target)
  /// A message arrived that is not visible on the screen.
  case messageCame
  case noBubble

  /// Whether nothing went wrong.
  package var isGood: Bool {
    if case .news = self { return true }
    return self == .copied || self == .messageCame
  }

  /// Whether it gives way to the keys after a while: it reports an event, and asks for nothing.
  var passes: Bool { if case .lost = self { true } else { isGood } }

  /// How long a passing notice is shown, in milliseconds.
  static let pause = 4_000
}
