// The screen of a game by link.

import BattleshipFrame
import BattleshipPlay

extension LinkState {
  /// The screen of this state.
  package func drawn(size: Size, widths: CharacterWidth) -> DrawnScreen {
    if let replay { return replay.speaking(language).drawn(size: size, widths: widths) }
    return SeatScreen(
      scene: seat.scene(in: language, for: players), naming: seat.naming,
      notice: notice.map { $0.sentence(in: language) }, helpScroll: keyList.scroll, keys: keys, language: language,
      flash: flash
    ).drawn(size: size, widths: widths)
  }
}
