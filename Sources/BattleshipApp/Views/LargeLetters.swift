// Large letters of pixels, for the title and for the words at the end of a game.

/// Capital letters of six pixels in height, and Chinese characters of ten.
enum LargeLetters {
  /// A word as lines of pixels; `nil` if one of its letters is missing here.
  static func picture(of word: String) -> [String]? {
    var lines: [String] = []
    for letter in word.uppercased() {
      guard let picture = letters[letter] else { return nil }
      // The gap between two letters grows with their height.
      let gap = String(repeating: ".", count: picture.count / 6)
      lines = lines.isEmpty ? picture : zip(lines, picture).map { $0 + gap + $1 }
    }
    return lines
  }

  /// A text as one line of pixels, or as a line for each word if that is too wide; `nil` if both are too wide.
  static func lines(of text: String, within columns: Int) -> [[String]]? {
    for lines in [[text], text.split(separator: " ").map(String.init)] {
      let pictures = lines.compactMap(picture)
      if pictures.count == lines.count, pictures.allSatisfy({ $0[0].count <= columns }) { return pictures }
    }
    return nil
  }

  private static let letters: [Character: [String]] = [
    " ": ["...", "...", "...", "...", "...", "..."],
    "!": ["##", "##", "##", "..", "##", "##"],
    "A": [".####.", "##..##", "##..##", "######", "##..##", "##..##"],
    "B": ["#####.", "##..##", "#####.", "##..##", "##..##", "#####."],
    "E": ["######", "##....", "####..", "##....", "##....", "######"],
    "H": ["##..##", "##..##", "######", "##..##", "##..##", "##..##"],
    "I": ["##", "##", "##", "##", "##", "##"],
    "L": ["##...", "##...", "##...", "##...", "##...", "#####"],
    "N": ["##..##", "###.##", "######", "##.###", "##..##", "##..##"],
    "O": [".####.", "##..##", "##..##", "##..##", "##..##", ".####."],
    "P": ["#####.", "##..##", "##..##", "#####.", "##....", "##...."],
    "S": [".#####", "##....", ".####.", "....##", "....##", "#####."],
    "T": ["######", "..##..", "..##..", "..##..", "..##..", "..##.."],
    "U": ["##..##", "##..##", "##..##", "##..##", "##..##", ".####."],
    "W": ["##...##", "##...##", "##.#.##", "##.#.##", "#######", ".##.##."],
    "Y": ["##..##", "##..##", ".####.", "..##..", "..##..", "..##.."],
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
