// Whether to resume the stored game or to begin a new one.

enum GameChoice: Equatable {
  /// Resumes the stored game if it matches the request.
  case asAsked
  case kept
  case new
}
