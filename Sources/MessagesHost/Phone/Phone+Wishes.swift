// What an extension asks for is granted after the calls that it was asked in, one wish at a time, in order.

/// How many wishes are granted that an extension has in answer to what its wishes led to; one that always has another
/// would go on for ever.
private let mostInAnswer = 100

extension Phone {
  /// Grants what the open extension asked for, and what it asks for in answer to that.
  mutating func grantWishes(_ effects: inout [Effect]) {
    grant(takeWishes(), &effects)
    var inAnswer = 0
    while true {
      let wishes = takeWishes()
      if wishes.isEmpty { return }
      inAnswer += wishes.count
      guard inAnswer <= mostInAnswer else {
        return effects.append(.noted(.tooManyRequests(most: mostInAnswer), on: owner))
      }
      grant(wishes, &effects)
    }
  }

  /// Grants the wishes of one round. To be dismissed comes last, so that nothing that was inserted beside it is lost.
  private mutating func grant(_ wishes: [Wish], _ effects: inout [Effect]) {
    var isDismissed = false
    for wish in wishes {
      switch wish {
      case .presentationStyle where isDismissed: effects.append(.noted(.notActive, on: owner))
      case .presentationStyle(let style): grant(style, &effects)
      case .insertion(let insertion):
        do throws(MessageErrorCode) {
          try insert(insertion, &effects)
          call(.didFinishInserting(error: nil), &effects)
        } catch {
          call(.didFinishInserting(error: error), &effects)
        }
      case .sending(let insertion): send(insertion, &effects)
      case .browser where isDismissed, .reloadData where isDismissed, .sheet where isDismissed:
        effects.append(.noted(.notActive, on: owner))
      case .browser(let size): showBrowser(size, &effects)
      case .reloadData: reloadBrowser(&effects)
      case .sheet(let sheet): show(sheet, &effects)
      case .dismiss: isDismissed = true
      }
    }
    guard isDismissed else { return }
    close(to: .transcript, &effects)
    if !inputField.isEmpty { screen = .keyboard }
  }

  private mutating func grant(_ style: PresentationStyle, _ effects: inout [Effect]) {
    if style == .transcript {
      effects.append(.noted(.styleNotForRequest(style), on: owner))
    } else if style == running?.style {
      effects.append(.noted(.styleAlready(style), on: owner))
    } else {
      transition(to: style, &effects)
    }
  }

  /// Grants what was asked for while the extension resigns: insertions, without an answer.
  mutating func grantLate(_ wish: Wish, _ effects: inout [Effect]) {
    guard case .insertion(let insertion) = wish else {
      effects.append(.noted(.notActive, on: owner))
      return
    }
    do throws(MessageErrorCode) {
      try insert(insertion, &effects)
    } catch {
      effects.append(.noted(.insertRefused(error), on: owner))
    }
  }
}
