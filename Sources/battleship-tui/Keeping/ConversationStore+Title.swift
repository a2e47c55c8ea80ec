// Summarizes a conversation at one keyboard for the title, from the beginning and the end of its file.

import BattleshipApp
import BattleshipPlay
import CSystem

extension ConversationStore {
  private static let (firstLimit, lastLimit) = (4_096, 65_536)

  /// The title's entry, and when the conversation was last played; nil if there is none to resume.
  static func kept(in path: Path) -> (game: Listing, time: Int)? {
    guard let about = FileStatus(path), let descriptor = try? System.opened(path, O_RDONLY | O_NOFOLLOW) else {
      return nil
    }
    defer { CSystem.close(descriptor) }
    guard let beginning = try? Log.bytes(of: descriptor, from: 0, limit: firstLimit),
      let end = beginning.firstIndex(of: 0x0A), case let start = max(end + 1, about.size - lastLimit),
      let ending = try? Log.bytes(of: descriptor, from: off_t(start), limit: about.size - start)
    else { return nil }
    var lines = ending.split(separator: 0x0A, omittingEmptySubsequences: false)
    // Drop an incomplete last line, and the rest of a line whose beginning was not read.
    lines = lines.dropLast()
    if start > end + 1 { lines = Array(lines.dropFirst()) }
    let game = Listing(
      firstLine: Array(beginning[..<end]), lastLines: lines.map { Array($0) }, isWhole: start == end + 1)
    return game.map { ($0, about.modified) }
  }
}
