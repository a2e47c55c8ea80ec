// Joins PNG files into one animated PNG, as Apple's tool does when it compiles a sticker sequence.

/// Why frames cannot be joined.
public enum FrameError: Error, Hashable, Sendable {
  /// There are no frames.
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

/// The pixels are copied unchanged, so all frames must be encoded in the same way.
func joinedPNG(_ frames: [[UInt8]], delay: FrameDelay, plays: Int?) throws(FrameError) -> [UInt8] {
  guard let first = frames.first else { throw .noFrames }
  let head = try stillPNG(first, frame: 0)
  var file = PNGFile.signature + writtenChunk("IHDR", head.contents(of: "IHDR"))
  file += writtenChunk("acTL", bigEndian(UInt32(frames.count)) + bigEndian(UInt32(plays ?? 0)))
  for name in ["PLTE", "tRNS"] where !head.contents(of: name).isEmpty {
    file += writtenChunk(name, head.contents(of: name))
  }
  var sequence: UInt32 = 0
  for (number, bytes) in frames.enumerated() {
    let frame = try stillPNG(bytes, frame: number)
    guard ["IHDR", "PLTE", "tRNS"].allSatisfy({ frame.contents(of: $0) == head.contents(of: $0) }) else {
      throw .differs(frame: number)
    }
    let rectangle = frame.contents(of: "IHDR").prefix(8) + [UInt8](repeating: 0, count: 8)
    let time = [delay.numerator >> 8, delay.numerator, delay.denominator >> 8, delay.denominator]
    file += writtenChunk("fcTL", bigEndian(sequence) + rectangle + time.map { UInt8(truncatingIfNeeded: $0) } + [0, 0])
    sequence += 1
    if number == 0 {
      file += writtenChunk("IDAT", frame.contents(of: "IDAT"))
    } else {
      file += writtenChunk("fdAT", bigEndian(sequence) + frame.contents(of: "IDAT"))
      sequence += 1
    }
  }
  return file + writtenChunk("IEND", [])
}

private func stillPNG(_ bytes: [UInt8], frame: Int) throws(FrameError) -> PNGFile {
  do throws(PictureError) {
    if case .png(let file) = try PictureFile(bytes), file.animation == nil { return file }
  } catch {
    throw .unreadable(frame: frame, error)
  }
  throw .notStill(frame: frame)
}

package func writtenChunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
  let named = Array(name.utf8) + content
  return bigEndian(UInt32(content.count)) + named + bigEndian(checksum(named[...]))
}

package func bigEndian(_ number: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}
