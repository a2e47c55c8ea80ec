// The whole of the hot seat as a value: two phones, in whose hand, locked or not, and what is focused.

import BattleshipCore
import BattleshipPlay
import MessagesHost

/// What the program knows between two events.
public struct AppState: Equatable, Sendable {
  /// The phones with their conversation.
  public internal(set) var phones: TwoPhones<BattleshipExtension>

  /// Whose phone the terminal is.
  var holder = Participant.first

  /// Whether the phone is locked, with the notification that it shows.
  public internal(set) var lock: LockScreen?

  /// What lies over the screen.
  var overlay: Overlay?

  /// Whether nothing moves, because nobody wakes the screen or the person wants none of it.
  public var isStill = true

  /// What has just been struck, while that is shown.
  var flash: Flash?

  /// How many games each of the two has won.
  var wins: [Participant: Int] = [:]

  /// The number by which the conversation is known among others.
  let identity: UInt64

  /// A game shown once more, while the person with the phone watches that.
  var replay: ReplayState?

  /// How far the overlay is scrolled, in lines.
  var overlayScroll = 0

  /// What the player focused on the phone outside of the game's seat, if that is not the next step.
  var chosenFocus: Target?

  /// Whether the apps of the phone are shown, to choose one.
  var showsApps = false

  /// Where the sticker in the hand would lie.
  var aim: StickerAim?

  /// Which items each person has opened.
  var opened: [Participant: Set<Int>] = [:]

  /// When the first message of this sitting was sent or came in.
  var firstSent: FirstSent?

  /// How far back the transcript is scrolled, in rows.
  var scrolledBack = 0

  /// Whether the host's calls are shown beside the phone, where the screen is wide enough.
  public var showsCalls = false

  /// What is to be said about the last event.
  public var notice: Notice?

  /// Every call that the host made on the extension.
  var log = CallLog()

  /// The staged message that was to be deleted by the last event, which only asked.
  var deletes: Int?

  /// Whether something was copied since the phone was unlocked.
  var hasCopied = false

  /// The language in which everything is said.
  public var language = Language.english

  /// Whose terminal this is, where each of the two people has one; nil where they share it.
  public internal(set) var owner: Participant?

  /// Whether the other person is at their terminal; nil if that is not known, or they share this one.
  public var isOtherHere: Bool?

  /// The command with which the other person comes to their terminal; nil if they share this one.
  public var invitation: SafeText?

  /// What the two sent each other, where nothing else is known of the other person's phone; nil where both are known.
  public var book: MailBook?

  /// Who was to move, by what was kept.
  var toMove: Participant?

  /// What was sent by a kept line and is not confirmed by the next one yet.
  var unsaid: [Envelope] = []

  /// Whether the conversation is kept, so that it can be gone on with.
  public var isKept = true

  /// The game that is begun here.
  let game: ChosenGame

  /// The sticker packs that both phones have beside those of the game itself.
  public let packs: [AppBundle]

  /// The pictures of their stickers, as far as they are known, by the URLs of their files.
  var pictures: ShownPictures = [:]
  /// Whether the terminal has the colours of pictures.
  public var hasManyColors = false

  /// What followed from the beginning, to be kept and traced.
  public private(set) var beginning: [AppEffect] = []

  /// Where the random ships come from.
  var generator: SplitMix64

  /// Hunts of two people at one terminal.
  public init(firstName: String, secondName: String, rules: Rules = .messages, seed: UInt64) {
    self.init(firstName: firstName, secondName: secondName, game: .hunt(rules), seed: seed)
  }

  /// Games of two people at one terminal.
  ///
  /// Both phones have the sticker `packs` beside those of the game itself.
  ///
  /// - Precondition: Each of the packs can be brought along beside the others.
  public init(firstName: String, secondName: String, game: ChosenGame, packs: [AppBundle] = [], seed: UInt64) {
    self.init(emptyWith: firstName, secondName: secondName, game: game, packs: packs.map(\.asKept), seed: seed)
    let begin = KeptLine.begin(.second, firstName: firstName, secondName: secondName, game: game, seed: seed)
    beginning =
      [.keep(begin)] + self.packs.map { .keep(.pack($0)) } + happen(.second, .leftConversation) + openGame()
  }

