// Suggests the intended word for a misspelled one.

enum Spelling {
  /// The word nearest to a misspelled one; nil if none is near.
  ///
  /// Near words differ in at most two letters, and in less than half of the letters. A missing, extra or wrong letter
  /// counts as one difference, as do two swapped neighbours. If exactly one word begins with the misspelled one, and
  /// that has at least three letters, the word is the nearest.
  static func nearest(to word: String, among words: [String]) -> String? {
    let letters = Array(word.utf8)
    let begun = words.filter { $0 != word && $0.hasPrefix(word) }
    if begun.count == 1, word.drop(while: { $0 == "-" }).utf8.count > 2 { return begun[0] }
    let most = min(2, (letters.count - 1) / 2)
    guard most > 0 else { return nil }
    // Filter by length first: a word on the command line may be long, but all of ours are short.
    let alike = words.filter { abs($0.utf8.count - letters.count) <= most }
    let near = alike.map { (word: $0, distance: distance(letters, Array($0.utf8))) }.filter { 1...most ~= $0.distance }
    return near.min { $0.distance < $1.distance }?.word
  }

  private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var rows = [Array(0...other.count)]
    for (i, letter) in one.enumerated() {
      var row = [i + 1]
      for (j, there) in other.enumerated() {
        var least = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (letter == there ? 0 : 1))
        if i > 0, j > 0, letter == other[j - 1], one[i - 1] == there { least = min(least, rows[i - 1][j - 1] + 1) }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}
