// Large letters of pixels, for the title and for the words at the end of a game.

import BattleshipFrame

/// Digits and capital letters of six pixels in height, and Chinese characters of ten.
enum LargeLetters {
  /// The word with upright strokes of one pixel, where there is no room for two, if `isNarrow`.
  static func picture(of word: String, isNarrow: Bool = false) -> [String]? {
    var lines: [String] = []
    for letter in word.uppercased() {
      guard var picture = letters[letter] else { return nil }
      if isNarrow { picture = picture.map(narrowed) }
      // The gap between two letters grows with their height.
      let gap = String(repeating: ".", count: picture.count / 6)
      lines = lines.isEmpty ? picture : zip(lines, picture).map { $0 + gap + $1 }
    }
    return lines
  }

  /// The strokes at both edges lose their inner pixel; a letter of one stroke loses its second.
  private static func narrowed(_ line: String) -> String {
    let inner = line.count > 2 ? [1, line.count - 2] : [1]
    return String(line.enumerated().filter { !inner.contains($0.offset) }.map(\.element))
  }

  static func lines(of text: String, within columns: Int) -> [[String]]? {
    for lines in [[text], text.split(separator: " ").map(String.init)] {
      let pictures = lines.compactMap { picture(of: $0) }
      if pictures.count == lines.count, pictures.allSatisfy({ $0[0].count <= columns }) { return pictures }
    }
    return nil
  }

  /// Writes a picture with a letter for each pixel, where there are no block characters. Returns the room below, or nil
  /// if it does not fit.
  static func write(_ picture: [String], on canvas: inout Canvas, in rect: Rect, style: Style) -> Rect? {
    guard let columns = picture.first?.count, rect.size.holds(Size(rows: picture.count, columns: columns)) else {
      return nil
    }
    let left = (rect.size.columns - columns) / 2
    for (row, line) in picture.enumerated() {
      for (column, pixel) in line.unicodeScalars.enumerated() where pixel != "." {
        canvas.frame.put("#", at: rect.origin.moved(rows: row, columns: left + column), style: style)
      }
    }
    return rect.split(top: picture.count).rest
  }

  private static let letters: [Character: [String]] = [
    " ": ["..", "..", "..", "..", "..", ".."],
    "!": ["##", "##", "##", "..", "##", "##"],
    "0": [".####.", "##..##", "##..##", "##..##", "##..##", ".####."],
    "1": ["..##..", "####..", "..##..", "..##..", "..##..", "######"],
    "2": ["#####.", "....##", "..###.", ".##...", "##....", "######"],
    "3": ["#####.", "....##", ".####.", "....##", "....##", "#####."],
    "4": ["##..##", "##..##", "######", "....##", "....##", "....##"],
    "5": ["######", "##....", "#####.", "....##", "....##", "#####."],
    "6": [".####.", "##....", "#####.", "##..##", "##..##", ".####."],
    "7": ["######", "....##", "...##.", "..##..", "..##..", "..##.."],
    "8": [".####.", "##..##", ".####.", "##..##", "##..##", ".####."],
    "9": [".####.", "##..##", "##..##", ".#####", "....##", ".####."],
    "A": [".####.", "##..##", "##..##", "######", "##..##", "##..##"],
    "B": ["#####.", "##..##", "#####.", "##..##", "##..##", "#####."],
    "C": [".#####", "##....", "##....", "##....", "##....", ".#####"],
    "D": ["#####.", "##..##", "##..##", "##..##", "##..##", "#####."],
    "E": ["######", "##....", "####..", "##....", "##....", "######"],
    "F": ["######", "##....", "####..", "##....", "##....", "##...."],
    "G": [".#####", "##....", "##.###", "##..##", "##..##", ".#####"],
    "H": ["##..##", "##..##", "######", "##..##", "##..##", "##..##"],
    "I": ["##", "##", "##", "##", "##", "##"],
    "J": ["....##", "....##", "....##", "....##", "##..##", ".####."],
    "K": ["##..##", "##.##.", "####..", "####..", "##.##.", "##..##"],
    "L": ["##...", "##...", "##...", "##...", "##...", "#####"],
    "M": ["##...##", "###.###", "#######", "##.#.##", "##...##", "##...##"],
    "N": ["##...##", "###..##", "####.##", "##.####", "##..###", "##...##"],
    "O": [".####.", "##..##", "##..##", "##..##", "##..##", ".####."],
    "P": ["#####.", "##..##", "##..##", "#####.", "##....", "##...."],
    "Q": [".####.", "##..##", "##..##", "##..##", "##.##.", ".##.##"],
    "R": ["#####.", "##..##", "##..##", "#####.", "##.##.", "##..##"],
    "S": [".#####", "##....", ".####.", "....##", "....##", "#####."],
    "T": ["######", "..##..", "..##..", "..##..", "..##..", "..##.."],
    "U": ["##..##", "##..##", "##..##", "##..##", "##..##", ".####."],
    "V": ["##..##", "##..##", "##..##", "##..##", ".####.", "..##.."],
    "W": ["##...##", "##...##", "##.#.##", "##.#.##", "#######", ".##.##."],
    "X": ["##..##", ".####.", "..##..", "..##..", ".####.", "##..##"],
    "Y": ["##..##", "##..##", ".####.", "..##..", "..##..", "..##.."],
    "Z": ["######", "....##", "..##..", ".##...", "##....", "######"],
    "海": [
      "#...#.....", ".#..######", "...#......", "#..######.", ".#.#..#.#.", "..########", ".#.#..#.#.",
      ".#.######.", "#.......#.", "#.....##..",
    ],
    "战": [
      "..#...#.#.", "..###.#..#", "..#...#...", "..#..#####", "#####.#...", "#...#.#.#.", "#...#.##..",
      "#...#.#..#", "#####.##.#", ".....#..##",
    ],
    "棋": [
      ".#...#..#.", "###.######", ".#...#..#.", ".##..####.", "###..#..#.", ".#...####.", ".#...#..#.",
      ".#..######", ".#...#..#.", ".#..#....#",
    ],
    "胜": [
      ".###...#..", ".#.#.#.#..", ".#.#.#####", ".###.#.#..", ".#.#...#..", ".###.#####", ".#.#...#..",
      ".#.#...#..", "#..#...#..", "#.##.#####",
    ],
    "利": [
      "..##.....#", ".##....#.#", "..#....#.#", "#####..#.#", "..#....#.#", ".###...#.#", "#.#.#..#.#",
      "#.#.#....#", "..#......#", "..#.....##",
    ],
    "失": [
      "....#.....", ".#..#.....", ".########.", "#...#.....", "....#.....", "##########", "...#.#....",
      "...#..#...", "..#....#..", "##......##",
    ],
    "败": [
      "#####.#...", "#...#.#...", "#.#.#.####", "#.#.##..#.", "#.#.#.#.#.", "#.#.#.#.#.", "#.#.#..#..",
      "..#....#..", ".#.#..#.#.", "#...##...#",
    ],
  ]
}
