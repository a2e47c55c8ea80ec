// The options of the program: the second half of the table for parser, help, manual and completions.

import BattleshipApp
import BattleshipCore
import BattleshipFrame
import BattleshipPlay
import BattleshipPlayers
import BattleshipTerminal

enum Option: String, CaseIterable, Sendable {
  case date, names, level, rules, duel, hunt, volley, apart, seed, apps, trace, new, conversation
  case listen, address, connect, via
  case asName = "as"
  case playerName = "name"
  case lines, ascii, theme, color
  case noColor = "no-color"
  case calls
  case exportKey = "export"
  case importKey = "import"
  case yes
  case language, ships, random, base, auto, key, anyway, reveal, advise, json, plain, still, quiet, print, version, help

  var name: String { "--\(rawValue)" }

  init?(name: String) {
    guard name.hasPrefix("--") else { return nil }
    self.init(rawValue: String(name.dropFirst(2)))
  }
}

struct OptionEntry: Sendable {
  let value: Option.Value?
  let help: String
  let commands: Set<Command>

  init(takes value: Option.Value? = nil, _ help: String, for commands: Set<Command>) {
    self.value = value
    self.help = help
    self.commands = commands
  }
}

extension Option {
  struct Value: Sendable {
    let label: String
    let kind: ValueKind

    init(_ label: String, _ kind: ValueKind = .text) { (self.label, self.kind) = (label, kind) }

    enum ValueKind: Hashable, Sendable {
      /// Words to complete; other values may be valid too.
      case words([String])
      case file
      case text
    }
  }

  /// The words to complete; other values may be valid too.
  var words: [String] { if case .words(let words)? = entry.value?.kind { words } else { [] } }

  /// Such as `easy, fair or strong`.
  var choice: String { Self.choice(of: words) }

  private static func choice(of words: [String]) -> String {
    Language.english.choice(of: words.map { SafeText($0) }).string
  }

  private static let levels = ComputerPlayer.Level.allCases.map(\.rawValue)
  private static let colorChoices = ColorChoice.allCases.map(\.rawValue)
  private static let printed = Printed.allCases.map(\.rawValue)

  var written: String { entry.value.map { "\(name) \($0.label)" } ?? name }

  private static let onScreen: Set<Command> = [.title, .play, .solo, .two, .daily, .new, .open, .replay, .duel]
  private static let playing = onScreen.subtracting([.replay])
  private static let hiding: Set<Command> = [.new, .duel, .join]
  private static let live: Set<Command> = [.duel, .open]
  private static let withKey: Set<Command> = [.open, .shoot, .inspect, .duel, .join, .resign, .key]

