// The tests of the article on asynchronous results, as the article shows them.

import MessagesHost
import Testing

@Suite struct SearchTests {
  private var phones = TwoPhones<Search>(firstName: "John", secondName: "Kate", seed: 1).strict

  private var search: Search? { phones.first.running?.instance }

  private mutating func john(_ events: PhoneEvent<Search.Action>...) throws {
    for event in events { try phones.update(.on(.first, event)) }
  }

  @Test mutating func `a late answer to an earlier search is dropped`() throws {
    try john(.openedFromDrawer(Search.manifest), .acted(.typed("te")), .acted(.typed("tea")))
    try john(.resultCame(.found(["tent"], search: 1)))
    #expect(search?.results == [] && search?.notice == "Searching…")
    try john(.resultCame(.found(["tea house"], search: 2)))
    #expect(search?.results == ["tea house"])
  }

  @Test mutating func `an answer that comes twice counts once`() throws {
    try john(.openedFromDrawer(Search.manifest), .acted(.typed("tea")))
    try john(.resultCame(.found(["tea house"], search: 1)), .acted(.chose(0)))
    try john(.resultCame(.found([], search: 1)))
    #expect(search?.results == ["tea house"])
    #expect(phones.first.inputField.text == "tea house")
  }

  @Test mutating func `an answer that never comes ends in a notice`() throws {
    try john(.openedFromDrawer(Search.manifest), .acted(.typed("tea")))
    try john(.resultCame(.gaveUp(search: 1)))
    #expect(search?.notice == "No answer.")
    try john(.resultCame(.found(["tea house"], search: 1)))
    #expect(search?.results == [])
  }

  @Test mutating func `an answer after the extension was closed is lost`() throws {
    try john(.openedFromDrawer(Search.manifest), .acted(.typed("tea")), .closedPanel)
    let answer = PhoneEvent<Search.Action>.resultCame(.found(["tea house"], search: 1))
    try phones.update(.on(.first, answer), expecting: .ignored(.noExtensionOpen, on: .first))
    try phones.finish()
  }
}
