// The log and the effects as text.

import MessagesHost
import Testing

@Suite struct CallLogTests {
  @Test func `the error of a lost message describes itself`() {
    #expect("\(SendError.notDelivered)" == "the message could not be delivered")
  }

  @Test func `notes and ignored events appear between the calls and are not numbered`() {
    var desk = Desk<Probe>()
    desk.on(.first, .pressedSend)
    desk.on(.first, do: .request(.transcript))
    desk.on(.first, .tappedChevron)
    desk.log.note(desk.phones.update(.mailArrived))
    #expect(
      desk.log.description == """
        - first ignored: there is nothing to send
        1 first Probe viewDidLoad style=compact sel=nil
        2 first Probe willBecomeActive style=compact sel=nil
        3 first Probe didBecomeActive style=compact sel=nil
        4 first Probe viewWillAppear style=compact sel=nil
        5 first Probe viewDidAppear style=compact sel=nil
        - first noted: transcript may not be requested
        6 first Probe willTransition(expanded) style=compact sel=nil
        7 first Probe didTransition(expanded) style=expanded sel=nil
        - no mail is on its way

        """)
    #expect(desk.log.calls.count == 7)
  }

  @Test(arguments: [
    (Effect.noted(.unusualScheme(nil), on: .first), "first noted: the URL has no scheme, and was accepted"),
    (.noted(.unusualScheme("ftp"), on: .first), "first noted: the URL has the scheme ftp, and was accepted"),
    (
      .noted(.styleBeforeAppearing(.expanded), on: .second),
      "second noted: expanded was requested before the view was shown"
    ),
    (.noted(.messageWithoutURL, on: .first), "first noted: a message has no URL, and was accepted"),
    (.noted(.messageWithoutLayout, on: .first), "first noted: a message has no layout, and was accepted"),
    (
      .noted(.styleAlready(.compact), on: .second),
      "second noted: compact was requested but is already the current style"
    ),
    (.noted(.textNotShown("subcaption"), on: .first), "first noted: no bubble shows the subcaption of this layout"),
    (
      .noted(.undeclaredAppGroup("group.a"), on: .first),
      "first noted: an extension wrote to \"group.a\", which its bundle does not declare"
    ),
    (.composed(.sent, by: Probe.manifest, on: .first), "first Probe composed: sent"),
    (.openedURL("a://b", by: Probe.manifest, on: .second), "second Probe opened \"a://b\""),
    (.noted(.insertRefused(.fileNotFound), on: .first), "first noted: an insertion was refused with fileNotFound (1)"),
    (.noted(.notForBrowser("data"), on: .first), "first noted: nothing opens a URL with the scheme data"),
    (.ignored(.noSuchItem(3), on: .second), "second ignored: there is no item #3 for this"),
    (.ignored(.notInstalled(Probe.manifest), on: .second), "second ignored: \"Probe\" is not installed"),
    (
      .ignored(.runsNoExtensions(.olderPhone), on: .first),
      "first ignored: a phone from before extensions runs no extensions"
    ),
    (.openedInBrowser("https://a.b/\u{1B}[2J"), "opened in the browser: \"https://a.b/\\u001b[2J\""),
    (.openedStore(Probe.manifest), "opened the store at \"Probe\""),
  ])
  func `an effect describes itself in words`(effect: Effect, words: String) {
    #expect("\(effect)" == words)
  }
}
