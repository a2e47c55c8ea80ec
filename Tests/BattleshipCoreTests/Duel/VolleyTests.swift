// The number of shots in a turn, as text.

import BattleshipCore
import Testing

@Suite struct VolleyTests {
  @Test(arguments: ["1", "9", "256", "afloat", "again"])
  func `a volley is read as it is written`(text: String) {
    #expect(Volley(text)?.description == text)
  }

  @Test(arguments: ["", "0", "257", "01", "-1", "1.5", "Afloat", "afloat ", "all", "Again", "again "])
  func `a text that is neither a number nor one of the words is not a volley`(text: String) {
    #expect(Volley(text) == nil)
  }
}