  var entry: OptionEntry {
    switch self {
    case .date:
      OptionEntry(takes: Value("YYYY-MM-DD"), "the day of the board; without it, today in UTC", for: [.daily])
    case .names:
      OptionEntry(takes: Value("A,B"), "the names of the two players (John,Kate)", for: [.title, .play, .two])
    case .level:
      OptionEntry(
        takes: Value("LEVEL", .words(Self.levels)),
        "how well the computer plays: \(Self.choice(of: Self.levels)) (solo: fair, shoot: strong)",
        for: [.title, .solo, .shoot])
    case .rules:
      OptionEntry(
        takes: Value("RULES", .words(Rules.presets.map(\.name))),
        """
        \(Self.presets), or COLUMNSxROWS:FLEET as \
        8x8:4.3.2, in a hunt with :MISSES or :never, such as 6x6:3.2.2:14; the default for a duel is \
        classic
        """, for: [.title, .play, .solo, .two, .new, .duel])
    case .duel: OptionEntry("play sealed duels instead of hunts: both hide ships, and both fire", for: [.title, .play])
    case .volley:
      OptionEntry(
        takes: Value("N", .words(["1", "afloat", "again"])),
        "the shots of a turn: a number (1), afloat for one per ship afloat (by link), again for another after each hit",
        for: [.title, .play, .solo, .two, .duel])
    case .hunt: OptionEntry("one player hides ships, and the other fires", for: [.two])
    case .apart:
      OptionEntry(
        "ships do not touch, not even at a corner",
        for: [.title, .play, .solo, .two, .new, .duel])
    case .seed:
      OptionEntry(
        takes: Value("N"), "the same random ships every time; keys and nonces are never drawn from it",
        for: [.play, .new])
    case .apps:
      OptionEntry(
        takes: Value("FOLDER", .file),
        "install the sticker packs of a folder on both phones: Xcode's NAME.stickerpack, or folders with a pack.txt",
        for: [.play])
    case .trace:
      OptionEntry(
        takes: Value("FILE", .file), "write the host's calls and every sent message to a file", for: [.play])
    case .new:
      OptionEntry(
        "start a new conversation, moving the old one to a file of its own, or another game", for: [.play, .solo, .two])
    case .conversation:
      OptionEntry(takes: Value("FILE", .file), "share a conversation with another terminal", for: [.play])
    case .asName: OptionEntry(takes: Value("NAME"), "whose terminal this is, with --conversation", for: [.play])
    case .listen:
      OptionEntry(
        takes: Value("PORT|FILE", .file), "play live, and wait for the other player at a port or a socket file",
        for: Self.live)
    case .address:
      OptionEntry(
        takes: Value("ADDRESS"),
        "where others can reach the port: 0.0.0.0 for all networks (127.0.0.1, which is this machine alone)",
        for: Self.live)
    case .connect:
      OptionEntry(
        takes: Value("HOST:PORT|FILE", .file), "play live with somebody who listens there", for: Self.live)
    case .via:
      OptionEntry(
        takes: Value("COMMAND"), "play live over a command that carries lines, such as 'ssh HOST nc -U sea.sock'",
        for: Self.live)
    case .playerName:
      OptionEntry(
        takes: Value("NAME"),
        "what you are called in a duel, for everybody with the link to read: at most 24 characters",
        for: [.duel, .join, .open])
    case .lines:
      OptionEntry(
        "play in lines of text, without a screen: for screen readers, pipes and any terminal", for: Self.playing)
    case .ascii: OptionEntry("draw with ASCII only", for: Self.onScreen)
    case .theme:
      OptionEntry(
        takes: Value("THEME", .words(Theme.allCases.map(\.rawValue))),
        "pegs (red hits), demo (green hits), safe (for colour-blind players), light or mono", for: Self.onScreen)
    case .calls: OptionEntry("show the host's calls beside the phone if there is room; F12 lists them", for: [.play])
    case .color:
      OptionEntry(
        takes: Value("WHEN", .words(Self.colorChoices)), Self.choice(of: Self.colorChoices), for: Self.onScreen)
    case .noColor: OptionEntry("the same as --color never", for: Self.onScreen)
    case .exportKey: OptionEntry("print the key; anyone with it can play as you and see your ships", for: [.key])
    case .importKey: OptionEntry("read a key from standard input; the current one stays beside it", for: [.key])
    case .yes: OptionEntry("also print the key to a file or a pipe; on a terminal you are asked first", for: [.key])
    case .language:
      OptionEntry(
        takes: Value("LANG", .words(Language.allCases.map(\.rawValue))),
        "en for English, zh for Simplified Chinese; output for programs is the same in both",
        for: Set(Command.allCases))
    case .ships:
      OptionEntry(
        takes: Value("SHIPS"),
        "hide the ships there, without a screen: A1,C3 or B2-B5,D1-D2; - reads them from standard input",
        for: Self.hiding)
    case .random: OptionEntry("hide the ships at random, without a screen", for: Self.hiding)
    case .base:
      OptionEntry(
        takes: Value("URL"),
        """
        the web address of the message, such as that of a page that plays it; a # at its end keeps the game from \
        the page's server
        """,
        for: [.new, .duel, .play])
    case .auto:
      OptionEntry("let the computer choose the cells: one in a hunt, in a duel as many as are due", for: [.shoot])
    case .key:
      OptionEntry(
        takes: Value("FILE", .file), "the player's key; duels are remembered in FILE.duels", for: Self.withKey)
    case .anyway:
      OptionEntry(
        "answer a message of a duel despite a warning: not remembered here, or ahead of your turns",
        for: [.open, .shoot, .resign])
    case .reveal:
      OptionEntry(
        "also show undiscovered ships; in a duel your own, and those that were opened", for: [.inspect])
    case .advise:
      OptionEntry(
        "add how likely a ship is at each cell, and where the computer would fire at its strongest", for: [.inspect])
    case .json: OptionEntry("print one line of JSON, for programs", for: [.inspect, .score])
    case .still: OptionEntry("no animation: no flash when a shot lands", for: Self.playing)
    case .quiet: OptionEntry("no bell when a ship is sunk or a message arrives", for: Self.playing)
    case .plain: OptionEntry("print the boards on standard output, even on a terminal", for: [.replay])
    case .print:
      OptionEntry(
        takes: Value("WHAT", .words(Self.printed)),
        "print the manual, or the completions of a shell: \(Self.choice(of: Self.printed))", for: [.title, .play])
    case .version: OptionEntry("print the version", for: Set(Command.allCases))
    case .help: OptionEntry("print this help", for: Set(Command.allCases))
    }
  }

  private static let presets = Rules.presets.map {
    "\($0.name) (\($0.rules.board)\($0.rules.apart ? ", ships apart" : ""))"
  }.joined(separator: ", ")
}

/// A value of `--print`.
enum Printed: String, CaseIterable, Sendable {
  case man, bash, zsh, fish
}