  /// A conversation of two people who each have a terminal, as one of them knows it.
  public init(firstName: String, secondName: String, game: ChosenGame, seed: UInt64, as person: Participant) {
    self.init(emptyWith: firstName, secondName: secondName, game: game, seed: seed)
    (owner, holder, book) = (person, person, MailBook(of: person))
    beginning = [.keep(.begin(.second, firstName: firstName, secondName: secondName, game: game, seed: seed))]
  }

  /// Phones to which nothing has happened.
  init(emptyWith firstName: String, secondName: String, game: ChosenGame, packs: [AppBundle] = [], seed: UInt64) {
    (self.game, self.packs, identity) = (game, packs, seed)
    generator = SplitMix64(seed: seed)
    let (phoneSeed, store) = (generator.next(), Store.atTerminal(with: packs))
    let own = [BattleshipExtension.manifest, StickerSet.harbour.manifest]
    func phone(_ owner: Participant, _ name: String, _ other: String) -> Phone<BattleshipExtension> {
      Phone(
        owner: owner, own: name, other: other, installed: own + packs.map(\.manifest),
        store: store, seed: phoneSeed, sendsForExtensions: game.isDuel)
    }
    phones = TwoPhones(first: phone(.first, firstName, secondName), second: phone(.second, secondName, firstName))
    for person in Participant.pair { _ = phones.update(.on(person, .notifications(.installed(.messages)))) }
  }

  /// Whether a sticker pack can be brought along beside others: none of them, and none of the game's own, is called so.
  public static func canBring(_ pack: AppBundle, beside others: [AppBundle]) -> Bool {
    pack.pack != nil && Store.atTerminal.bundle(pack.manifest) == nil
      && !others.contains { $0.manifest.identifier == pack.manifest.identifier }
  }

  /// Whether the conversation has these sticker packs beside those of the game itself.
  public func has(_ packs: [AppBundle]) -> Bool { self.packs == packs.map(\.asKept) }

  /// Whether the conversation is one of these two people who play this game.
  public func isOf(firstName: String, secondName: String, game: ChosenGame) -> Bool {
    phones.first.contacts.own == firstName && phones.second.contacts.own == secondName && self.game == game
  }

  /// The phone in the hand.
  var phone: Phone<BattleshipExtension> { phones[holder] }

  /// The seat of the person with the phone, if the phone is unlocked and the game is open and expanded.
  var seat: Seat? {
    guard lock == nil, let instance = phone.running?.instance, instance.showsSeat else { return nil }
    return instance.seat
  }

  /// How the two reach each other.
  var way: Company.Way { owner == nil ? .sharedKeyboard : .conversation }

  /// A name as a text that can be shown, with room beside it for what is said of its bearer on the least screen.
  func name(of person: Participant, on phone: Participant, widths: CharacterWidth) -> SafeText {
    SafeText(phones[phone].contacts.name(of: person), limit: 100).cut(to: 18, widths: widths)
  }
}

/// A time of the day.
public struct ClockTime: Hashable, Sendable {
  /// The hour, 0 to 23, and the minute, 0 to 59.
  public let hour, minute: Int

  /// A time of the day.
  public init(hour: Int, minute: Int) {
    self.hour = hour
    self.minute = minute
  }

  /// The time as a clock shows it: `09:26`.
  var text: SafeText {
    "\(hour < 10 ? "0" : "" as SafeText)\(hour):\(minute < 10 ? "0" : "" as SafeText)\(minute)"
  }
}

/// When the first message of a sitting was sent or came in, and how many items each transcript had then.
struct FirstSent: Hashable, Sendable {
  let time: ClockTime
  let itemsBefore: [Participant: Int]
}

/// What lies over the screen.
enum Overlay: Hashable, Sendable {
  /// The keys.
  case help
  /// The host's calls.
  case callLog
}
