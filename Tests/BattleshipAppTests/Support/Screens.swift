// Short forms of events, targets and drawings of screens for tests.

import BattleshipFrame
import BattleshipPlay

@testable import BattleshipApp

extension ScreenEvent {
  static func pressed(_ key: Key) -> ScreenEvent { .input(.key(key)) }
  static func clicked(_ target: Target) -> ScreenEvent { .input(.click(target)) }
  static func scrolled(_ wheel: Wheel) -> ScreenEvent { .input(.scroll(wheel)) }
  static func pasted(_ text: String) -> ScreenEvent { .input(.paste(text)) }
  static func pasteRefused(_ refusal: PasteRefusal) -> ScreenEvent { .input(.pasteRefused(refusal)) }
  static var secondClicked: ScreenEvent { .input(.secondClick(nil)) }
}

extension Target {
  static let unlock = Target.lock(.unlock)
  static let opensNews = Target.lock(.opensNews)
  static let replies = Target.lock(.replies)
  static let shoots = Target.lock(.shoots)
  static let field = Target.phone(.field)
  static let send = Target.phone(.send)
  static let chevron = Target.phone(.chevron)
  static func bubble(_ number: Int) -> Target { .phone(.bubble(number)) }
  static func cross(_ position: Int) -> Target { .phone(.cross(position)) }
}

extension ScreenEnvironment {
  /// An environment at 9:26.
  init(
    _ size: Size = Size(rows: 24, columns: 80), widths: CharacterWidth = .table, _ language: Language = .english,
    isStill: Bool = true, depth: ColorDepth = .palette256, theme: Theme = .pegs
  ) {
    self.init(
      size: size, widths: widths, language: language, time: ClockTime(hour: 9, minute: 26), seed: 0x975835DE1C9756CE,
      isStill: isStill,
      depth: depth, theme: theme)
  }
}

extension Canvas {
  init(
    size: Size, widths: CharacterWidth, focus: Target?, language: Language, pictures: ShownPictures = [:]
  ) {
    self.init(in: ScreenEnvironment(size, widths: widths, language), focus: focus, pictures: pictures)
  }
}

extension AppScreen {
  /// The screen in English.
  func drawn(size: Size, widths: CharacterWidth) -> DrawnScreen { drawn(size: size, widths: widths, .english) }

  func drawn(size: Size, widths: CharacterWidth, _ language: Language) -> DrawnScreen {
    drawn(in: ScreenEnvironment(size, widths: widths, language))
  }

  /// Applies an event at 9:26.
  mutating func update(_ event: ScreenEvent) -> [ScreenEffect] { update(event, in: ScreenEnvironment()) }
}

extension TitleScreen {
  /// The screen in the title's language.
  func drawn(size: Size, widths: CharacterWidth) -> DrawnScreen { drawn(size: size, widths: widths, title.language) }
}

extension ScreenStack {
  /// A stack with 24 rows and 80 columns.
  init(_ screen: AnyScreen) { self.init(screen, in: ScreenEnvironment()) }

  /// The screen at another size.
  func drawn(size: Size, widths: CharacterWidth) -> DrawnScreen {
    var stack = self
    (stack.environment.size, stack.environment.widths) = (size, widths)
    guard let drawn = stack.drawn else { preconditionFailure("a screen is shown") }
    return drawn
  }

  /// nil if the top screen is not a replay.
  var replay: ReplayScreen? { if case .replay(let replay)? = screen { replay } else { nil } }

  var notice: Notice? { environment.notice }
}
