// Shortens ncurses' output: of the colours that it sets, the terminal gets those that show.

/// The colours of letters and ground, as ncurses sets them and as the terminal needs them.
///
/// ncurses sets both for every look, each in a sequence of its own. Here they share one, a colour that is already set is
/// left out, and that of the letters waits for a letter: a step down takes 237 bytes instead of 294.
struct ColorChanges {
  private typealias Parameters = ArraySlice<UInt8>

  /// What was set last; nil for what no sequence has set since the last reset.
  private var (letters, ground): (Parameters?, Parameters?)
  /// What the terminal was told.
  private var (shownLetters, shownGround): (Parameters?, Parameters?)
  /// Whether both change places, so that even a space shows the colour of letters.
  private var isReversed = false
  private var shortened: [UInt8] = []

  private init() {}

  static func shorten(_ output: [UInt8]) -> [UInt8] {
    var changes = ColorChanges()
    changes.shortened.reserveCapacity(output.count)
    var rest = output[...]
    while let byte = rest.first {
      let piece = byte == escape ? sequence(at: rest) : rest.prefix { $0 != escape }
      if byte == escape { changes.take(sequence: piece) } else { changes.take(text: piece) }
      rest = rest.dropFirst(piece.count)
    }
    changes.show(letters: true)
    return changes.shortened
  }

  private static let escape: UInt8 = 0x1B

  /// The sequence at the beginning: its parameters lie below the byte that ends it.
  private static func sequence(at bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isControl = bytes.dropFirst().first == UInt8(ascii: "[")
    let ending: UInt8 = isControl ? 0x40 : 0x30
    let body = bytes.dropFirst(isControl ? 2 : 1).prefix { $0 < ending }
    return bytes[..<min(body.endIndex + 1, bytes.endIndex)]
  }

  private mutating func take(text: ArraySlice<UInt8>) {
    show(letters: isReversed || text.contains { $0 > UInt8(ascii: " ") })
    shortened += text
  }

  private mutating func take(sequence: ArraySlice<UInt8>) {
    switch (sequence.dropFirst().first, sequence.last) {
    case (UInt8(ascii: "["), UInt8(ascii: "m")):
      take(look: sequence, parameters: sequence.dropFirst(2).dropLast())
    // It chooses letters, and draws nothing.
    case (UInt8(ascii: "("), _): shortened += sequence
    // What it may erase or scroll in takes the ground's colour.
    case _:
      show(letters: false)
      shortened += sequence
    }
  }

  private mutating func take(look: ArraySlice<UInt8>, parameters: Parameters) {
    let digits = parameters.prefix { $0 != UInt8(ascii: ";") }
    let number = digits.reduce(0) { $0 &* 10 &+ Int($1) &- 48 }
    let isAlone = digits.count == parameters.count
    switch number {
    case 38: letters = parameters
    case 48: ground = parameters
    case 30...37 where isAlone, 39 where isAlone, 90...97 where isAlone: letters = parameters
    case 40...47 where isAlone, 49 where isAlone, 100...107 where isAlone: ground = parameters
    case 39 where parameters.elementsEqual("39;49".utf8):
      (letters, ground) = (parameters.prefix(2), parameters.suffix(2))
    case _:
      let isReset = number == 0
      if !isReset { show(letters: true) }
      (letters, ground, shownLetters, shownGround) = (nil, nil, nil, nil)
      isReversed = !isReset && isReversed || parameters.contains(UInt8(ascii: "7"))
      shortened += look
    }
  }

  /// Tells the terminal what it needs for what comes next.
  private mutating func show(letters showsLetters: Bool) {
    let newLetters = showsLetters && letters != shownLetters ? letters : nil
    let newGround = ground != shownGround ? ground : nil
    guard newLetters != nil || newGround != nil else { return }
    shortened += "\u{1b}[".utf8
    if let newLetters { shortened += newLetters }
    if newLetters != nil, newGround != nil { shortened.append(UInt8(ascii: ";")) }
    if let newGround { shortened += newGround }
    shortened.append(UInt8(ascii: "m"))
    if let newLetters { shownLetters = newLetters }
    if let newGround { shownGround = newGround }
  }
}
