// An element of the page, as the script makes it: its kind, its attributes, and its text or what is in it.

import BattleshipData
import BattleshipPlay

/// An element of the page.
struct PageElement {
  /// Its kind, as HTML or SVG names it.
  let kind: String
  /// Its text, if no element is in it.
  var text: SafeText = ""
  var attributes: [(name: String, value: SafeText)] = []
  /// The elements in it.
  var inside: [PageElement] = []

  /// An element with a text, and a class for the style.
  init(_ kind: String, _ text: SafeText = "", style: SafeText = "") {
    (self.kind, self.text) = (kind, text)
    if !style.isEmpty { attributes = [("class", style)] }
  }

  /// An element with others in it.
  init(_ kind: String, style: SafeText = "", _ inside: [PageElement]) {
    self.init(kind, style: style)
    self.inside = inside
  }

  /// The element with one more attribute; an empty one is left out.
  func with(_ name: String, _ value: SafeText) -> PageElement {
    var element = self
    if !value.isEmpty { element.attributes.append((name, value)) }
    return element
  }

  /// The element with a boolean attribute, such as `disabled`, if that applies.
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
