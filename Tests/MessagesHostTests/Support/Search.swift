// The sample of the article on asynchronous results: a search whose answers are late, come twice, or never.

import MessagesHost

struct Search: MessagesExtension {
  static let manifest = Manifest(identifier: "com.example.search", displayName: "Search")

  enum Action: Equatable {
    case typed(String), chose(Int)
    case found([String], search: Int), gaveUp(search: Int)
  }

  var panel = Panel()
  /// The number of the search that was started last, and its text until it ended.
  var (search, wanted) = (0, String?.none)
  var results: [String] = []
  var notice = ""

  mutating func perform(_ action: Action) {
    switch action {
    case .typed(let text):
      search += 1
      (wanted, notice) = (text, "Searching…")
    case .chose(let index): if results.indices.contains(index) { insertText(results[index]) }
    case .found(let found, let number):
      // An answer to an earlier search is late, and a second answer comes after the search has ended.
      guard number == search, wanted != nil else { return }
      (results, wanted, notice) = (found, nil, "")
    case .gaveUp(let number):
      guard number == search, wanted != nil else { return }
      (wanted, notice) = (nil, "No answer.")
    }
  }
}
