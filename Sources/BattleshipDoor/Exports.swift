// The C interface, battleship.h: texts end with a zero byte, answers fill the caller's buffer like `snprintf`, and the
// caller frees nothing.

import BattleshipData

@c(battleship_inspect)
package func inspect(_ url: UnsafePointer<UInt8>?, _ out: UnsafeMutablePointer<UInt8>?, _ room: UInt) -> UInt {
  write(Door.inspect(text(url)), out, room)
}

@c(battleship_hide)
package func hide(
  _ rules: UnsafePointer<UInt8>?, _ ships: UnsafePointer<UInt8>?, _ seed: UInt64, _ base: UnsafePointer<UInt8>?,
  _ out: UnsafeMutablePointer<UInt8>?, _ room: UInt
) -> UInt {
  write(Door.hide(text(rules), text(ships), seed: seed, base: text(base)), out, room)
}

@c(battleship_shoot)
package func shoot(
  _ url: UnsafePointer<UInt8>?, _ cells: UnsafePointer<UInt8>?, _ out: UnsafeMutablePointer<UInt8>?, _ room: UInt
) -> UInt {
  write(Door.shoot(text(url), text(cells)), out, room)
}

@c(battleship_advise)
package func advise(
  _ url: UnsafePointer<UInt8>?, _ level: UnsafePointer<UInt8>?, _ seed: UInt64, _ out: UnsafeMutablePointer<UInt8>?,
  _ room: UInt
) -> UInt {
  write(Door.advise(text(url), level: text(level), seed: seed), out, room)
}

@c(battleship_daily)
package func daily(
  _ date: UnsafePointer<UInt8>?, _ out: UnsafeMutablePointer<UInt8>?, _ room: UInt
) -> UInt {
  write(Door.daily(text(date)), out, room)
}

@c(battleship_challenge)
package func challenge(
  _ rules: UnsafePointer<UInt8>?, _ volley: UnsafePointer<UInt8>?, _ ships: UnsafePointer<UInt8>?,
  _ name: UnsafePointer<UInt8>?, _ key: UnsafePointer<UInt8>?, _ random: UnsafePointer<UInt8>?,
  _ base: UnsafePointer<UInt8>?, _ out: UnsafeMutablePointer<UInt8>?, _ room: UInt
) -> UInt {
  let answer = Door.challenge(
    text(rules), volley: text(volley), text(ships), name: text(name), key: secret(key), random: secret(random),
    base: text(base))
  return write(answer, out, room)
}

@c(battleship_join)
package func join(
  _ url: UnsafePointer<UInt8>?, _ ships: UnsafePointer<UInt8>?, _ cells: UnsafePointer<UInt8>?,
  _ name: UnsafePointer<UInt8>?, _ key: UnsafePointer<UInt8>?, _ random: UnsafePointer<UInt8>?,
  _ last: UnsafePointer<UInt8>?, _ insists: CInt, _ out: UnsafeMutablePointer<UInt8>?, _ room: UInt
) -> UInt {
  let answer = Door.join(
    text(url), text(ships), text(cells), name: text(name), by: caller(key, last, insists), random: secret(random))
  return write(answer, out, room)
}

@c(battleship_open)
package func open(
  _ url: UnsafePointer<UInt8>?, _ key: UnsafePointer<UInt8>?, _ last: UnsafePointer<UInt8>?, _ insists: CInt,
  _ out: UnsafeMutablePointer<UInt8>?, _ room: UInt
) -> UInt {
  write(Door.open(text(url), by: caller(key, last, insists)), out, room)
}

@c(battleship_aim)
package func aim(
  _ url: UnsafePointer<UInt8>?, _ level: UnsafePointer<UInt8>?, _ seed: UInt64, _ key: UnsafePointer<UInt8>?,
  _ last: UnsafePointer<UInt8>?, _ insists: CInt, _ out: UnsafeMutablePointer<UInt8>?, _ room: UInt
) -> UInt {
  write(Door.aim(text(url), by: caller(key, last, insists), level: text(level), seed: seed), out, room)
}

@c(battleship_answer)
package func answer(
  _ url: UnsafePointer<UInt8>?, _ cells: UnsafePointer<UInt8>?, _ key: UnsafePointer<UInt8>?,
  _ last: UnsafePointer<UInt8>?, _ insists: CInt, _ out: UnsafeMutablePointer<UInt8>?, _ room: UInt
) -> UInt {
  write(Door.answer(text(url), text(cells), by: caller(key, last, insists)), out, room)
}

@c(battleship_resign)
package func resign(
  _ url: UnsafePointer<UInt8>?, _ key: UnsafePointer<UInt8>?, _ last: UnsafePointer<UInt8>?, _ insists: CInt,
  _ out: UnsafeMutablePointer<UInt8>?, _ room: UInt
) -> UInt {
  write(Door.resign(text(url), by: caller(key, last, insists)), out, room)
}

@c(battleship_verdict)
package func verdict(_ url: UnsafePointer<UInt8>?, _ out: UnsafeMutablePointer<UInt8>?, _ room: UInt) -> UInt {
  write(Door.verdict(text(url)), out, room)
}

@c(battleship_version)
package func version() -> UnsafePointer<UInt8> { Version.number.utf8Start }

private func text(_ start: UnsafePointer<UInt8>?) -> [UInt8]? {
  guard let start else { return nil }
  var count = 0
  while start[count] != 0 { count += 1 }
  return Array(UnsafeBufferPointer(start: start, count: count))
}

private func secret(_ start: UnsafePointer<UInt8>?) -> [UInt8]? {
  start.map { Array(UnsafeBufferPointer(start: $0, count: 32)) }
}

private func caller(_ key: UnsafePointer<UInt8>?, _ last: UnsafePointer<UInt8>?, _ insists: CInt) -> Door.Caller {
  Door.Caller(key: secret(key), last: text(last), insists: insists != 0)
}

/// Writes at most `room` bytes, the last of them zero, and returns the length of the whole answer without that zero.
private func write(_ answer: [UInt8], _ out: UnsafeMutablePointer<UInt8>?, _ room: UInt) -> UInt {
  guard let out, room > 0 else { return UInt(answer.count) }
  let count = Int(min(UInt(answer.count), room - 1))
  answer.withUnsafeBufferPointer { if let start = $0.baseAddress { out.update(from: start, count: count) } }
  out[count] = 0
  return UInt(answer.count)
}
