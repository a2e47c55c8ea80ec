// Two phones with Messages on a screen, or one of them: the holder of the keyboard, the lock, and the focus.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay
import MessagesHost

package struct PhonesScreen: AppScreen {
  package internal(set) var phones: TwoPhones<BattleshipExtension>

  /// The person whose phone the terminal shows.
  var holder = Participant.first

  package internal(set) var lock: LockScreen?

  /// Whether something was copied since the phone was unlocked.
  var hasCopied = false

  var selection = PhoneSelection()
  package var history: ConversationHistory

  /// nil if the two share this terminal.
  package var shared: SharedTerminal?

  package var showsCalls = false
  var seedOfApps: UInt64 = 0

  /// The base of the links of games that begin here; nil for the demo's.
  package var base: MessageURLBase?

  /// Whether the conversation is stored, so that it can be resumed.
  package var isKept = true

  let game: ChosenGame

  /// The sticker packs on both phones in addition to the game's own.
  package let packs: [AppBundle]

  var pictures: ShownPictures = [:]

  /// The effects of starting or resuming the conversation, not yet performed.
  package var beginning: [ScreenEffect] = []

  /// The seeds that follow from `--seed`; nil for the system's.
  private var repeating: SplitMix64?

  /// Starts games of two people at one terminal.
  ///
  /// Both phones get the sticker `packs` in addition to the game's own. If `repeats` is true, the seed gives the same
  /// random ships each time, so it must be one that a player asked for.
  ///
  /// - Precondition: ``canBring(_:beside:)`` holds for each pack.
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

  /// Starts a conversation as one of two people who each have a terminal.
  package init(owned head: ConversationHead) {
    self.init(empty: head)
    startRecord()
    beginning = [.keep(.begin(head))]
  }

  init(emptyWith firstName: String, secondName: String, game: ChosenGame, packs: [AppBundle] = [], seed: UInt64) {
    self.game = game
    self.packs = packs
    history = ConversationHistory(identity: seed)
    let (phoneSeed, store) = (Self.numbers(of: seed).ofPhones, Store.atTerminal(with: packs))
    let own = [BattleshipExtension.manifest, StickerSet.harbor.manifest]
    func phone(_ owner: Participant, _ name: String, _ other: String) -> Phone<BattleshipExtension> {
      Phone(
        owner: owner, own: name, other: other, installed: own + packs.map(\.manifest),
        store: store, seed: phoneSeed, behavior: game.isDuel ? .sendsForExtensions : [])
    }
    phones = TwoPhones(first: phone(.first, firstName, secondName), second: phone(.second, secondName, firstName))
    for person in Participant.pair { _ = phones.update(.on(person, .notifications(.installed(.messages)))) }
  }

  private static func numbers(of seed: UInt64) -> (ofPhones: UInt64, following: SplitMix64) {
    var numbers = SplitMix64(seed: seed)
    return (numbers.next(), numbers)
  }

  /// A random number, for ships or for an app's identifiers.
  mutating func nextSeed(in environment: ScreenEnvironment) -> UInt64 { repeating?.next() ?? environment.seed }

  package static func canBring(_ pack: AppBundle, beside others: [AppBundle]) -> Bool {
    pack.pack != nil && Store.atTerminal.bundle(pack.manifest) == nil
      && !others.contains { $0.manifest.identifier == pack.manifest.identifier }
  }

  package func has(_ packs: [AppBundle]) -> Bool { self.packs == packs.map(\.asKept) }

  package func isOf(firstName: String, secondName: String, game: ChosenGame) -> Bool {
    phones.first.contacts.own == firstName && phones.second.contacts.own == secondName && self.game == game
  }

  package var owner: Participant? { shared?.owner }

  var language: Language { Language(rawValue: phone.preferredLanguage) ?? .english }

  mutating func speak(_ language: Language) {
    for person in Participant.pair { _ = phones.update(.on(person, .choseLanguage(language.rawValue))) }
  }

  /// Sets the base of links in the game on both phones, which is needed again after a reinstallation.
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

  var seat: Seat? {
    guard lock == nil, let instance = phone.running?.instance, instance.showsSeat else { return nil }
    return instance.seat
  }

  package func takesInBackground(_ event: ScreenEvent) -> Bool { if case .entropy = event { true } else { false } }

  package var strike: Strike? { seat?.strike }

  package var delay: Int? { lock?.isDeaf == true ? Table.Pause.deaf.milliseconds : nil }

  package var keepsNotice: Bool { lock != nil }

  package var isDecided: Bool { seat?.duel?.duel.winner != nil }

  package var awaitsPlayer: Bool { lock == nil && seat?.aiming != nil }

  package var takesText: Bool { true }

  var transport: Transport { owner == nil ? .sharedKeyboard : .conversation }

  /// A name, cut so that the smallest screen has room for text beside it.
  func name(of person: Participant, on phone: Participant, widths: CharacterWidth) -> SafeText {
    SafeText(phones[phone].contacts.name(of: person), limit: 100).cut(to: 18, widths: widths)
  }
}
