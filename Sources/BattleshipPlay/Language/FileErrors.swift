// Why the program's own files cannot be used: one error of the file, and those of what should be in it.

/// Why one of the program's files cannot be used.
package enum FileError: Error, Hashable, Sendable {
  /// Something other than the system is in the way.
  case obstacle(FileObstacle)
  /// The system refused, with this error number.
  case system(Int32)
}

/// What is in the way of using a file of the program's own.
package enum FileObstacle: Hashable, Sendable {
  /// A pipe, a device, a terminal or a directory is in its place.
  case noPlainFile
  /// An older version of the program wrote it, in a form that is no longer read.
  case older
  /// A newer version of the program wrote it.
  case newer
  /// Another process has locked it; `nil` if the system does not say which.
  case held(byProcess: Int32?)
}

/// Why a conversation cannot be kept in a file, or shared in it.
package enum ConversationFileError: Error, Hashable, Sendable {
  /// The file cannot be used.
  case file(FileError)
  /// The file system has no locks, with this error number.
  case noLocks(Int32)
  /// A line has more bytes than the limit.
  case longLine(number: Int, limit: Int)
  /// The file has this many bytes, more than the limit.
  case large(byteCount: Int, limit: Int)
  /// New lines cannot be written.
  case unwritable
  /// A line cannot be read.
  case unreadable(line: Int)
  /// A line has changed since it was written.
  case changed(line: Int)
  /// A line records an event that cannot have happened.
  case impossible(line: Int)
  /// A line begins another conversation, or is another message than the one that was received.
  case foreign(line: Int)
  /// A line is in the name of this person, who did not write it here.
  case notWrittenHere(line: Int)
  /// A line is in the name of the other person, whose program did not write it.
  case notFrom(SafeText, line: Int)
  /// A line records what somebody did at their own terminal.
  case action(line: Int)
  /// There is no private place for what a person does before they send it.
  case noPlace
  /// There is no conversation in it.
  case none
  /// It is the conversation of other people.
  case othersThan(SafeText, names: [SafeText])
  /// The person's own file, of this name, cannot be used.
  indirect case own(SafeText, ConversationFileError)
}

/// Why a trace cannot be written to a file.
package enum TraceError: Error, Hashable, Sendable {
  /// It is a link to another file.
  case link
  /// It is the file of the conversation.
  case conversation
  /// It contains something other than a trace.
  case other
  /// It cannot be used.
  case file(FileError)
}

/// Why a key cannot be used.
package enum KeyError: Error, Hashable, Sendable {
  /// There is no state folder for it.
  case noPlace
  /// There is no key.
  case missing
  /// There is no key to hand out.
  case nothingToExport
  /// The file has the wrong number of bytes.
  case size(Int)
  /// The file had a key that changed on the disk; it was renamed to this, if that succeeded.
  case damaged(movedTo: SafeText?)
  /// It belongs to another user.
  case belongsToOthers
  /// Other users may access it.
  case readableByOthers
  /// It cannot be used.
  case file(FileError)
}

/// Why the memory of duels cannot be used.
package enum MemoryError: Error, Hashable, Sendable {
  /// The stored text is not a message of the duel.
  case damaged
  /// The folder or the file belongs to another user, others may write to it, or the file is not a regular one.
  case openToOthers
  /// It cannot be read.
  case unreadable(FileError)
  /// It cannot be written.
  case unwritable(FileError)
}
