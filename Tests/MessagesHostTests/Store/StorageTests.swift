// An app's data on its phone, and the system sheets that it shows.

import HostTestSupport
import StickersHost
import Testing

@testable import MessagesHost

@Suite struct StorageTests {
  var desk = Desk<Probe>()

  @Test mutating func `an app's storage lasts when the app is closed, and never leaves its phone`() throws {
    desk.on(.first, do: .keep("F7K2", under: "key"))
    desk.on(.first, .closedPanel, .openedFromDrawer(Probe.manifest))
    #expect(desk.running(.first)?.storage["key"] == "F7K2")
    #expect(desk.phones.first.storage(of: Probe.manifest)?.keys == ["key"])
    desk.send(Draft(caption: "hi"))
    desk.on(.second, .tappedItem(1))
    #expect(desk.running(.second)?.storage["key"] == nil)
  }

  @Test mutating func `storage goes when the app is deleted, and stays when it is switched off`() {
    desk.on(.first, do: .keep("F7K2", under: "key"))
    desk.on(.first, .disabled(Probe.manifest), .enabled(Probe.manifest, seed: 8), .openedFromDrawer(Probe.manifest))
    #expect(desk.running(.first)?.storage["key"] == "F7K2")
    desk.on(.first, .removed(Probe.manifest), .installed(Probe.manifest, seed: 9), .openedFromDrawer(Probe.manifest))
    #expect(desk.running(.first)?.storage.keys == [])
    #expect(desk.phones.first.storage(of: Rival.manifest) == nil)
  }

  @Test func `what an app keeps is not printed`() {
    var storage = AppStorage()
    storage["key"] = "F7K2"
    var dumped = ""
    dump(storage, to: &dumped)
    #expect("\(storage)" == "texts under [\"key\"]" && dumped.contains("key"))
    #expect(!"\([storage])\(dumped)\(String(reflecting: storage))".contains("F7K2"))
  }

  @Test func `two apps have separate storage`() {
    var phones = TwoPhones<Talk>(firstName: "John", secondName: "Kate", seed: 1)
    for key in ["b", "a", "é \"q\""] {
      phones.update(.on(.first, .openedFromDrawer(Teller.manifest)))
      phones.update(.on(.first, .acted(.other(.deed(.keep("the \(key)", under: key))))))
    }
    #expect(phones.first.storage(of: Counter.manifest)?.keys == [])
    #expect(phones.first.storage(of: Teller.manifest)?["é \"q\""] == "the é \"q\"")
  }

  @Test mutating func `an extension that forgets its panel keeps its storage`() {
    var desk = Desk<Forgetful>()
    desk.on(.first, .openedFromDrawer(Forgetful.manifest))
    desk.on(.first, .acted(.deed(.insert(Draft()))))
    #expect(desk.phones.first.inputField.storedMessage != nil)
    #expect(desk.phones.first.storage(of: Forgetful.manifest)?.keys == [])
  }

  @Test mutating func `a purchase is made on a sheet, lasts, and goes with the app`() {
    let sheet = HostSheet.purchase(product: "sails", price: "0.99 €")
    desk.on(.first, do: .present(sheet))
    #expect(desk.phones.first.running?.sheet == sheet)
    desk.on(.first, .tappedChevron)
    #expect(desk.effects == [.ignored(.sheetInFront, on: .first)])
    desk.startLog()
    desk.on(.first, .answeredSheet(.cancelled))
    #expect(desk.log.calls.map(\.call) == [.didFinishSheet(sheet, .cancelled)])
    #expect(desk.running(.first)?.purchases == [])
    desk.on(.first, do: .present(sheet))
    desk.on(.first, .answeredSheet(.allowed))
    #expect(desk.running(.first)?.purchases == ["sails"])
    desk.on(.first, .closedPanel, .openedFromDrawer(Probe.manifest))
    #expect(desk.running(.first)?.purchases == ["sails"])
    desk.on(.first, .removed(Probe.manifest), .installed(Probe.manifest, seed: 2), .openedFromDrawer(Probe.manifest))
    #expect(desk.running(.first)?.purchases == [])
  }

  @Test(arguments: [SheetAnswer.allowed, .cancelled, .denied])
  func `Apple Pay reports the user's choice`(answer: SheetAnswer) {
    var desk = desk
    desk.on(.first, do: .present(.payment("3 €")))
    desk.on(.first, .answeredSheet(answer))
    #expect(desk.log.calls.last?.call == .didFinishSheet(.payment("3 €"), answer))
    desk.on(.first, .answeredSheet(answer))
    #expect(desk.effects == [.ignored(.noSuchSheet, on: .first)])
  }

  @Test mutating func `a picture from the camera is a file on the phone that can become a sticker`() throws {
    let photo = LocalFile(url: "file:///photo.png", contents: drawnPNG())
    desk.on(.first, .openedFromDrawer(Probe.manifest), .acted(.deeds([.present(.camera), .present(.payment("1 €"))])))
    #expect(desk.effects == [.noted(.sheetInFront, on: .first)])
    desk.on(.first, .acted(.deed(.dismiss)))
    #expect(desk.effects == [.ignored(.sheetInFront, on: .first)])
    desk.on(.first, .answeredSheet(.allowed))
    #expect(desk.effects == [.ignored(.noSuchSheet, on: .first)])
    desk.on(.first, .answeredSheet(.denied))
    #expect(desk.phones.first.files.isEmpty)
    desk.on(.first, do: .present(.camera))
    desk.on(.first, .answeredSheet(.captured(photo)))
    let files = try #require(desk.running(.first)?.files)
    #expect(try Sticker(contentsOfFileURL: photo.url, localizedDescription: "", files: files).picture?.format == .png)
  }
}
