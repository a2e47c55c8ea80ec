// Notes and obstacles in words: each has its own sentence.

import NotificationsHost
import Testing

@Suite struct NotificationWordsTests {
  private static let notes: [NotificationNote] = [
    .sharedIdentifier("a"), .sharedCategory("b"), .attachmentRefused(url: "c", .notificationsNotAllowed), .noAlertText,
    .unknownKey("aps.catagory"), .nothingToShow, .unregisteredCategory("g"),
    .badUserInfo, .noContent, .insecureDownload(url: "d"), .noDelegate, .nothingToComplete,
    .responseDropped(action: "e"),
    .completionMissing(action: "f"), .tooManyCalls(most: 100), .badBadge(-1), .accessNotStopped(url: "h"),
    .notForExtensions, .criticalNotAllowed,
  ]

  private static let obstacles: [NotificationObstacle] = [
    .notInstalled(app: "a"), .alreadyInstalled(app: "b"), .badFile(url: "c"), .badTime(milliseconds: -1), .phoneLocked,
    .phoneUnlocked, .noAppInFront, .promptOpen, .nothingAsked, .noBanner, .fullViewOpen, .noFullView,
    .noSuchAction("d"), .noTextField, .noInputBar, .noTouches, .extensionBusy, .noService(run: 3),
    .noDownload(url: "e"), .noContentExtension, .noRegistration(app: "i"), .noAppSettings(app: "j"),
  ]

  @Test func `every note and every obstacle has a sentence of its own that names its subject`() {
    let sentences = Self.notes.map(\.description) + Self.obstacles.map(\.description)
    #expect(Set(sentences).count == sentences.count)
    #expect(sentences.allSatisfy { $0.count > 10 && !$0.hasSuffix(".") })
    #expect(NotificationNote.badBadge(-1).description == "-1 cannot be shown on an icon")
    #expect(NotificationObstacle.noService(run: 3).description == "no service extension runs with the number 3")
    #expect(NotificationObstacle.noSuchAction("d").description.contains("d"))
  }
}
