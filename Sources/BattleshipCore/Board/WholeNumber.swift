// Cells, boards and messages write numbers the same way: digits without a sign or a leading zero.

/// The value of one to nine digits without a leading zero; nil for anything else.
func wholeNumber(_ digits: some Collection<UInt8>) -> Int? {
  guard 1...9 ~= digits.count, digits.first != UInt8(ascii: "0") || digits.count == 1 else { return nil }
  var number = 0
  for digit in digits {
    guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
    number = number * 10 + Int(digit - UInt8(ascii: "0"))
  }
  return number
}
