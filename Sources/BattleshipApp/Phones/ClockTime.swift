// A time of day.

import BattleshipFrame
import BattleshipPlay

package struct ClockTime: Hashable, Sendable {
  /// The hour is 0 to 23, the minute 0 to 59.
  package let hour, minute: Int

  package init(hour: Int, minute: Int) {
    self.hour = hour
    self.minute = minute
  }

  var text: SafeText {
    "\(hour < 10 ? "0" : "" as SafeText)\(hour):\(minute < 10 ? "0" : "" as SafeText)\(minute)"
  }
}
