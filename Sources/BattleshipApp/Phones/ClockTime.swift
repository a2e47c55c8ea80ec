// A time of the day, as a clock shows it.

import BattleshipFrame
import BattleshipPlay

/// A time of the day.
package struct ClockTime: Hashable, Sendable {
  /// The hour, 0 to 23, and the minute, 0 to 59.
  package let hour, minute: Int

  /// A time of the day.
  package init(hour: Int, minute: Int) {
    self.hour = hour
    self.minute = minute
  }

  /// The time as a clock shows it: `09:26`.
  var text: SafeText {
    "\(hour < 10 ? "0" : "" as SafeText)\(hour):\(minute < 10 ? "0" : "" as SafeText)\(minute)"
  }
}
