// The JSON reader compared with Python's: both read the same value from the same bytes, or both refuse them.

import Foundation
import NotificationsHost
import TestSupport
import Testing

private let python = OutsideProgram.find(.python3)

@Suite struct JSONComparison {
  /// Python's reader, made to refuse input that readers disagree about, with each value written as the host writes it.
  private static let script = #"""
    import json, sys
    class Number(str): pass
    def refuse(*_): raise ValueError
    def members(pairs):
      if len({key for key, _ in pairs}) < len(pairs): refuse()
      return dict(pairs)
    def quoted(text):
      text.encode("utf-8")
      plain = text.replace("\\", "\\\\").replace('"', '\\"')
      return '"' + "".join("\\u%04x" % ord(c) if ord(c) < 32 else c for c in plain) + '"'
    def written(value, depth):
      if isinstance(value, (list, dict)) and depth == 64: refuse()
      if isinstance(value, Number): return str(value)
      if isinstance(value, str): return quoted(value)
      if isinstance(value, list): return "[" + ",".join(written(v, depth + 1) for v in value) + "]"
      if isinstance(value, dict):
        return "{" + ",".join(quoted(k) + ":" + written(v, depth + 1) for k, v in value.items()) + "}"
      return {None: "null", True: "true", False: "false"}[value]
    for line in sys.stdin:
      try:
        text = bytes.fromhex(line).decode("utf-8")
        value = json.loads(text, parse_int=Number, parse_float=Number, parse_constant=refuse, object_pairs_hook=members)
        print(written(value, 0).encode("utf-8").hex())
      except (ValueError, RecursionError):
        print("refused")
    """#

  @Test(.enabled(if: python != nil, "there is no Python here to compare with"))
  func `Python's reader takes and refuses the same bytes`() throws {
    var inputs: [[UInt8]] = []
    forAll("our reader agrees with Python's", count: 10_000) { chance in
      inputs.append(chance.damagedJSON())
      return true
    }
    let lines = inputs.map(hexadecimal).joined(separator: "\n") + "\n"
    let said = try #require(python).output(["-c", Self.script], input: Array(lines.utf8))
    let answers = String(decoding: said, as: UTF8.self)
      .split(separator: "\n")
    try #require(answers.count == inputs.count)
    var accepted = 0
    for (bytes, answer) in zip(inputs, answers) {
      let ours = (try? JSONValue(json: bytes)).map { hexadecimal(Array($0.description.utf8)) } ?? "refused"
      #expect(ours == answer, "\(String(decoding: bytes, as: UTF8.self))")
      if ours != "refused" { accepted += 1 }
    }
    print("compared with Python: \(accepted) of \(inputs.count) taken")
    #expect(accepted > 1_000)
    #expect(accepted < inputs.count - 1_000)
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
