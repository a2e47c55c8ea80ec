// Several events at the title in one call.

@testable import BattleshipPlay

/// Applies events, and returns the effects of the last one.
func handle(_ title: inout Title, _ events: TitleEvent...) -> [TitleEffect] {
  events.reduce([]) { title.update($1) }
}
