// Live bubbles, since iOS 11: each bubble that its extension draws has its own instance, in the transcript's style.

/// A bubble that its extension draws: `MSMessageLiveLayout`.
public struct LiveBubble<App: Launchable>: Equatable, Sendable {
  var running: Running<App>
  /// Its size in points.
  public internal(set) var size: ContentSize

  /// The instance that draws it.
  public var instance: App { running.instance }
}

/// A size in points.
public struct ContentSize: Hashable, Sendable {
  /// The width and the height.
  public let width, height: Int

  /// A size in points.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The largest size of a live bubble (our choice).
  static let largestBubble = ContentSize(width: 260, height: 320)
}

/// Only bubbles among this many of the newest items are live: about as many as a screen shows (our choice).
private let maximumOnScreen = 20

/// The most rounds of requests in one update; without a limit, a bubble that asks again each time would loop forever.
private let maximumRounds = 100

extension Phone {
  mutating func updateLiveBubbles(_ effects: inout [Effect]) {
    guard device.hasLiveBubbles else { return }
    for _ in 0..<maximumRounds {
      let wanted = screen == .elsewhere ? [] : transcript.items.suffix(maximumOnScreen).compactMap(liveSelection)
      for number in liveBubbles.keys.sorted() where !wanted.contains(where: { $0.item == number }) {
        closeBubble(number, &effects)
      }
      for selection in wanted {
        if let number = selection.item, liveBubbles[number] == nil { openBubble(number, selection, &effects) }
      }
      guard grantBubbles(&effects) else { return }
      grantRequests(&effects)
    }
  }

  private func liveSelection(_ item: Transcript.Item) -> Selection? {
    guard let stored = item.storedMessage, stored.layout?.isLive == true, canRun(stored.app) else { return nil }
    return Selection(item)
  }

  private mutating func openBubble(_ number: Int, _ selection: Selection, _ effects: inout [Effect]) {
    let app = asInstalled(selection.storedMessage.app)
    guard let instance = App.launch(app) else { return }
    let open = OpenExtension(app: app, instance: instance, style: .transcript, selection: selection)
    liveBubbles[number] = LiveBubble(running: Running(open), size: .largestBubble)
    callBubble(number, ExtensionPhase.opening, &effects)
    measure(number, &effects)
  }

  private mutating func closeBubble(_ number: Int, _ effects: inout [Effect]) {
    callBubble(number, ExtensionPhase.closing(behavior), &effects)
    liveBubbles[number] = nil
  }

  private mutating func callBubble(
    _ number: Int, _ life: [(phase: ExtensionPhase, call: ExtensionCall)], _ effects: inout [Effect]
  ) {
    for (phase, call) in life {
      liveBubbles[number]?.running.change { $0.phase = phase }
      callBubble(number, call, &effects)
    }
  }

  private mutating func measure(_ number: Int, _ effects: inout [Effect]) {
    let most = ContentSize.largestBubble
    guard let size = liveBubbles[number]?.instance.contentSizeThatFits(most) else { return }
    let fits = 1...most.width ~= size.width && 1...most.height ~= size.height
    if !fits { effects.append(.noted(.bubbleOfSize(size), on: owner)) }
    liveBubbles[number]?.size = fits ? size : most
  }

  private mutating func callBubble(_ number: Int, _ call: ExtensionCall, _ effects: inout [Effect]) {
    guard var bubble = liveBubbles.removeValue(forKey: number) else { return }
    self.call(&bubble.running, logging: (call, nil), &effects) { $0.receive(call) }
    liveBubbles[number] = bubble
  }

  mutating func act(_ action: App.Action, inBubble number: Int, _ effects: inout [Effect]) throws(Obstacle) {
    guard openStyle != .expanded, var bubble = liveBubbles.removeValue(forKey: number) else {
      throw .noSuchItem(number)
    }
    call(&bubble.running, logging: nil, &effects) { $0.perform(action) }
    liveBubbles[number] = bubble
    measure(number, &effects)
  }

  /// Returns false if no bubble made a request.
  private mutating func grantBubbles(_ effects: inout [Effect]) -> Bool {
    var isAsked = false
    for number in liveBubbles.keys.sorted() {
      guard let bubble = liveBubbles[number] else { continue }
      let requests = bubble.running.contents.requests
      liveBubbles[number]?.running.change { $0.requests = [] }
      for request in requests {
        isAsked = true
        switch request {
        case .presentationStyle(let style) where style != .transcript:
          open(bubble.running.app, style: style, selection: bubble.running.selection, &effects)
        case .insertion(_, let request):
          callBubble(number, .didFinishInserting(request, error: .apiUnavailableInPresentationContext), &effects)
        case .sending(_, let request):
          callBubble(number, .didFinishSending(request, error: .apiUnavailableInPresentationContext), &effects)
        case .presentationStyle, .browser, .browserBackground, .browserRow, .reloadData, .sheet, .open, .dismiss:
          effects.append(.noted(.notInBubble, on: owner))
        }
      }
    }
    return isAsked
  }
}
