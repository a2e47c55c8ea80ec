// QR codes as a camera reads them: an independent decoder reads each of them back.

import Foundation
import Testing

@testable import BattleshipPlay

private let decoder = "/usr/bin/zbarimg"

@Suite struct QRCodeTests {
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: decoder), "Debian's zbar-tools reads them"),
    arguments: [1, 17, 18, 53, 106, 173, 230, 231, 271, 400, 666, 858])
  func `every length is read back by an independent decoder`(length: Int) throws {
    let letters = Array("https://example.org/#?Format=2&Seal=abcDEF019-_~".utf8)
    let text = String(decoding: (0..<length).map { letters[$0 % letters.count] }, as: UTF8.self)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pbm")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(picture(of: try #require(QRCode(text))).utf8).write(to: file)
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: decoder)
    process.arguments = ["-q", "--raw", file.path]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let read = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(read == text + "\n")
  }

  @Test func `a text of more than 858 bytes has no code`() {
    #expect(QRCode(String(repeating: "x", count: 858))?.size == 97)
    #expect(QRCode(String(repeating: "x", count: 859)) == nil)
  }

  /// The code as a bitmap, four pixels for each module, with the light margin that readers need.
  private func picture(of code: QRCode) -> String {
    let size = (code.size + 8) * 4
    let rows = (0..<size).map { y in
      (0..<size).map { x in
        let (row, column) = (y / 4 - 4, x / 4 - 4)
        let isInside = 0..<code.size ~= row && 0..<code.size ~= column
        return isInside && code[row, column] ? "1" : "0"
      }.joined()
    }
    return "P1\n\(size) \(size)\n" + rows.joined(separator: "\n") + "\n"
  }
}
