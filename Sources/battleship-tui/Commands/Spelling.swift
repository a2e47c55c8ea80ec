// Which word somebody may have meant who has misspelled it.

/// Words that are nearly the same.
enum Spelling {
  /// The word of a list that is nearest to a misspelled one; nil if none is near: at most two letters that are missing, too
  /// many, wrong or exchanged with their neighbour, and less than half of the word.
  static func nearest(to word: String, among words: [String]) -> String? {
    let letters = Array(word.utf8)
    let most = min(2, (letters.count - 1) / 2)
    guard most > 0 else { return nil }
    // Whatever stands on a command line may be long, and no word of ours is.
    let alike = words.filter { abs($0.utf8.count - letters.count) <= most }
    let near = alike.map { (word: $0, distance: distance(letters, Array($0.utf8))) }.filter { 1...most ~= $0.distance }
    return near.min { $0.distance < $1.distance }?.word
  }

  /// How many letters two words differ in.
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
