// Facts 63 to 72: the parts of a bubble and their places.

import MessagesHost
import NotificationsHost
import Testing

@Suite struct LayoutFacts {
  let phone = TwoPhones<Probe>(firstName: "John", secondName: "Kate", seed: 1).second

  private func drawn(_ set: (inout TemplateLayout) -> Void) -> BubbleDrawing {
    var message = Message()
    var layout = TemplateLayout()
    set(&layout)
    message.layout = layout
    return drawing(of: message, with: phone)
  }

  @Test func `fact 63: everything is optional`() {
    for bubble in [drawn { _ in }, drawing(of: Message(), with: phone)] {
      #expect(bubble.media == nil)
      #expect(bubble.imageTitle == nil)
      #expect(bubble.imageSubtitle == nil)
      #expect(bubble.captionBar == nil)
    }
  }

  @Test func `fact 64: each of the eight has its place`() {
    let bubble = drawn {
      ($0.caption, $0.trailingCaption, $0.subcaption, $0.trailingSubcaption) = ("a", "b", "c", "d")
      ($0.image, $0.imageTitle, $0.imageSubtitle) = (BubbleImage(bytes: [1, 2]), "e", "f")
    }
    #expect(bubble.media == .image(BubbleImage(bytes: [1, 2])))
    #expect([bubble.imageTitle, bubble.imageSubtitle] == ["e", "f"])
    let bar = bubble.captionBar
    #expect([bar?.caption?.text, bar?.trailingCaption?.text] == ["a", "b"])
    #expect([bar?.subcaption?.text, bar?.trailingSubcaption?.text] == ["c", "d"])
  }

  @Test func `fact 65: the icon is always there`() {
    #expect(drawn { _ in }.icon == Probe.manifest)
  }

  @Test func `fact 66: captions take up to three lines and then an ellipsis`() {
    let bar = drawn { ($0.caption, $0.trailingCaption) = ("a", "b") }.captionBar
    for caption in [bar?.caption, bar?.trailingCaption] {
      #expect(caption?.maximumLineCount == 3)
      #expect(caption?.hasEllipsis == true)
    }
  }

  @Test(arguments: [
    ("caption", nil), ("subcaption", "subcaption"), ("trailing", "trailingSubcaption"), ("title", "imageTitle"),
    ("subtitle", "imageSubtitle"),
  ])
  func `fact 67: a text that no bubble shows is noted`(text: String, name: String?) throws {
    var layout = TemplateLayout()
    switch text {
    case "caption": (layout.caption, layout.subcaption) = ("a", "b")
    case "subcaption": layout.subcaption = "b"
    case "trailing": (layout.caption, layout.trailingSubcaption) = ("a", "b")
    case "title": layout.imageTitle = "b"
    default: layout.imageSubtitle = "b"
    }
    var desk = Desk<Probe>()
    desk.on(.first, do: .insert(Draft(layout: layout)))
    let notes = desk.effects.filter { if case .noted = $0 { true } else { false } }
    #expect(notes == (name.map { [.noted(.textNotShown($0), on: .first)] } ?? []))
    layout.image = BubbleImage(bytes: [1])
    desk.on(.first, do: .insert(Draft(layout: layout)))
    let isNoted = desk.effects.contains { if case .noted = $0 { true } else { false } }
    #expect(isNoted == (name != nil && !text.hasSuffix("title")), "a picture has its texts")
  }

  @Test func `fact 67: subcaptions take one line, have no ellipsis and need a caption above them`() {
    let bar = drawn { ($0.caption, $0.subcaption, $0.trailingSubcaption) = ("a", "c", "d") }.captionBar
    #expect(bar?.subcaption?.maximumLineCount == 1)
    #expect(bar?.subcaption?.hasEllipsis == false)
    #expect(bar?.trailingSubcaption == nil)
    #expect(drawn { ($0.subcaption, $0.trailingSubcaption) = ("c", "d") }.captionBar == nil)
    let trailing = drawn { ($0.trailingCaption, $0.trailingSubcaption, $0.subcaption) = ("b", "d", "c") }.captionBar
    #expect(trailing?.trailingSubcaption?.text == "d")
    #expect(trailing?.subcaption == nil)
  }

  @Test func `fact 68: image texts without a picture are not shown`() {
    let bubble = drawn { ($0.imageTitle, $0.imageSubtitle) = ("e", "f") }
    #expect(bubble.imageTitle == nil)
    #expect(bubble.imageSubtitle == nil)
    let film = drawn { ($0.imageTitle, $0.mediaFileURL) = ("e", "file:///film.mov") }
    #expect(film.imageTitle == "e")
  }

  @Test func `fact 69: the image wins over the file`() {
    let bubble = drawn { ($0.image, $0.mediaFileURL) = (BubbleImage(bytes: [7]), "file:///film.mov") }
    #expect(bubble.media == .image(BubbleImage(bytes: [7])))
  }

  @Test(arguments: [("file:///a.PNG", MediaKind.image), ("file:///b/c.mov", .video), ("file:///d.e.mp3", .audio)])
  func `fact 70: a file is drawn by its kind`(url: String, kind: MediaKind) {
    #expect(drawn { $0.mediaFileURL = url }.media == .file(url: url, kind))
  }

  @Test(arguments: ["https://a.b/c.png", "/c.png", "c.png"])
  func `fact 71: a media file must be a local file`(url: String) {
    var desk = Desk<Probe>()
    var layout = TemplateLayout()
    layout.mediaFileURL = url
    desk.on(.first, do: .insert(Draft(layout: layout)))
    #expect(desk.running(.first)?.last("didFinishInserting")?.call == .didFinishInserting(1, error: .improperFileURL))
  }

  @Test func `fact 72: without captions there is no caption bar`() {
    #expect(drawn { $0.image = BubbleImage(bytes: []) }.captionBar == nil)
    #expect(drawn { $0.trailingCaption = "b" }.captionBar != nil)
  }
}
