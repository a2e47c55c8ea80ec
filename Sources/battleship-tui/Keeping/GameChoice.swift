// Whether a kept game is resumed or a new one begun.

enum GameChoice: Equatable {
  /// The kept one if it matches the request.
  case asAsked
  case kept
  case new
}
