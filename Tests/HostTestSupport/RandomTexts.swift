// Parts of random events: one of several values, and texts that are hard to transmit.

import TestSupport

extension Chance {
  package mutating func one<Choice>(of choices: [Choice]) -> Choice {
    choices[number(0...(choices.count - 1))]
  }

  package mutating func text() -> String {
    one(of: [
      "", "hello", "$me", "$you and $me", "a \"quoted\" \\ text", "two\nlines\u{1B}[31m", "\\{first}",
      "é\u{301}🚢\u{2028}\u{85}",
      "https://a.b/?x=1", "$AAAAAAAA-0000-4000-8000-000000000000", "- ", "\u{FEFF}\u{202E}",
    ])
  }
}
