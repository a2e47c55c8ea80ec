// Whether a kept game is resumed or a new one begun.

/// The choice between a kept game and a new one.
enum GameChoice: Equatable {
  /// The kept one if it matches the request.
  case asAsked
  /// The kept one, regardless of the request.
  case kept
  /// A new one.
  case new
}
