// The refusals of Format 2: queries that are not duels, each with the reason, the item and the value.

extension Refusal {
  // 3x3 cells, two ships of one cell. A seal is decoded only when it is opened, so zeros suffice.
  private static let terms = "Format=2&Board=3x3&Fleet=1.1"
  private static let seal = "Seal=" + zeros(84)
  private static let opening = "Open=" + zeros(20)
  private static let joined = "\(terms)&\(seal)&\(seal)"

  /// This many zero bytes in base64url.
  private static func zeros(_ count: Int) -> String {
    String(repeating: "A", count: (count * 8 + 5) / 6)
  }

  /// Unreadable items, and items that are missing, repeated or out of place.
  private static let items: [Refusal] = [
    Refusal("", "notADuel"),
    Refusal("Ship_Location=0&Ship_Location=1&Is_Complete=0", "notADuel"),
    Refusal("Board=3x3&Fleet=1.1&\(seal)&Is_Complete=0", "notADuel"),
    Refusal("Format=1&Board=3x3&Fleet=1.1&\(seal)&Is_Complete=0", "notADuel", "Format=1 (item 1)"),
    Refusal("Format=3&Board=3x3", "newerFormat", "Format=3 (item 1)"),
    Refusal("Format=02&Board=3x3", "notANumber", "Format=02 (item 1)"),
    Refusal("Format=2&Format=2", "repeated", "Format=2 (item 2)"),
    Refusal("\(terms)&\(seal)&Is_Complete=%3", "badEscape", "Is_Complete=%3 (item 5)"),
    Refusal("\(terms)&Seal=%&Is_Complete=0", "badEscape", "Seal=% (item 4)"),
    Refusal("Format=2&Fleet=1.1&\(seal)&Is_Complete=0", "missing(Board)"),
    Refusal("Format=2&Board=3x3&\(seal)&Is_Complete=0", "missing(Fleet)"),
    Refusal("\(terms)&\(seal)", "missing(Is_Complete)"),
    Refusal("\(terms)&Is_Complete=0", "missing(Seal)"),
    Refusal("\(terms)&Board=3x3&\(seal)&Is_Complete=0", "repeated", "Board=3x3 (item 4)"),
    Refusal("\(terms)&Fleet=1.1&\(seal)&Is_Complete=0", "repeated", "Fleet=1.1 (item 4)"),
    Refusal("\(terms)&Volley=1&Volley=1&\(seal)&Is_Complete=0", "repeated", "Volley=1 (item 5)"),
    Refusal("\(terms)&Apart=0&Apart=1&\(seal)&Is_Complete=0", "repeated", "Apart=1 (item 5)"),
    Refusal("\(terms)&\(seal)&Is_Complete=0&Is_Complete=0", "repeated", "Is_Complete=0 (item 6)"),
    Refusal("\(joined)&Play=0&Play=0&Is_Complete=0", "repeated", "Play=0 (item 7)"),
    Refusal("\(joined)&\(seal)&Play=0&Is_Complete=0", "repeated", "Seal=\(shown(84)) (item 6)"),
    Refusal(
      "\(joined)&Play=0.x&\(opening)&\(opening)&\(opening)&Is_Complete=1", "repeated", "Open=\(shown(20)) (item 9)"),
    Refusal("\(terms)&\(seal)&Is_Complete=0&Ship_Location=0", "notInADuel", "Ship_Location=0 (item 6)"),
    Refusal("\(terms)&\(seal)&Is_Complete=0&Guess=0", "notInADuel", "Guess=0 (item 6)"),
    Refusal("Misses=0&\(terms)&\(seal)&Is_Complete=0", "notInADuel", "Misses=0 (item 1)"),
    Refusal("\(terms)&\(seal)&Is_Complete=2", "badFlag", "Is_Complete=2 (item 5)"),
    Refusal("\(terms)&\(seal)&Is_Complete=00", "badFlag", "Is_Complete=00 (item 5)"),
    Refusal("\(terms)&\(seal)&Is_Complete=", "badFlag", "Is_Complete= (item 5)"),
    Refusal("\(terms)&Apart=2&\(seal)&Is_Complete=0", "badFlag", "Apart=2 (item 4)"),
  ]

