// The engine as a small module for a JavaScript engine: takes a message as bytes, fires a shot, writes the new message.

import BattleshipCore

nonisolated(unsafe) private let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 5_000)

/// The host puts a URL here, and finds the written one here.
@_expose(wasm, "buffer")
@_cdecl("buffer")
public func buffer() -> UnsafeMutablePointer<UInt8>? { memory.baseAddress }

/// Reads the URL of this length, fires at a cell unless it is negative, and writes the new URL.
///
/// Returns its length; -1 if the URL is refused, -2 if the shot is, -3 if the new URL cannot be written.
@_expose(wasm, "play")
@_cdecl("play")
public func play(_ length: Int32, _ index: Int32) -> Int32 {
  guard var game = try? Game(messageURL: UnsafeBufferPointer(rebasing: memory[..<Int(length)]).span) else { return -1 }
  if index >= 0 {
    guard let cell = game.rules.board.cell(at: Int(index)), (try? game.fire(at: cell)) != nil else { return -2 }
  }
  var output = OutputSpan(buffer: memory, initializedCount: 0)
  guard (try? game.writeMessageURL(to: &output)) != nil else { return -3 }
  return Int32(output.finalize(for: memory))
}
