// Compares a call of the C library with the same answer in Swift; run `make lib` first.

@testable import BattleshipDoor
import Foundation
import Reporting

extension Report {
  /// Measures `battleship_inspect` of `.build/lib/libbattleship.so` on two messages; without the library, nothing.
  mutating func measureDoor() throws {
    typealias Inspect = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<CChar>, Int) -> Int
    guard let library = dlopen(".build/lib/libbattleship.so", RTLD_NOW),
      let symbol = dlsym(library, "battleship_inspect")
    else {
      gates.append(Gate(name: "inspect through C, times Swift's time", bound: .atMost, limit: 3, value: nil))
      return
    }
    let inspect = unsafeBitCast(symbol, to: Inspect.self)
    let out = UnsafeMutablePointer<CChar>.allocate(capacity: 65_536)
    defer { out.deallocate() }
    for message in try Message.both() {
      let url = message.url
      let bytes = Array(url.utf8)
      let costs = Meter(countsInstructions: false).measure([
        { for _ in 0..<$0 { keep(Door.inspect(bytes)) } }, { for _ in 0..<$0 { keep(inspect(url, out, 65_536)) } },
      ])
      for (way, cost) in zip(["Swift", "C"], costs) {
        rows.append(Row(operation: "inspect \(message.name) as JSON", way: way, figures: cost.figures))
      }
      let ratio = costs[1].nanoseconds / costs[0].nanoseconds
      gates.append(
        Gate(name: "inspect \(message.name) through C, times Swift's time", bound: .atMost, limit: 3, value: ratio))
    }
  }
}
