// Joins PNG files to one animated PNG, as Apple's tool does when it compiles a sticker sequence.

/// Why frames cannot be joined.
public enum FrameError: Error, Hashable, Sendable {
  /// There is no frame.
  case noFrames
  /// A frame, counted from 0, is not a valid picture.
  case unreadable(frame: Int, PictureError)
  /// A frame, counted from 0, is not a still PNG.
  case notStill(frame: Int)
  /// A frame, counted from 0, differs from the first in size, depth, palette or transparent colour.
  case differs(frame: Int)
}

extension FrameError: CustomStringConvertible {
  /// The error in words, with the frame counted from 1.
  public var description: String {
    switch self {
    case .noFrames: "no frames"
    case .unreadable(let frame, let error): "frame \(frame + 1), \(error)"
    case .notStill(let frame): "frame \(frame + 1) is not a still PNG"
    case .differs(let frame): "frame \(frame + 1) has another size, depth, palette or transparent colour than frame 1"
    }
  }
}

/// Joins still PNG files to the bytes of one animated PNG file that shows each for the same time.
///
/// The pixels are copied unchanged, so all frames must be encoded in the same way.
func joinedPNG(_ frames: [[UInt8]], delay: FrameDelay, plays: Int?) throws(FrameError) -> [UInt8] {
  guard let first = frames.first else { throw .noFrames }
  let head = try stillChunks(of: first, frame: 0)
  var file = PNGSignature.bytes + head[0].written
  file += chunk("acTL", PNGChunk.word(UInt32(frames.count)) + PNGChunk.word(UInt32(plays ?? 0)))
  for part in head where part.name == "PLTE" || part.name == "tRNS" { file += part.written }
  var sequence: UInt32 = 0
  for (number, bytes) in frames.enumerated() {
    let chunks = try stillChunks(of: bytes, frame: number)
    guard manner(of: chunks) == manner(of: head) else { throw .differs(frame: number) }
    let place = Array(chunks[0].content.prefix(8)) + [UInt8](repeating: 0, count: 8)
    let time = [delay.numerator >> 8, delay.numerator, delay.denominator >> 8, delay.denominator]
    file += chunk("fcTL", PNGChunk.word(sequence) + place + time.map { UInt8(truncatingIfNeeded: $0) } + [0, 0])
    sequence += 1
    for part in chunks where part.name == "IDAT" {
      if number == 0 {
        file += part.written
      } else {
        file += chunk("fdAT", PNGChunk.word(sequence) + part.content)
        sequence += 1
      }
    }
  }
  return file + chunk("IEND", [])
}

private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
  PNGChunk(name: name, content: content, offset: 0).written
}

/// The chunks that frames of one animation share.
private func manner(of chunks: [PNGChunk]) -> [[UInt8]] {
  chunks.filter { $0.name == "IHDR" || $0.name == "PLTE" || $0.name == "tRNS" }.map { $0.content }
}

/// The chunks of a still PNG file.
private func stillChunks(of bytes: [UInt8], frame: Int) throws(FrameError) -> [PNGChunk] {
  let format: Picture.Format
  var chunks: [PNGChunk] = []
  do throws(PictureError) {
    format = try Picture(bytes).format
    var reader = PictureReader(bytes)
    if reader.take(PNGSignature.bytes) {
      while chunks.last?.name != "IEND" { chunks.append(try reader.chunk()) }
    }
  } catch {
    throw .unreadable(frame: frame, error)
  }
  guard format == .png else { throw .notStill(frame: frame) }
  return chunks
}
