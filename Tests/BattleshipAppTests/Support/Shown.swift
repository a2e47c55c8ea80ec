// Expectations about the texts on a screen; a failure shows the whole screen.

import Testing

/// Expects a screen to show some texts and not others; a failure shows the screen.
func expectShown(
  _ screen: String, _ texts: String..., without absent: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) {
  for text in texts {
    #expect(screen.contains(text), "\(text) is missing in\n\(screen)", sourceLocation: sourceLocation)
  }
  for text in absent {
    #expect(!screen.contains(text), "\(text) is shown in\n\(screen)", sourceLocation: sourceLocation)
  }
}
