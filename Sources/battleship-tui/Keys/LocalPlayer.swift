// The player at this terminal, with their keys and the memory of their duels; stores each answer before showing it.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import CSystem

/// If the keys or the memory cannot be used, a ``CommandError`` is thrown before anything is shown or sent.
struct LocalPlayer {
  private let folder: DuelFolder
  let keys: KeyRing
  private let name: Duel.Name?
  private let insists: Bool

  init?(_ options: PlayerOptions, mayMake: Bool) throws(CommandError) {
    let file = try Self.keyFile(options.key, mayMake: mayMake)
    guard let keys = try Self.keys(in: file, mayMake: mayMake) else { return nil }
    folder = DuelFolder(path: file.memory)
    self.keys = keys
    name = options.ownName
    insists = options.insists
  }

  static func existing(_ options: PlayerOptions, mayMake: Bool = false) throws(CommandError) -> LocalPlayer {
    guard let player = try LocalPlayer(options, mayMake: mayMake) else {
      throw failure(.missing, try keyFile(options.key, mayMake: mayMake).path)
    }
    return player
  }

  static func keys(_ named: Path?) throws(CommandError) -> KeyRing? {
    try keys(in: keyFile(named, mayMake: false), mayMake: false)
  }

  /// How a message relates to the last one written with a key; nil without a key, or in a duel of other people.
  ///
  /// Also nil if the key or the memory cannot be read; the error goes to standard error.
  static func relation(of duel: Duel, to named: Path?) -> Relation? {
    // Without a state folder there is no key.
    guard let file = try? KeyFile(named, mayMake: false) else { return nil }
    var path = file.path
    let key: PlayerKey
    do throws(KeyError) {
      guard let keys = try ring(in: file, mayMake: false, at: &path) else { return nil }
      key = keys.key(of: duel)
    } catch {
      BattleshipTUI.complain(sentence(error, path))
      return nil
    }
    do throws(MemoryError) {
      let last = try DuelFolder(path: file.memory).last(of: duel.identifier, by: duel.player(with: key))
      return try? duel.relation(to: last, key: key)
    } catch {
      BattleshipTUI.complain(ErrorMessages.sentence(error, file: file.memory))
      return nil
    }
  }

  static func keyFile(_ named: Path?, mayMake: Bool) throws(CommandError) -> KeyFile {
    do throws(KeyError) {
      return try KeyFile(named, mayMake: mayMake)
    } catch {
      throw failure(error, named ?? StatePlace.key)
    }
  }

  /// nil if there are none, or if they cannot be read, which opening a duel reports.
  static var ownKeys: KeyRing? {
    guard let file = try? KeyFile(nil, mayMake: false) else { return nil }
    var path = file.path
    return (try? ring(in: file, mayMake: false, at: &path)) ?? nil
  }

  private static func keys(in file: KeyFile, mayMake: Bool) throws(CommandError) -> KeyRing? {
    var path = file.path
    do throws(KeyError) {
      return try ring(in: file, mayMake: mayMake, at: &path)
    } catch {
      throw failure(error, path)
    }
  }

  /// On failure, `path` is the file that could not be read.
  private static func ring(in file: KeyFile, mayMake: Bool, at path: inout Path) throws(KeyError) -> KeyRing? {
    if mayMake { _ = try file.readOrMake(newKey) }
    guard let key = try file.read() else { return nil }
    var earlier: [PlayerKey] = []
    for file in try file.earlier {
      path = file.path
      if let key = try file.read() { earlier.append(key) }
    }
    return KeyRing(key, earlier: earlier)
  }

  private static func newKey() -> PlayerKey {
    var generator = SystemRandomNumberGenerator()
    return PlayerKey(using: &generator)
  }

  static func failure(_ error: KeyError, _ path: Path?) -> CommandError { .failed(sentence(error, path)) }

  /// The sentence for an error; a damaged key is set aside.
  private static func sentence(_ error: KeyError, _ path: Path?) -> SafeText {
    ErrorMessages.sentence(path.map { KeyFile(path: $0).setAside(after: error) } ?? error, file: path)
  }

  private func player(in duel: Duel) -> DuelPlayer { DuelPlayer(key: keys.key(of: duel)) }
}

