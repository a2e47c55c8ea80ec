// A fault is what is wrong with a value, in a single byte: where it stands is looked up once, when it is refused.

/// What is wrong with the value of an item.
enum ValueFault: UInt8, Error {
  case badEscape
  case notANumber
  case notAShip
  case badFlag
  case badBoard
  case badFleet
  case newerFormat
  case repeated

  /// The refusal of the item that has the fault.
  func refusal(_ evidence: MessageURLError.Evidence) -> MessageURLError {
    switch self {
    case .badEscape: .badEscape(evidence)
    case .notANumber: .notANumber(evidence)
    case .notAShip: .notAShip(evidence)
    case .badFlag: .badFlag(evidence)
    case .badBoard: .badBoard(evidence)
    case .badFleet: .badFleet(evidence)
    case .newerFormat: .newerFormat(evidence)
    case .repeated: .repeated(evidence)
    }
  }
}
