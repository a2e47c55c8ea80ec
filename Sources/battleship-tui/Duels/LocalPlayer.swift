// The player at this program: key files, and the folder beside them; every answer is kept before it is shown.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import CSystem

/// A player with keys and a memory in files.
///
/// If keys or memory cannot be used, the program ends with a sentence, before anything is shown or sent.
struct LocalPlayer {
  private let folder: DuelFolder
  private let keys: KeyRing
  private let insists: Bool

  /// Loads the named key, or the user's own; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - options: The key file, and whether the player insists.
  ///   - mayMake: Whether to create a key if there is none.
  init?(_ options: DuelOptions.Player, mayMake: Bool) {
    let file = Self.keyFile(options.key, mayMake: mayMake)
    guard let keys = Self.keys(in: file, mayMake: mayMake) else { return nil }
    (folder, self.keys, insists) = (DuelFolder(path: file.memory), keys, options.insists)
  }

  /// Loads an existing key, or creates one on request; without one the program ends.
  static func existing(_ options: DuelOptions.Player, mayMake: Bool = false) -> LocalPlayer {
    guard let player = LocalPlayer(options, mayMake: mayMake) else {
      refuse(.missing, keyFile(options.key, mayMake: mayMake).path)
    }
    return player
  }

  /// The named key, or the user's own, and those before it; `nil` if there is none.
  static func keys(_ named: Path?) -> KeyRing? {
    keys(in: keyFile(named, mayMake: false), mayMake: false)
  }

  /// How a message relates to the last one that the owner of a key wrote here; `nil` if there is no key.
  ///
  /// It is `nil` as well if key or memory cannot be read, which is reported on standard error.
  static func relation(of duel: Duel, to named: Path?) -> Relation? {
    let file: KeyFile
    do throws(KeyError) {
      file = try KeyFile(named, mayMake: false)
      guard try file.read() != nil else { return nil }
    } catch {
      if error != .noPlace { BattleshipTUI.complain(sentence(error, named ?? StatePlace.key(makesDirectory: false))) }
      return nil
    }
    do throws(MemoryError) {
      return duel.relation(to: try DuelFolder(path: file.memory).last(of: duel.identifier))
    } catch {
      BattleshipTUI.complain(ErrorMessages.sentence(error, file: file.memory))
      return nil
    }
  }

  static func keyFile(_ named: Path?, mayMake: Bool) -> KeyFile {
    do throws(KeyError) {
      return try KeyFile(named, mayMake: mayMake)
    } catch {
      refuse(error, named)
    }
  }

  /// The user's own keys for a list; `nil` if there are none, or if they cannot be read, which opening a duel reports.
  static var ownKeys: KeyRing? {
    guard let file = try? KeyFile(nil, mayMake: false) else { return nil }
    var path = file.path
    return (try? ring(in: file, mayMake: false, at: &path)) ?? nil
  }

  private static func keys(in file: KeyFile, mayMake: Bool) -> KeyRing? {
    var path = file.path
    do throws(KeyError) {
      return try ring(in: file, mayMake: mayMake, at: &path)
    } catch {
      refuse(error, path)
    }
  }

  /// Reads the keys; `path` is the file being read.
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

  static func refuse(_ error: KeyError, _ path: Path?) -> Never {
    BattleshipTUI.refuse(sentence(error, path), status: 1)
  }

  /// Why a key cannot be used, in words; a damaged one is set aside.
  private static func sentence(_ error: KeyError, _ path: Path?) -> SafeText {
    ErrorMessages.sentence(path.map { KeyFile(path: $0).setAside(after: error) } ?? error, file: path)
  }

  /// This player in a duel, with the key that sealed their ships.
  private func player(in duel: Duel) -> DuelPlayer { DuelPlayer(key: keys.key(of: duel)) }
}

extension LocalPlayer {
  /// A message as this player sees it; a winner's close is kept, and a foul in it recorded for the score.
  func open(_ duel: Duel) throws(ReceptionError) -> OwnDuel {
    let last: Duel?
    do throws(MemoryError) {
      last = try folder.last(of: duel.identifier)
    } catch {
      refuse(error)
    }
    let own = try player(in: duel).open(duel, last: last, insists: insists)
    if own.due == .nothing, own.duel != last { _ = answer(.finish, in: duel, on: .demo) }
    return own
  }

  /// Joins a duel, and keeps the answer.
  func join(_ duel: Duel, with ships: OwnShips, shots: [Cell], on base: MessageURLBase) -> CommandAnswer {
    keeping(duel.identifier) { last in
      var generator = SystemRandomNumberGenerator()
      return DuelAnswer.joining(
        with: ships, shots: shots, duel, on: base, by: player(in: duel), last: last, insists: insists,
        using: &generator, ErrorMessages.language)
    }
  }

  /// Makes a move in a duel, and keeps the answer.
  func answer(_ move: DuelMove, in duel: Duel, on base: MessageURLBase) -> CommandAnswer {
    keeping(duel.identifier) { last in
      var generator = SystemRandomNumberGenerator()
      return DuelAnswer.to(
        move, in: duel, on: base, by: player(in: duel), last: last, insists: insists, using: &generator,
        ErrorMessages.language)
    }
  }

  /// A notice if another process has locked the memory or the finished games, so that a move has to wait.
  var lockNotice: Notice? {
    do throws(MemoryError) {
      close(try folder.locked(within: GameRecords.patience))
    } catch {
      if case .unwritable(.obstacle(.held(let process))) = error { return .held(byProcess: process) }
    }
    return GameBook.lockNotice
  }

  /// Writes a challenge, and keeps it.
  func challenge(_ ships: OwnShips, rules: Rules, volley: Volley, on base: MessageURLBase) -> CommandAnswer {
    keeping(nil) { _ in
      var generator = SystemRandomNumberGenerator()
      return DuelAnswer.challenge(
        ships, rules: rules, volley: volley, on: base, key: keys.current, using: &generator, ErrorMessages.language)
    }
  }

  /// Keeps the message of an answer; if another program kept one first, the answer is worked out again.
  private func keeping(_ identifier: String?, _ answer: (_ last: Duel?) -> DuelAnswer) -> CommandAnswer {
    do throws(MemoryError) {
      while true {
        let last = try identifier.flatMap { identifier throws(MemoryError) in try folder.last(of: identifier) }
        let answer = answer(last)
        guard let written = answer.written else { return answer.answer }
        if written != last {
          guard try folder.exchange(written.identifier, expecting: last, new: written) else { continue }
        }
        note(written)
        return answer.answer
      }
    } catch {
      refuse(error)
    }
  }

  /// Records a finished duel for the score; one that is recorded twice counts once.
  private func note(_ duel: Duel) {
    let isHinted = LinkFolder.game(of: .duel(duel))?.isHinted ?? false
    guard let side = try? duel.side(of: keys.key(of: duel)),
      let game = FinishedGame(duel, by: side.player, against: .unnamed, isHinted: isHinted),
      let error = GameBook.note(game)
    else { return }
    GameBook.complain(error)
  }

  private func refuse(_ error: MemoryError) -> Never {
    BattleshipTUI.refuse(ErrorMessages.sentence(error, file: folder.path), status: 1)
  }
}
