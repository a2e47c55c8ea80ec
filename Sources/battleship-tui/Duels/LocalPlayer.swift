// The player at this program: a key file, and the folder beside it; every answer is kept before it is shown.

import BattleshipApp
import BattleshipCore
import BattleshipPlay

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A player with a key and a memory in files.
///
/// An error in these ends the program with a sentence, before anything is shown or sent.
struct LocalPlayer {
  private let folder: DuelFolder
  private let player: DuelPlayer
  private let insists: Bool

  /// Loads the named key, or the user's own; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - options: The key file, and whether the player insists.
  ///   - mayMake: Whether to create a key if there is none.
  init?(_ options: DuelOptions.Player, mayMake: Bool) {
    let file = Self.keyFile(options.key, mayMake: mayMake)
    guard let key = Self.key(in: file, mayMake: mayMake) else { return nil }
    (folder, player, insists) = (DuelFolder(path: file.memory), DuelPlayer(key: key), options.insists)
  }

  /// Loads an existing key; without one the program ends.
  static func existing(_ options: DuelOptions.Player) -> LocalPlayer {
    guard let player = LocalPlayer(options, mayMake: false) else {
      refuse(.missing, keyFile(options.key, mayMake: false).path)
    }
    return player
  }

  /// The named key, or the user's own; `nil` if there is none.
  static func key(_ named: Path?) -> PlayerKey? {
    key(in: keyFile(named, mayMake: false), mayMake: false)
  }

  /// What a message is to the last one that the owner of a key wrote here; `nil` if there is no key.
  ///
  /// It is `nil` as well if key or memory cannot be read, which is reported on standard error.
  static func relation(of duel: Duel, to named: Path?) -> Relation? {
    let file: KeyFile
    do throws(KeyError) {
      file = try KeyFile(named, mayMake: false)
      guard try file.read() != nil else { return nil }
    } catch {
      if error != .noPlace { BattleshipTUI.complain(Complaint.sentence(error, file: named)) }
      return nil
    }
    do throws(MemoryError) {
      return duel.relation(to: try DuelFolder(path: file.memory).last(of: duel.identifier))
    } catch {
      BattleshipTUI.complain(Complaint.sentence(error, file: file.memory))
      return nil
    }
  }

  static func refuseWithoutKey() -> Never { refuse(.missing, nil) }

  private static func keyFile(_ named: Path?, mayMake: Bool) -> KeyFile {
    do throws(KeyError) {
      return try KeyFile(named, mayMake: mayMake)
    } catch {
      refuse(error, named)
    }
  }

  private static func key(in file: KeyFile, mayMake: Bool) -> PlayerKey? {
    do throws(KeyError) {
      return mayMake ? try file.readOrMake() : try file.read()
    } catch {
      refuse(error, file.path)
    }
  }

  private static func refuse(_ error: KeyError, _ path: Path?) -> Never {
    BattleshipTUI.refuse(Complaint.sentence(error, file: path), status: 1)
  }
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
    let own = try player.open(duel, last: last, insists: insists)
    if own.due == .nothing, own.duel != last { _ = answers(.fire([]), in: duel, on: .demo) }
    return own
  }

  /// Carries out an order in a duel, and keeps the answer.
  func answers(_ order: DuelOrder, in duel: Duel, on base: MessageURLBase) -> CommandAnswer {
    keeping(duel.identifier) { last in
      var generator = SystemRandomNumberGenerator()
      return DuelAnswer.to(
        order, in: duel, on: base, by: player, last: last, insists: insists, using: &generator, Complaint.language)
    }
  }

  /// A notice if another process has locked the memory or the finished games, so that a move has to wait.
  var lockNotice: Notice? {
    do throws(MemoryError) {
      close(try folder.locked(within: GameRecords.patience))
    } catch {
      if case .held(let process) = error { return .held(byProcess: process) }
    }
    return GameBook.lockNotice
  }

  /// Writes a challenge, and keeps it.
  func challenges(_ ships: OwnShips, rules: Rules, volley: Volley, on base: MessageURLBase) -> CommandAnswer {
    keeping(nil) { _ in
      var generator = SystemRandomNumberGenerator()
      return DuelAnswer.challenge(
        ships, rules: rules, volley: volley, on: base, key: player.key, using: &generator, Complaint.language)
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
    guard let side = try? duel.side(of: player.key),
      let game = FinishedGame(duel, by: side.player, against: .unnamed), let error = GameBook.note(game)
    else { return }
    GameBook.complain(error)
  }

  private func refuse(_ error: MemoryError) -> Never {
    BattleshipTUI.refuse(Complaint.sentence(error, file: folder.path), status: 1)
  }
}
