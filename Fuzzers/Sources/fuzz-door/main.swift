// Any bytes through the functions of battleship.h: the answer is JSON in ASCII, cut if there is too little room, and
// the same for a second call.

import BattleshipCore
@testable import BattleshipDoor
import FuzzDriver
import NotificationsHost

typealias Text = UnsafePointer<UInt8>
typealias Out = UnsafeMutablePointer<UInt8>

/// The bytes that a function writes into this much room, and the length that it returns.
func called(_ room: Int, _ function: (Out, UInt) -> UInt) -> (bytes: [UInt8], length: Int) {
  var out = [UInt8](repeating: UInt8(ascii: "x"), count: room)
  let length = out.withUnsafeMutableBufferPointer { $0.baseAddress.map { function($0, UInt(room)) } ?? 0 }
  return (out, Int(length))
}

func check(_ room: Int, _ function: (Out, UInt) -> UInt) {
  let (bytes, length) = called(65_536, function)
  let answer = Array(bytes[..<length])
  precondition(length < bytes.count && bytes[length] == 0, "an answer without its end")
  precondition(answer.allSatisfy { 32...126 ~= $0 }, "an answer that is not printable ASCII")
  guard case .object(let members)? = try? JSONValue(json: answer) else {
    preconditionFailure("an answer that is no JSON")
  }
  precondition(!members.isEmpty && members.allSatisfy { $0.key != "error" || members.count == 1 })
  let (cut, again) = called(room, function)
  let count = min(length, room - 1)
  precondition(again == length && cut[..<count].elementsEqual(answer[..<count]) && cut[count] == 0, "cut otherwise")
}

/// A line as a C string; nil if it is empty.
func text(_ line: ArraySlice<UInt8>) -> Out? {
  if line.isEmpty { return nil }
  let text = Out.allocate(capacity: line.count + 1)
  text.update(from: Array(line), count: line.count)
  text[line.count] = 0
  return text
}

/// A key of 32 bytes, made from a line; nil if it is empty.
func key(_ line: ArraySlice<UInt8>) -> Out? {
  if line.isEmpty { return nil }
  let bytes = Out.allocate(capacity: 32)
  for place in 0..<32 { bytes[place] = line[line.startIndex + place % line.count] &+ UInt8(place) }
  return bytes
}

fuzz { data, size in
  let lines = Array(UnsafeBufferPointer(start: data, count: size)).split(
    separator: UInt8(ascii: "\n"), maxSplits: 7, omittingEmptySubsequences: false)
  guard let letter = lines[0].first else { return 0 }
  let room = 1 + Int(lines[0].last ?? 0)
  func line(_ number: Int) -> ArraySlice<UInt8> { number < lines.count ? lines[number] : [] }
  let texts = (0..<8).map { text(line($0)) }
  let (mine, random) = (key(line(5)), key(line(6)))
  defer { (texts + [mine, random]).forEach { $0?.deallocate() } }
  let (url, one, two, last) = (Text(texts[1]), Text(texts[2]), Text(texts[3]), Text(texts[4]))
  let name = Text(texts[7])
  let insists = CInt(line(7).count & 1)
  let seed = UInt64(line(3).count)
  check(room) { out, room in
    switch letter {
    case UInt8(ascii: "i"): inspect(url, out, room)
    case UInt8(ascii: "h"): hide(url, one, seed, two, out, room)
    case UInt8(ascii: "s"): shoot(url, one, out, room)
    case UInt8(ascii: "a"): advise(url, one, seed, out, room)
    case UInt8(ascii: "d"): daily(url, out, room)
    case UInt8(ascii: "c"): challenge(url, one, two, name, mine, random, last, out, room)
    case UInt8(ascii: "j"): join(url, one, two, name, mine, random, last, insists, out, room)
    case UInt8(ascii: "o"): open(url, mine, last, insists, out, room)
    case UInt8(ascii: "m"): aim(url, one, seed, mine, last, insists, out, room)
    case UInt8(ascii: "w"): answer(url, one, mine, last, insists, out, room)
    case UInt8(ascii: "r"): resign(url, mine, last, insists, out, room)
    case _: verdict(url, out, room)
    }
  }
  return 0
}
