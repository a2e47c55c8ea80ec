// Messages of another implementation are judged as that implementation judges them.

import BattleshipCore
import Foundation
import TestSupport
import Testing

@Suite("Duels of the reference") struct ReferenceTests {
  @Test func `every kept message of the reference is judged alike`() throws {
    let lines = try goldenLines("duels-reference.txt").map { $0.components(separatedBy: "\t") }
    #expect(lines.count > 300)
    for line in lines {
      switch line[0] {
      case "judge": #expect(referenceVerdict(of: line[2]) == line[1], "\(line[2])")
      default: #expect(try referenceRelation(of: line[3], to: line[2]) == line[1], "\(line[3]) after \(line[2])")
      }
    }
  }
}
