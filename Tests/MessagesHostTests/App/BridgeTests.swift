// An extension behind something other than the host's phones, as a view controller on a real phone would run it;
// everything here is public.

import MessagesHost
import StickersHost
import Testing

@Suite struct BridgeTests {
  private let me: ParticipantIdentifier
  private let other: ParticipantIdentifier

  init() throws {
    me = try #require(ParticipantIdentifier(uuidString: "0F8FAD5B-D9CB-469F-A165-70867728950E"))
    // Messages does not promise random identifiers.
    other = try #require(ParticipantIdentifier(uuidString: "7C9E6679-7425-10DE-944B-E07FC1F90AE7"))
  }

  private func conversation(selected: Message? = nil) -> Conversation {
    Conversation(localParticipantIdentifier: me, remoteParticipantIdentifiers: [other], selectedMessage: selected)
  }

  /// The message that the first of these requests inserts.
  private func inserted(in requests: [HostRequest]) -> Message? {
    if case .insertion(.message(let message), _)? = requests.first { message } else { nil }
  }

  @Test func `an extension runs behind a bridge: calls and actions go in, requests come out`() throws {
    var counter = Counter()
    counter.panel = Panel(sessionsMade: 4)
    counter.panel.activeConversation = conversation()
    counter.receive(.willBecomeActive)
    counter.perform(.addOne)
    let requests = counter.panel.takeRequests()
    let message = try #require(inserted(in: requests))
    #expect(requests.first == .insertion(.message(message), number: 1))
    #expect(message.url == "https://example.com/?count=1")
    #expect(message.session == Session(creator: .first, serial: 5))
    #expect(message.layout?.caption == "$\(me) counts 1")
    #expect(requests.dropFirst() == [.dismiss])
    #expect(counter.panel.takeRequests().isEmpty)
  }

  @Test func `a bridge passes on the selected message with its sender`() throws {
    var selected = Message(
      session: Session(creator: .second, serial: 1), senderParticipantIdentifier: other, isPending: false)
    selected.url = "https://example.com/?count=7"
    var counter = Counter()
    counter.panel.activeConversation = conversation(selected: selected)
    counter.panel.presentationStyle = .expanded
    counter.receive(.willBecomeActive)
    #expect(counter.count == 7)
    counter.perform(.addOne)
    let message = try #require(inserted(in: counter.panel.takeRequests()))
    #expect(message.session == selected.session)
    #expect(message.senderParticipantIdentifier == nil)
  }

  /// An extension that has several insertions under way.
  struct Album: MessagesExtension {
    static let manifest = Manifest(identifier: "com.example.album", displayName: "Album")

    var panel = Panel()
    var waiting: [Int: String] = [:]
    var refused: [String] = []

    mutating func perform(_ action: String) {
      waiting[insertAttachment(action, withAlternateFilename: nil)] = action
    }

    mutating func didFinishInserting(_ number: Int, error: MessageErrorCode?) {
      let url = waiting.removeValue(forKey: number)
      if error != nil, let url { refused.append(url) }
    }
  }

  @Test func `a completion has the number of its insertion, even if it comes late or out of order`() {
    var album = Album()
    for url in ["file:///a.png", "file:///b.png", "file:///c.png"] { album.perform(url) }
    let numbers = album.panel.takeRequests().compactMap { request -> Int? in
      if case .insertion(_, let number) = request { number } else { nil }
    }
    #expect(numbers == [1, 2, 3])
    album.receive(.didFinishInserting(3, error: nil))
    album.perform("file:///d.png")
    album.receive(.didFinishInserting(2, error: .fileNotFound))
    #expect(album.refused == ["file:///b.png"])
    #expect(album.waiting == [1: "file:///a.png", 4: "file:///d.png"])
  }

  @Test func `a phone answers each insertion under its number`() {
    var phone = Phone<Album>(
      owner: .first, own: "A", other: "B", seed: 1, files: [.init(url: "file:///a.png")])
    phone.update(.openedFromDrawer(Album.manifest))
    for url in ["file:///a.png", "file:///b.png"] { phone.update(.acted(url)) }
    #expect(phone.running?.instance.waiting == [:])
    #expect(phone.running?.instance.refused == ["file:///b.png"])
  }
}
