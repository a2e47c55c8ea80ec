// Whether a kept game is resumed or a new one begun.

enum GameChoice: Equatable {
  /// The kept one if it matches the request.
  case asAsked
  /// The kept one, regardless of the request.
  case kept
  case new
}
