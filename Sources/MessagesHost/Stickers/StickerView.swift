// A sticker in a layout of the extension's own: it is tapped and peeled as in a browser, and moves when it is told to.

/// A view with one sticker: `MSStickerView`.
///
/// It does not move by itself: the extension starts it when the view comes on the screen and stops it when it leaves.
/// Time passes as ``advance(by:)`` says.
public struct StickerView: Hashable, Sendable {
  /// The sticker; nil if the view is empty. Another sticker stands still.
  public var sticker: Sticker? {
    didSet { if sticker != oldValue { stopAnimating() } }
  }

  /// How long the sticker has moved, in thousandths of a second; nil if it stands still.
  private var elapsed: Int?

  /// A view of a sticker that stands still.
  public init(sticker: Sticker?) {
    self.sticker = sticker
  }

  /// How many seconds all frames take once; 0 if there is nothing that moves.
  public var animationDuration: Double { sticker?.picture?.duration ?? 0 }

  /// Whether the sticker moves.
  public var isAnimating: Bool { elapsed != nil }

  /// Which frame is shown, counted from 0.
  public var frame: Int {
    guard let elapsed, let picture = sticker?.picture else { return 0 }
    return picture.frame(at: Double(elapsed) / 1_000)
  }

  /// Starts with the first frame; a picture without frames stands still.
  public mutating func startAnimating() {
    elapsed = sticker?.picture?.isAnimated == true ? 0 : nil
  }

  /// Stands still, with the first frame.
  public mutating func stopAnimating() {
    elapsed = nil
  }

  /// Lets time pass, in thousandths of a second.
  ///
  /// - Precondition: Time does not run backwards.
  public mutating func advance(by milliseconds: Int) {
    precondition(milliseconds >= 0, "time does not run backwards")
    if let before = elapsed { elapsed = before + milliseconds }
  }
}