extension LocalPlayer {
  /// The player's side of a received duel, compared with the memory; nil in a duel of other people.
  func open(_ duel: Duel) throws(CommandError) -> OwnDuel? {
    let last = try last(of: duel)
    do throws(ReceptionError) {
      return try player(in: duel).open(duel, last: last, insists: insists)
    } catch .duel(.notYourDuel) {
      return nil
    } catch {
      throw .refusal(error, ErrorMessages.language)
    }
  }

  /// Stores a text of a duel in place of the expected one, and returns the result as events for the table.
  func exchange(_ identifier: String, expected: String?, new: String) -> (events: [TableEvent], notice: Notice?) {
    let name = SavedName.duel(identifier)
    guard let duel = DuelRecord(text: new)?.written else { return ([.stored(name, .forbidden)], nil) }
    let player = duel.player(with: keys.key(of: duel))
    do throws(MemoryError) {
      let isDone = try folder.exchange(
        identifier, by: player, expecting: expected, new: new, within: GameRecords.longestWait)
      if isDone { return ([.stored(name, .done)], nil) }
      let found = try folder.last(of: identifier, by: player)?.text
      let words = ErrorMessages.language.sentences.page
      return ([.savedElsewhere(name, found), .stored(name, .other)], .said(words.note(.wentOnElsewhere)))
    } catch {
      if case .unwritable(.obstacle(.held(let process))) = error {
        return ([.stored(name, .busy)], .held(byProcess: process))
      }
      return ([.stored(name, .forbidden)], .said(ErrorMessages.sentence(error, file: folder.path)))
    }
  }

  func join(_ duel: Duel, with ships: OwnShips, shots: [Cell], on base: MessageURLBase) -> CommandResult {
    var generator = SystemRandomNumberGenerator()
    do throws(CommandError) {
      let move = try DuelMove.joining(
        duel, with: ships, shots: shots, name: name, after: try last(of: duel)?.written, key: keys.key(of: duel),
        using: &generator, ErrorMessages.language)
      return answer(move, in: duel, on: base)
    } catch {
      return .refused(error)
    }
  }

  func answer(_ move: DuelMove, in duel: Duel, on base: MessageURLBase) -> CommandResult {
    let (player, move) = (player(in: duel), move.named(name))
    var (folder, generator) = (folder, SystemRandomNumberGenerator())
    do throws(DuelAnswerError<MemoryError>) {
      let written = try player.answer(move, to: duel, in: &folder, insists: insists, using: &generator)
      note(written)
      return .written(written, by: move, key: player.key, on: base)
    } catch {
      switch error {
      case .reception(let error): return .refused(.refusal(error, ErrorMessages.language))
      case .memory(let error): return .refused(failure(error))
      }
    }
  }

  func challenge(_ ships: OwnShips, rules: Rules, volley: Volley, on base: MessageURLBase) -> CommandResult {
    var generator = SystemRandomNumberGenerator()
    do throws(CommandError) {
      let duel = try Duel.challenge(
        ships, rules: rules, volley: volley, name: name, key: keys.current, using: &generator, ErrorMessages.language)
      try store(duel)
      return .written(duel, key: keys.current, on: base)
    } catch {
      return .refused(error)
    }
  }

  /// Stores a challenge, whose new seal is not in any memory yet.
  private func store(_ challenge: Duel) throws(CommandError) {
    do throws(MemoryError) {
      _ = try folder.exchange(
        challenge.identifier, by: .first, expecting: nil, new: DuelRecord(written: challenge))
    } catch {
      throw failure(error)
    }
  }

  func last(of duel: Duel) throws(CommandError) -> DuelRecord? {
    do throws(MemoryError) {
      return try folder.last(of: duel.identifier, by: duel.player(with: keys.key(of: duel)))
    } catch {
      throw failure(error)
    }
  }

  /// Records a finished duel; one that is already recorded counts once.
  private func note(_ duel: Duel) {
    let tookAdvice = LinkFolder.game(of: .duel(duel))?.tookAdvice ?? false
    guard let side = try? duel.side(of: keys.key(of: duel)),
      let game = FinishedGame(byLink: duel, by: side.player, tookAdvice: tookAdvice),
      let error = GameBook.note(game)
    else { return }
    GameBook.complain(error)
  }

  private func failure(_ error: MemoryError) -> CommandError {
    .failed(ErrorMessages.sentence(error, file: folder.path))
  }
}
