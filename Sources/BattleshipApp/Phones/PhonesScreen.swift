// Two phones with Messages on a screen: which one is in use, whether it is locked, and the focus.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay
import MessagesHost

/// The screen of two phones, or of one of them.
package struct PhonesScreen: AppScreen {
  /// The phones with their conversation.
  package internal(set) var phones: TwoPhones<BattleshipExtension>

  /// Who holds the keyboard, and the lock while it changes hands.
  var keyboard = Keyboard()

  /// What the holder looks at.
  var selection = PhoneSelection()

  /// What has happened in the conversation.
  var journal: Journal

  /// The other person's terminal; `nil` if the two share this one.
  package var shared: SharedTerminal?

  /// Whether the host's calls are shown beside the phone if the screen is wide enough.
  package var showsCalls = false

  /// Every call that the host made on the extension.
  var log = CallLog()

  /// What the lines of the conversation have said so far.
  var record = ConversationRecord()

  /// The seed of the apps that were installed last.
  var seedOfApps: UInt64 = 0

  /// The start of the links of games that begin here; `nil` for the demo's.
  package var base: MessageURLBase?

  /// Whether the conversation is kept, so that it can be resumed.
  package var isKept = true

  /// The game that the drawer opens.
  let game: ChosenGame

  /// The sticker packs on both phones in addition to the game's own.
  package let packs: [AppBundle]

  /// The decoded pictures of their stickers, by the URLs of their files.
  var pictures: ShownPictures = [:]
  /// The effects of starting or resuming the conversation, to be kept, traced and carried out.
  package var beginning: [ScreenEffect] = []

  /// The random number of the current event, for ships or for the identifiers of an app; `nil` between events.
  private var seed: UInt64?

  /// The seeds that `--seed` asked for, which follow from it; `nil` for those of the system.
  private var repeating: SplitMix64?

  /// Starts games of two people at one terminal.
  ///
  /// Both phones get the sticker `packs` in addition to the game's own. If `repeats` is true, the seed gives the same
  /// random ships each time, so it must be one that a player asked for.
  ///
  /// - Precondition: ``canBring(_:beside:)`` holds for each of the packs.
  package init(
    firstName: String, secondName: String, game: ChosenGame = .hunt(.messages), packs: [AppBundle] = [], seed: UInt64,
    repeats: Bool
  ) {
    let head = ConversationHead(.hotSeat, firstName: firstName, secondName: secondName, game: game, seed: seed)
    self.init(empty: head, packs: packs.map(\.asKept))
    if repeats { repeating = Self.numbers(of: seed).following }
    let effects = handle(.first, .enteredConversation) + openGame()
    startRecord()
    beginning =
      [.keep(.begin(head))] + self.packs.map { .keep(.pack($0)) } + [.keep(.draft(.first, draft(of: .first)))] + effects
  }

  /// Starts a conversation with this first line, as one of two people who each have a terminal.
  package init(owned head: ConversationHead) {
    self.init(empty: head)
    startRecord()
    beginning = [.keep(.begin(head))]
  }

  /// Creates two phones without any events.
  init(emptyWith firstName: String, secondName: String, game: ChosenGame, packs: [AppBundle] = [], seed: UInt64) {
    (self.game, self.packs, journal) = (game, packs, Journal(identity: seed))
    let (phoneSeed, store) = (Self.numbers(of: seed).ofPhones, Store.atTerminal(with: packs))
    let own = [BattleshipExtension.manifest, StickerSet.harbor.manifest]
    func phone(_ owner: Participant, _ name: String, _ other: String) -> Phone<BattleshipExtension> {
      Phone(
        owner: owner, own: name, other: other, installed: own + packs.map(\.manifest),
        store: store, seed: phoneSeed, sendsForExtensions: game.isDuel)
    }
    phones = TwoPhones(first: phone(.first, firstName, secondName), second: phone(.second, secondName, firstName))
    for person in Participant.pair { _ = phones.update(.on(person, .notifications(.installed(.messages)))) }
  }

  /// What follows from the seed of a conversation: the identifiers of its people, and the numbers after that.
  private static func numbers(of seed: UInt64) -> (ofPhones: UInt64, following: SplitMix64) {
    var numbers = SplitMix64(seed: seed)
    return (numbers.next(), numbers)
  }

  /// Handles an event with its random number.
  mutating func with(_ seed: UInt64, _ handle: (inout PhonesScreen) -> [ScreenEffect]) -> [ScreenEffect] {
    self.seed = seed
    defer { self.seed = nil }
    return handle(&self)
  }

  /// The random number of the current event, or the next one that repeats.
  mutating func nextSeed() -> UInt64 {
    if let next = repeating?.next() { return next }
    guard let seed else { preconditionFailure("something was drawn outside an event") }
    return seed
  }

  /// Whether a bundle is a sticker pack whose identifier is taken neither by the game's own packs nor by `others`.
  package static func canBring(_ pack: AppBundle, beside others: [AppBundle]) -> Bool {
    pack.pack != nil && Store.atTerminal.bundle(pack.manifest) == nil
      && !others.contains { $0.manifest.identifier == pack.manifest.identifier }
  }

  /// Whether the conversation has exactly these sticker packs in addition to the game's own.
  package func has(_ packs: [AppBundle]) -> Bool { self.packs == packs.map(\.asKept) }

  /// Whether the conversation has these two people and this game.
  package func isOf(firstName: String, secondName: String, game: ChosenGame) -> Bool {
    phones.first.contacts.own == firstName && phones.second.contacts.own == secondName && self.game == game
  }

  /// The person whose phone the terminal shows.
  var holder: Participant { keyboard.holder }

  /// The lock screen with its notification; `nil` if the phone is unlocked.
  package var lock: LockScreen? { keyboard.lock }

  /// The person this terminal belongs to; `nil` if the two share it.
  package var owner: Participant? { shared?.owner }

  /// The language in which the phones write.
  var language: Language { Language(rawValue: phone.preferredLanguage) ?? .english }

  /// Makes the phones write in the language of the screen.
  mutating func speak(_ language: Language) {
    for person in Participant.pair { _ = phones.update(.on(person, .choseLanguage(language.rawValue))) }
  }

  /// Tells the game on both phones where its links begin, also once it is installed again.
  mutating func applyBase() {
    for person in Participant.pair {
      guard var storage = phones[person].storage(of: BattleshipExtension.manifest), storage.base != base else {
        continue
      }
      storage.base = base
      _ = phones.restore(person) { $0.restore(storage, of: BattleshipExtension.manifest) }
    }
  }

  var phone: Phone<BattleshipExtension> { phones[holder] }

  /// The holder's seat, if the phone is unlocked and the game is open and expanded.
  var seat: Seat? {
    guard lock == nil, let instance = phone.running?.instance, instance.showsSeat else { return nil }
    return instance.seat
  }

  /// How messages travel between the two: a shared keyboard or a conversation.
  var transport: Transport { owner == nil ? .sharedKeyboard : .conversation }

  /// A person's name, cut so that the smallest screen has room for text beside it.
  func name(of person: Participant, on phone: Participant, widths: CharacterWidth) -> SafeText {
    SafeText(phones[phone].contacts.name(of: person), limit: 100).cut(to: 18, widths: widths)
  }
}
