// Why the program's own files cannot be used: errors of the file itself, and of its content.

package enum FileError: Error, Hashable, Sendable {
  case obstacle(FileObstacle)
  /// The system's error number.
  case system(Int32)
}

package enum FileObstacle: Hashable, Sendable {
  /// A pipe, a device, a terminal or a directory is in its place.
  case noPlainFile
  /// It, or its folder, belongs to another user, or others may write to it.
  case openToOthers
  /// An older version of the program wrote it, in a form that is no longer read.
  case older
  case newer
  /// Another process has locked it; nil if the system does not say which.
  case held(byProcess: Int32?)
}

package enum ConversationFileError: Error, Hashable, Sendable {
  case file(FileError)
  /// The file system has no locks; the system's error number.
  case noLocks(Int32)
  /// `limit` is in bytes.
  case longLine(number: Int, limit: Int)
  case large(byteCount: Int, limit: Int)
  /// New lines cannot be written.
  case unwritable
  case unreadable(line: Int)
  case changed(line: Int)
  /// Records an event that cannot have happened.
  case impossible(line: Int)
  /// Begins another conversation, or is another message than the one that was received.
  case foreign(line: Int)
  /// In the name of this person, who did not write it here.
  case notWrittenHere(line: Int)
  /// In the name of the other person, whose program did not write it.
  case notFrom(SafeText, line: Int)
  /// Records what somebody did at their own terminal.
  case action(line: Int)
  /// There is no private place for what a person does before they send it.
  case noPlace
  /// There is no conversation in it.
  case noConversation
  case othersThan(SafeText, names: [SafeText])
  /// This person's own file, of this name.
  indirect case own(SafeText, ConversationFileError)
}

package enum TraceError: Error, Hashable, Sendable {
  /// It is a link to another file.
  case link
  /// It holds the conversation.
  case conversation
  /// It contains something other than a trace.
  case other
  case file(FileError)
}

package enum KeyError: Error, Hashable, Sendable {
  /// There is no state folder for it.
  case noPlace
  case missing
  case nothingToExport
  /// The wrong number of bytes.
  case size(Int)
  /// The key changed on the disk; the file was renamed to this, if that succeeded.
  case damaged(movedTo: SafeText?)
  case belongsToOthers
  case readableByOthers
  case file(FileError)
}

package enum MemoryError: Error, Hashable, Sendable {
  /// The stored text is not a message of the duel.
  case damaged
  case unreadable(FileError)
  case unwritable(FileError)
}
