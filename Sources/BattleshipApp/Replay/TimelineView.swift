// The timeline of a replay: marks for the shots shown so far, the opponent's in other colours, and dots for the rest.

import BattleshipFrame
import BattleshipPlay

struct TimelineView {
  let playback: Playback

  private static let speedColumns = 6

  /// Draws it in the middle of the line, with the speed at the end; draws nothing if the line is in use.
  func draw(on canvas: inout Canvas, in line: Rect) {
    let (line, speed) = line.split(right: Self.speedColumns)
    let (count, room) = (playback.replay.stepCount, line.size.columns - 2)
    guard count > 1, room > 0, canvas.frame.row(line.origin.row).allSatisfy({ $0.text == " " && $0.style == .plain })
    else { return }
    // A short game has a gap after each shot; in a long one, a mark stands for several shots.
    let width = 2 * count <= room ? 2 : 1
    let marks = min(count, room)
    let left = line.origin.column + (line.size.columns - width * marks) / 2
    let (more, less) = playback.isPlaying ? (Style(.lit), Style(.faint)) : (Style(.faint), Style(.faint))
    for step in Playback.Speed.allCases.map(\.rawValue) {
      // Without colours, leave out the arrows beyond the chosen speed.
      let isCounted = step <= playback.speed.rawValue
      guard isCounted || canvas.depth != .none else { continue }
      canvas.frame.write(
        canvas.glyphs.right, at: speed.origin.moved(columns: step), style: isCounted ? more : less)
    }
    for index in 0..<marks {
      let steps = index * count / marks..<(index + 1) * count / marks
      let (glyph, style) = look(of: steps, canvas.glyphs)
      canvas.frame.write(glyph, at: Point(row: line.origin.row, column: left + width * index), style: style)
    }
  }

  private func look(of steps: Range<Int>, _ glyphs: Glyphs) -> (SafeText, Style) {
    let results = steps.prefix { $0 < playback.step }.map { playback.replay.steps[$0].result }
    let isHit = results.contains { $0?.isHit == true }
    let glyph = isHit ? glyphs.hit : results.contains(.miss) ? glyphs.miss : glyphs.water
    if steps.contains(playback.step - 1) { return (glyph, Style(.lit, .bold)) }
    let isTheirs = playback.replay.strikesSecondBoard(steps.lowerBound)
    return (glyph, Style(results.isEmpty ? .faint : isTheirs ? isHit ? .alarm : .faint : isHit ? .accent : .plain))
  }
}
