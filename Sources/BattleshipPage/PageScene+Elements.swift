// The elements of a scene: everything on the page but its boards, place by place.

import BattleshipCore
import BattleshipPlay

extension PageScene {
  var places: [(name: String, elements: [PageElement])] {
    [
      ("back", back.map { [$0.element] } ?? []),
      ("face", face.map { [$0.element] } ?? []),
      ("help", help.map { [$0.element] } ?? []),
      ("warning", warning.map { [$0.element] } ?? []),
      ("question", question.isEmpty ? [] : [PageElement("p", question), row(answers)]),
      ("facts", facts.map { PageElement("li", $0) }),
      ("figures", figures.map { PageElement("li", [PageElement("b", $0.value), PageElement("span", $0.label)]) }),
      ("intro", intro.map { $0.elements } ?? []),
      ("letter", letter.map { $0.elements } ?? []),
      ("picture", picture.map { [$0.element] } ?? []),
      ("days", days.isEmpty ? [] : dayElements),
      ("ships", ships.map { $0.element }),
      (
        "tray",
        (field.map { [$0.element] } ?? []) + (hint.isEmpty ? [] : [PageElement("p", hint)])
          + (slots.isEmpty ? [] : [slotElements])
      ),
      ("log", log.isEmpty ? [] : [PageElement("h3", logTitle)] + log.map { $0.element }),
      ("step", step.map { [$0.element] } ?? []),
      ("buttons", buttons.map { $0.element }),
      ("games", games.isEmpty ? [] : gamesElements),
      ("menu", menu.isEmpty ? [] : [PageElement("h3", menuTitle)] + menu.map { $0.element }),
      ("cards", cards.map { $0.element }),
      ("links", links.map { $0.element }),
      ("notes", notes.map { PageElement("p", $0) } + (keys.isEmpty ? [] : [PageElement("p", keys, style: "keys")])),
    ]
  }

  private var slotElements: PageElement {
    PageElement(
      "div", style: "slots",
      slots.map { slot in
        switch slot {
        case .aimed(let cell):
          LabeledButton(action: .cell(cell), label: SafeText(cell)).element
        case .free(let number): PageElement("span", "\(number)")
        }
      })
  }

  private var gamesElements: [PageElement] {
    let top =
      [PageElement("h3", gamesTitle), PageElement("small", gamesNote)] + (gamesButton.map { [$0.element] } ?? [])
    return [
      PageElement("div", style: "head", top),
      PageElement("ul", style: isCutShort ? "few" : "", games.map { $0.element }),
    ]
  }
}

private func tiny(_ picture: [String]) -> PageElement {
  PageElement("div", style: "tiny", picture.map { PageElement("i", style: SafeText($0)) })
}

/// A small board as one path for each mark, because a hundred elements would take longer to draw.
private func chart(_ picture: [String]) -> PageElement {
  let points = ["miss", "hit", "sunk"].map { mark in
    let found = picture.indices.filter { picture[$0].split().first == mark }
    let path = found.map { "M\($0 % 10).5 \($0 / 10).5h0" }.joined()
    return PageElement("path", style: SafeText(mark), []).with("d", SafeText(path, limit: .max))
  }
  return PageElement("svg", style: "chart", points).with("viewBox", "0 0 10 10").with("aria-hidden", "true")
}

private func hull(_ hits: [Bool], _ state: ShipState) -> PageElement {
  PageElement("span", style: "hull \(SafeText(state.rawValue))", hits.map { PageElement("i", style: $0 ? "hit" : "") })
}

private func row(_ buttons: [PageScene.LabeledButton]) -> PageElement {
  PageElement("div", style: "row", buttons.map { $0.element })
}

extension PageScene.LabeledButton {
  fileprivate var element: PageElement {
    let name = SafeText(action.name)
    let style: SafeText = isMain ? "main" : ""
    let plain =
      picture.isEmpty
      ? PageElement("button", label, style: style)
      : PageElement("button", style: style, [chart(picture), PageElement("span", label)])
    let element = plain.with("id", "button-\(name)")
      .with("type", "button").with("data-press", name).with("disabled", if: !isEnabled)
    // Screen readers name the button by its label alone.
    return note.isEmpty
      ? element : element.with("data-note", note).with("aria-label", label).with("aria-description", note)
  }
}

extension PageScene.GameEntry {
  fileprivate var element: PageElement {
    let name = SafeText(button.action.name)
    let words = [
      face.element, PageElement("b", button.label, style: PlayerNames.isLong(button.label.string) ? "long" : ""),
      PageElement("span", turn, style: "turn"),
      PageElement("small", button.note),
      PageElement("small", time, style: "time"),
    ]
    let entry = PageElement("button", words).with("id", "button-\(name)").with("type", "button")
      .with("data-press", name)
    let style: SafeText = isAsked ? "asked" : isMine ? "mine" : ""
    return PageElement("li", style: style, [entry, remove.element])
  }
}

extension PageScene.Intro {
  fileprivate var elements: [PageElement] {
    let fleet = ships.map { hull([Bool](repeating: false, count: $0), .afloat) }
    let card = [
      PageElement("b", first), PageElement("div", style: "fleet", fleet).with("aria-hidden", "true"),
      PageElement("p", rules),
    ]
    let steps = steps.map { step in
      PageElement(
        "li",
        [step.picture.element, PageElement("div", [PageElement("b", step.title), PageElement("small", step.text)])])
    }
    return [PageElement("section", style: "card", card), PageElement("ol", steps)] + fields.map { $0.element }
      + (note.isEmpty ? [] : [PageElement("small", note)])
  }
}

