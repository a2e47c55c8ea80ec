// A sticker in the extension's own layout: the user taps and peels it as in a browser, and the extension animates it.

/// A view with one sticker: `MSStickerView`.
///
/// It does not animate by itself: the extension starts the animation when the view appears and stops it when the view
/// disappears. ``advance(by:)`` makes time pass.
///
/// ```swift
/// view.startAnimating()
/// view.advance(by: 200)
/// ```
public struct StickerView: Hashable, Sendable {
  /// The sticker, nil if the view is empty; a new sticker starts out still.
  public var sticker: Sticker? {
    didSet { if sticker != oldValue { stopAnimating() } }
  }

  /// The time since the animation started, in milliseconds; nil if the sticker is still.
  private var elapsed: Int?

  /// A view of a still sticker.
  public init(sticker: Sticker?) {
    self.sticker = sticker
  }

  /// The duration of one run of all frames, in seconds; 0 if the picture is not animated.
  public var animationDuration: Double { sticker?.picture?.duration ?? 0 }

  /// Whether the animation is running.
  public var isAnimating: Bool { elapsed != nil }

  /// The frame that is shown, counted from 0.
  public var frame: Int {
    guard let elapsed, let picture = sticker?.picture else { return 0 }
    return picture.frame(at: Double(elapsed) / 1_000)
  }

  /// Starts at the first frame; a picture that is not animated stays still.
  public mutating func startAnimating() {
    elapsed = sticker?.picture?.isAnimated == true ? 0 : nil
  }

  /// Stops, and shows the first frame.
  public mutating func stopAnimating() {
    elapsed = nil
  }

  /// Advances the animation by this many milliseconds.
  ///
  /// - Precondition: `milliseconds` is not negative.
  public mutating func advance(by milliseconds: Int) {
    precondition(milliseconds >= 0, "time does not run backwards")
    if let before = elapsed { elapsed = before + milliseconds }
  }
}
