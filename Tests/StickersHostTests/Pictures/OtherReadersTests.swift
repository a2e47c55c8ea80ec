// Our picture reader compared with those of this machine: `file`, ImageMagick's `identify` and Python's Pillow, where
// they are installed.

import Foundation
import HostTestSupport
import TestSupport
import Testing

@testable import StickersHost

private let pillow = OutsideProgram.find(.python3).flatMap { python in
  (try? python.output(["-c", "import PIL; print(1)"])).map { _ in python }
}
private let file = OutsideProgram.find(.file)
private let identify = OutsideProgram.find(.identify)

@Suite struct OtherReadersTests {
  private var names: [String] {
    get throws { try goldenLines("pictures.txt").map { String($0.prefix { $0 != " " }) } }
  }

  @Test(.enabled(if: file != nil, "there is no `file` here")) func `file names the same format and size`() throws {
    let program = try #require(file)
    for name in try names {
      let said = try output(program, ["-b", pictureFolder.appendingPathComponent(name).path])
      let picture = try Picture(goldenPicture(name))
      let format = picture.format == .apng ? "PNG" : "\(picture.format)".uppercased()
      #expect(said.hasPrefix(format), "\(name): \(said)")
      let numbers = said.split { !$0.isNumber }.compactMap { Int($0) }
      let sizes = zip(numbers, numbers.dropFirst()).map { PixelSize(width: $0, height: $1) }
      #expect(sizes.contains(picture.size), "\(name): \(said)")
    }
  }

  @Test(.enabled(if: identify != nil, "there is no ImageMagick here"))
  func `identify names the same format, size and frames`() throws {
    let program = try #require(identify)
    for name in try names {
      let said = try output(program, ["-format", "%m %w %h\n", pictureFolder.appendingPathComponent(name).path])
      let picture = try Picture(goldenPicture(name))
      // ImageMagick sees one frame in an APNG file.
      let frames = picture.format == .gif ? picture.frameCount : 1
      let format = picture.format == .apng ? "PNG" : "\(picture.format)".uppercased()
      let line = "\(format) \(picture.size.width) \(picture.size.height)"
      let lines = said.split(separator: "\n")
      // Later frames may be smaller than the picture.
      #expect(lines.first.map(String.init) == line && lines.count == frames, "\(name): \(said)")
    }
  }

  /// A damaged file that both we and `identify` read has the same size for both.
  @Test(.enabled(if: identify != nil, "there is no ImageMagick here"))
  func `identify agrees about damaged files`() throws {
    let program = try #require(identify)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var chance = Chance(seed: runSeed)
    print("damaged pictures: SEED=\(runSeed)")
    var (read, compared) = (0, 0)
    for name in try names {
      let bytes = try goldenPicture(name)
      var pictures: [Picture] = []
      var files: [String] = []
      for round in 0..<12 {
        var damaged = bytes
        damaged[chance.number(0...bytes.count - 1)] = UInt8(chance.number(0...255))
        guard let picture = try? Picture(damaged) else { continue }
        pictures.append(picture)
        files.append(folder.appendingPathComponent("\(round)-\(name)").path)
        try Data(damaged).write(to: URL(fileURLWithPath: files[files.count - 1]))
      }
      for (picture, file) in zip(pictures, files) {
        read += 1
        let said = try output(program, ["-ping", "-format", "%W %H\n", file + "[0]"]).split(separator: "\n")
        // ImageMagick reports a size of zero for a picture that it did not read.
        guard let line = said.first, line != "0 0" else { continue }
        compared += 1
        #expect(line == "\(picture.size.width) \(picture.size.height)", "\(file)")
      }
    }
    print("damaged pictures that both read: \(compared) of \(read)")
    #expect(compared > read / 2)
  }

  /// A damaged file that both we and Pillow read has the same size and frames for both.
  @Test(.enabled(if: pillow != nil, "there is no Pillow here"))
  func `Pillow agrees about damaged files`() throws {
    let python = try #require(pillow)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var expected: [String: Picture] = [:]
    var chance = Chance(seed: runSeed)
    print("damaged pictures: SEED=\(runSeed)")
    for name in try names {
      let bytes = try goldenPicture(name)
      for round in 0..<200 {
        var damaged = bytes
        let position = chance.number(0...min(bytes.count - 1, round % 2 == 0 ? 60 : bytes.count - 1))
        damaged[position] = UInt8(chance.number(0...255))
        guard let picture = try? Picture(damaged) else { continue }
        let file = "\(round)-\(name)"
        expected[file] = picture
        try Data(damaged).write(to: folder.appendingPathComponent(file))
      }
    }
    let script = """
      import os, sys, warnings
      from PIL import Image
      warnings.simplefilter("ignore")
      Image.MAX_IMAGE_PIXELS = None
      for name in sorted(os.listdir(sys.argv[1])):
          try:
              image = Image.open(os.path.join(sys.argv[1], name))
              print(name, image.format, image.size[0], image.size[1], sep="|")
          except Exception as error:
              print(name, "refused", sep="|")
      """
    var compared = 0
    for line in try output(python, ["-c", script, folder.path]).split(separator: "\n") {
      let fields = line.split(separator: "|").map(String.init)
      guard fields.count == 4, let picture = expected[fields[0]] else { continue }
      compared += 1
      let format = picture.format == .apng ? "PNG" : "\(picture.format)".uppercased()
      #expect(fields.dropFirst() == [format, "\(picture.size.width)", "\(picture.size.height)"], "\(line)")
    }
    print("damaged pictures that both read: \(compared) of \(expected.count)")
    #expect(compared > expected.count / 2)
  }

  private func output(_ program: OutsideProgram, _ words: [String]) throws -> String {
    let said = try program.output(words)
    return String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