extension PageScene.WrittenLink {
  fileprivate var elements: [PageElement] {
    let reply = reply.map {
      PageElement("div", style: "reply", [$0.field.element(isBrief: true), row([$0.button])])
    }
    let link = PageElement("a", url).with("id", "link").with("href", url).with("aria-label", label)
    let fold = [PageElement("summary", code == nil ? label : codeLabel)] + (code.map { [picture($0)] } ?? []) + [link]
    return (reply.map { [$0] } ?? []) + [PageElement("details", fold)]
  }

  /// The QR code, with the four light modules around it that cameras need.
  private func picture(_ code: QRCode) -> PageElement {
    var path = ""
    for row in 0..<code.size {
      for column in 0..<code.size where code[row, column] { path += "M\(column + 4) \(row + 4)h1v1h-1z" }
    }
    let size = code.size + 8
    let squares = PageElement("path").with("d", SafeText(path, limit: .max))
    return PageElement("svg", [squares]).with("id", "code").with("viewBox", "0 0 \(size) \(size)").with("role", "img")
      .with("aria-label", codeLabel)
  }
}

extension PageScene.ShipList {
  fileprivate var element: PageElement {
    let items = ships.map { ship in
      let picture = hull(ship.hits, ship.state).with("role", "img").with("aria-label", ship.label)
      let name = PageElement("span", ship.name, style: ship.state == .sunk ? "gone" : "").with("aria-hidden", "true")
      let button = PageElement("button", [name, picture]).with("type", "button").with(
        "data-press", "ship-\(ship.hits.count)")
      return PageElement("li", style: SafeText(ship.state.itemStyle), isToPlace ? [button] : [name, picture])
    }
    return PageElement(
      "section", style: isToPlace ? "placing" : "",
      [PageElement("h3", title), PageElement("ul", items), PageElement("small", note)])
  }
}

extension PageScene.Log {
  fileprivate var element: PageElement {
    PageElement("p", [PageElement("b", name)] + shots.map { PageElement("span", $0.cell, style: SafeText($0.mark)) })
  }
}

extension PageScene.Slider {
  fileprivate var element: PageElement {
    PageElement("input").with("id", "slider").with("type", "range").with("min", "0").with("max", "\(count)")
      .with("value", "\(number)").with("aria-label", label)
  }
}

extension PageScene.Card {
  fileprivate var element: PageElement {
    var inside =
      picture.isEmpty ? [] : [tiny(picture)]
    if !talk.isEmpty { inside.append(PageElement("div", style: "talk", talk.map { PageElement("p", $0) })) }
    inside += selects.map { $0.element } + fields.map { $0.element }
    if !text.isEmpty { inside.append(PageElement("p", text)) }
    for line in secret { inside.append(PageElement("code", line).with("tabindex", "0")) }
    if !buttons.isEmpty { inside.append(row(buttons)) }
    guard isFolded else {
      return PageElement("section", style: "card", (title.isEmpty ? [] : [PageElement("h3", title)]) + inside)
    }
    let summary = PageElement("summary", [PageElement("b", title), PageElement("span", note)])
    return PageElement("details", style: "card", [summary] + inside).with("open", if: isRefused)
  }
}

extension PageScene.Select {
  fileprivate var element: PageElement {
    let choices = options.map {
      PageElement("option", $0.label).with("value", SafeText($0.value)).with("selected", if: $0.isChosen)
    }
    let name = SafeText(choice.rawValue)
    let select = PageElement("select", choices).with("id", "choice-\(name)").with("data-choose", name)
    return PageElement("label", [PageElement("span", label), select])
  }
}

extension ShipState {
  /// The class name of an item of a list.
  fileprivate var itemStyle: String { self == .inHand || self == .ashore ? rawValue : "" }
}

extension PageScene.TextField {
  fileprivate var element: PageElement { element(isBrief: false) }

  /// In little room, the label stands in the field until there is text.
  fileprivate func element(isBrief: Bool) -> PageElement {
    let name = SafeText(field.rawValue)
    let input = PageElement("input").with("id", "field-\(name)").with("value", text).with("autocomplete", "off")
      .with("spellcheck", "false").with("data-write", name).with("data-enter", SafeText(enter?.name ?? ""))
      .with("aria-label", label).with("aria-invalid", refusal.isEmpty ? "" : "true")
      .with("maxlength", field == .link || field == .key ? "" : "\(Duel.Name.maximumLength)")
    let top = isBrief ? [input.with("placeholder", label)] : [PageElement("span", label), input]
    let style: SafeText = isHarmless ? "harmless" : "refused"
    return PageElement(
      "label", top + (refusal.isEmpty ? [] : [PageElement("small", refusal, style: style).with("role", "alert")]))
  }
}

extension PageScene.Face {
  fileprivate var element: PageElement {
    PageElement("span", letter, style: "face color\(color)")
      .with("data-kind", isTwo ? "two" : SafeText(kind.rawValue))
      .with("aria-hidden", "true")
  }
}
