// Grants the requests of an extension after the calls that made them, one at a time, in order.

import NotificationsHost
import StickersHost

/// The most follow-up requests granted in one update; without a limit, an extension that answers every completion with
/// a request would loop forever.
private let maximumRequestsInAnswer = 100

extension Phone {
  mutating func grantRequests(_ effects: inout [Effect]) {
    grant(takeRequests(), &effects)
    var inAnswer = 0
    while true {
      let requests = takeRequests()
      if requests.isEmpty { return }
      inAnswer += requests.count
      guard inAnswer <= maximumRequestsInAnswer else {
        return effects.append(.noted(.tooManyRequests(most: maximumRequestsInAnswer), on: owner))
      }
      grant(requests, &effects)
    }
  }

  /// Dismissal comes last, so that nothing inserted in the same round is lost.
  private mutating func grant(_ requests: [HostRequest], _ effects: inout [Effect]) {
    var isDismissed = false
    for request in requests {
      switch request {
      case .presentationStyle where isDismissed: effects.append(.noted(.notActive, on: owner))
      case .presentationStyle(let style): grant(style, &effects)
      case .insertion(let insertion, let number):
        do throws(MessageErrorCode) {
          try insert(insertion, &effects)
          complete(.didFinishInserting(number, error: nil), &effects)
        } catch {
          complete(.didFinishInserting(number, error: error), &effects)
        }
      case .sending(let insertion, let number): send(insertion, number, &effects)
      case .browser where isDismissed, .browserBackground where isDismissed, .browserRow where isDismissed,
        .reloadData where isDismissed, .sheet where isDismissed, .open where isDismissed:
        effects.append(.noted(.notActive, on: owner))
      case .browserBackground(let color): setBrowserBackground(color, &effects)
      case .browserRow(let row): scrollBrowser(toRow: row, &effects)
      case .open(let url): open(url, &effects)
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

  mutating func complete(_ completion: ExtensionCall, _ effects: inout [Effect]) {
    if behavior.contains(.losesCompletions) { return }
    guard behavior.contains(.delaysCompletions) else { return call(completion, &effects) }
    changeRunning { $0.completions.append(completion) }
  }

  private mutating func open(_ url: String, _ effects: inout [Effect]) {
    guard let app = running?.app else { return }
    guard urlScheme(url) != nil else { return effects.append(.noted(.notForBrowser(nil), on: owner)) }
    effects.append(.openedURL(url, by: app, on: owner))
  }

  mutating func callCompletions(_ effects: inout [Effect]) throws(Obstacle) {
    guard running != nil else { throw .noExtensionOpen }
    var waiting: [ExtensionCall] = []
    changeRunning { swap(&$0.completions, &waiting) }
    for completion in waiting { call(completion, &effects) }
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

  /// Grants an insertion only, and does not call its completion handler.
  mutating func grantWhileResigning(_ request: HostRequest, _ effects: inout [Effect]) {
    guard case .insertion(let insertion, _) = request else {
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