  /// Impossible terms.
  private static let badTerms: [Refusal] =
    ["0x3", "17x3", "3x17", "3", "3x3x3", "03x3", ""].map {
      Refusal("Format=2&Board=\($0)&Fleet=1.1&\(seal)&Is_Complete=0", "badBoard", "Board=\($0) (item 2)")
    }
    + ["", "1.2", "0", "17", "1..1", "01"].map {
      Refusal("Format=2&Board=3x3&Fleet=\($0)&\(seal)&Is_Complete=0", "badFleet", "Fleet=\($0) (item 3)")
    }
    + ["4", "3.3.3.1"].map {
      Refusal("Format=2&Board=3x3&Fleet=\($0)&\(seal)&Is_Complete=0", "fleetDoesNotFit", "Fleet=\($0) (item 3)")
    }
    + ["0", "10", "01", "-1", "", "Afloat", "afloat1", "1.5"].map {
      Refusal("\(terms)&Volley=\($0)&\(seal)&Is_Complete=0", "badVolley", "Volley=\($0) (item 4)")
    }

  private static let seals: [Refusal] =
    [
      Refusal("\(terms)&\(seal)&\(seal)&Is_Complete=0", "missing(Play)"),
      Refusal("\(terms)&\(seal)&Play=0&Is_Complete=0", "missingSecondSeal", "Play=0 (item 5)"),
    ]
    + ["", "A", zeros(83), zeros(85), zeros(84) + "=", zeros(84).dropLast() + "+"].map {
      Refusal("\(terms)&Seal=\($0)&Is_Complete=0", "badSeal", "Seal=\(cut(String($0))) (item 4)")
    }
    + ["", zeros(19), zeros(21), zeros(20).dropLast() + "B"].map {
      Refusal("\(joined)&Play=0.x&Open=\($0)&Is_Complete=1", "badOpening", "Open=\(cut(String($0))) (item 7)")
    }

  /// Impossible names, tags, and a form that was never released.
  private static let namesAndTags: [Refusal] =
    ["", "%20Ann", "Ann%20", "An%0An", "%C3", "A%E2%80%8Bnn", String(repeating: "n", count: 25)].map {
      Refusal("\(terms)&\(seal)&Name=\($0)&Is_Complete=0", "badName", "Name=\(cut($0)) (item 5)")
    }
    + [
      Refusal("\(terms)&\(seal)&Name=Ann&Name=Ben&Is_Complete=0", "repeated", "Name=Ben (item 6)"),
      Refusal("\(joined)&Name=Ann&Play=0&Is_Complete=0", "missing(Name)"),
      Refusal("\(joined)&Name=&Name=&Play=0&Is_Complete=0", "badName", "Name= (item 6)"),
      Refusal("\(joined)&Play=0&Is_Complete=0", "missing(Tag)"),
      Refusal("\(terms)&\(seal)&Tag=\(zeros(16))&Is_Complete=0", "tagWithoutTurn", "Tag=\(zeros(16)) (item 5)"),
      Refusal("\(joined)&Play=0&Tag=\(zeros(16))&Tag=&Is_Complete=0", "repeated", "Tag= (item 8)"),
      Refusal("\(terms)&Seal=\(zeros(52))&Is_Complete=0", "unreleasedFormat", "Seal=\(cut(zeros(52))) (item 4)"),
    ]
    + ["", zeros(15), zeros(17), zeros(16).dropLast() + "B"].map {
      Refusal("\(joined)&Play=0&Tag=\($0)&Is_Complete=0", "badTag", "Tag=\($0) (item 7)")
    }

  /// The end: a flag, an opening and the turns must agree.
  private static let ends: [Refusal] = [
    Refusal("\(joined)&Play=0.m_1&Is_Complete=1", "flagContradictsTurns", "Is_Complete=1 (item 7)"),
    Refusal("\(terms)&\(seal)&Is_Complete=1", "flagContradictsTurns", "Is_Complete=1 (item 5)"),
    Refusal("\(joined)&Play=0.x&\(opening)&Is_Complete=0", "flagContradictsTurns", "Is_Complete=0 (item 8)"),
    Refusal("\(joined)&Play=0.x&Is_Complete=1", "missing(Open)"),
    Refusal("\(joined)&Play=0.m_1&\(opening)&Is_Complete=0", "openedTooSoon", "Open=\(shown(20)) (item 7)"),
    Refusal("\(terms)&\(seal)&\(opening)&Is_Complete=0", "openedTooSoon", "Open=\(shown(20)) (item 5)"),
  ]

