// An element of the page, as the script makes it: its kind, its attributes, and its text or its children.

import BattleshipData
import BattleshipPlay

final class PageElement {
  /// The tag name in HTML or SVG.
  let kind: String
  /// Empty if the element has children.
  var text: SafeText = ""
  var attributes: [(name: String, value: SafeText)] = []
  var inside: [PageElement] = []

  /// An element with text; `style` is its class.
  init(_ kind: String, _ text: SafeText = "", style: SafeText = "") {
    self.kind = kind
    self.text = text
    if !style.isEmpty { attributes = [("class", style)] }
  }

  convenience init(_ kind: String, style: SafeText = "", _ inside: [PageElement]) {
    self.init(kind, style: style)
    self.inside = inside
  }

  /// The element with an attribute; an empty value adds none.
  func with(_ name: String, _ value: SafeText) -> PageElement {
    if !value.isEmpty { attributes.append((name, value)) }
    return self
  }

  func with(_ name: String, if isSo: Bool) -> PageElement { isSo ? with(name, SafeText(name)) : self }
}

extension JSONWriter {
  mutating func write(_ element: PageElement) {
    writeMembers { json in
      json.member("kind", element.kind)
      if !element.text.isEmpty { json.member("text", element.text) }
      if !element.attributes.isEmpty {
        json.name("attributes")
        json.writeMembers { json in
          for (name, value) in element.attributes { json.member(name, value) }
        }
      }
      if !element.inside.isEmpty { json.member("inside", element.inside) { $0.write($1) } }
    }
  }
}