  /// Turns that cannot follow those before them: all turns, the bad one, and the reason.
  private static let turns: [Refusal] =
    [
      ("x", "x", 1, "the second player joins by firing"),
      ("", "", 1, "not a valid turn"), ("m_0", "m_0", 1, "not a valid turn"),
      ("0_", "0_", 1, "not a valid turn"),
      ("0.h1", "h1", 2, "not a valid turn"), ("0.hx", "hx", 2, "not a valid turn"),
      ("0.h_01", "h_01", 2, "not a valid turn"),
      ("0.h_1_", "h_1_", 2, "not a valid turn"), ("0.s_1", "s_1", 2, "not a valid turn"),
      ("0.h_1234567890", "h_1234567890", 2, "not a valid turn"),
      ("0.H_1", "H_1", 2, "not a valid turn"), ("0.x_1", "x_1", 2, "not a valid turn"),
      ("0.hh_1", "hh_1", 2, "2 answers to 1 shot"), ("0._1", "_1", 2, "0 answers to 1 shot"),
      ("0.", "", 2, "0 answers to 1 shot"),
      ("0_1", "0_1", 1, "2 shots instead of 1"), ("0.m", "m", 2, "0 shots instead of 1"),
      ("0.m_1_2", "m_1_2", 2, "2 shots instead of 1"),
      ("9", "9", 1, "a 3x3 board has no cell 9"), ("0.m_9", "m_9", 2, "a 3x3 board has no cell 9"),
      ("0.s9_1", "s9_1", 2, "a 3x3 board has no cell 9"),
      ("0.m_1.m_2.m_1", "m_1", 4, "A2 was fired at before"), ("0.m_1.m_0", "m_0", 3, "A1 was fired at before"),
      ("0.s1-0_1", "s1-0_1", 2, "A2 to A1 is not a straight ship"),
      ("0.s0-4_1", "s0-4_1", 2, "A1 to B2 is not a straight ship"),
      ("0.s0-0_1", "s0-0_1", 2, "A1 to A1 is not a straight ship"),
      ("0.s2-3_1", "s2-3_1", 2, "A3 to B1 is not a straight ship"),
      ("0.s1_1", "s1_1", 2, "the sunk ship A2 does not include A1"),
      ("0.s0-1_1", "s0-1_1", 2, "the sunk ship A1-A2 was not hit at A2"),
      ("0.h_1", "h_1", 2, "1 hit outside sunk ships; at most 0"),
      ("0.s0_0.m_1.s1_1", "s1_1", 4, "shots after the last ship was sunk"),
      ("0.s0_0.m_1.s1.m_2", "m_2", 5, "the duel was over"), ("0.x.x", "x", 3, "the duel was over"),
      ("0.x.m_1", "m_1", 3, "the duel was over"),
    ].map { turn("Board=3x3&Fleet=1.1", 84, $0, $1, $2, $3) }
    + [
      // Ships of 3 and 2 on 4x4.
      ("0.h_0.h_1.s0-1_1.h_2.s1-2_2", "s1-2_2", 6, "the sunk ship A2-A3 overlaps the sunk ship A1-A2"),
      (
        "0.h_0.h_1.s0-1_1.h_8.h_8.h_9.s8-9_9", "s8-9_9", 8,
        "the sunk ship C1-C2 has 2 cells; the ships still afloat have lengths 3"
      ),
      ("0.h_0.h_1.h_1.h_4.h_4.h_5.h_5", "h_5", 8, "4 hits outside sunk ships; at most 3"),
    ].map { turn("Board=4x4&Fleet=3.2", 84, $0, $1, $2, $3) }
    // One ship of one cell on two: one miss is possible.
    + [turn("Board=2x1&Fleet=1", 82, "0.m_0.m_1.m_1", "m_1", 4, "2 misses; at most 1 is possible")]
    + [
      ("0_1_2.mmm_0_1_2.mmm_3_4_5.mmm_3_4_5.mmm_6_7_8.mmm_6_7_8", "mmm_6_7_8", 6, "9 misses; at most 7")
    ].map { turn("Board=3x3&Fleet=1.1&Volley=3", 84, $0, $1, $2, $3) }

  private static func turn(
    _ terms: String, _ size: Int, _ play: String, _ text: String, _ number: Int, _ fault: String
  ) -> Refusal {
    let query = "Format=2&\(terms)&Seal=\(zeros(size))&Seal=\(zeros(size))&Play=\(play)&Is_Complete=0"
    let item = query.split(separator: "&").firstIndex { $0.hasPrefix("Play=") } ?? 0
    return Refusal(query, "badTurn(\(number), \(fault)", "Play=\(text) (item \(item + 1))")
  }

  /// A long value of zeros as errors show it: its first 24 letters.
  private static func shown(_ count: Int) -> String { cut(zeros(count)) }

  private static func cut(_ value: String) -> String {
    value.utf8.count > 24 ? value.prefix(24) + "..." : value
  }

  /// Every refusal of a duel.
  package static let duels = items + badTerms + seals + namesAndTags + ends + turns
}
