// The command `key`: exports a player's key as 43 characters, or imports one, as the browser page does.

import BattleshipCore
import BattleshipPlay
import CSystem

enum KeyTransfer {
  private static let words = ErrorMessages.words.keyNote

  /// The most bytes to read; even a key with white space is shorter.
  private static let limit = 1_024

  static func run(_ options: Options) -> Never {
    if options.has(.exportKey) { export(options.player.key, wantsFile: options.has(.yes)) }
    importKey(options.player.key)
  }

  /// The key must stay secret, so the player has to confirm before it is shown or written.
  private static func export(_ named: Path?, wantsFile: Bool) -> Never {
    let file = LinkCommand.orRefusal(try LocalPlayer.keyFile(named, mayMake: false))
    do throws(KeyError) {
      guard let key = try file.read() else { throw .nothingToExport }
      if System.outputIsNoTerminal {
        guard wantsFile else { BattleshipTUI.refuse(words(.needsYes), status: 2) }
      } else {
        System.write(words(.mayBeShown).string, to: 1)
        let answer = LinkCommand.input(limit: limit)
        guard String(decoding: answer, as: UTF8.self).split(whereSeparator: \.isWhitespace) == ["yes"] else {
          BattleshipTUI.refuse(words(.notShown), status: 1)
        }
      }
      BattleshipTUI.finish(printing: key.text + "\n")
    } catch {
      LinkCommand.refuse(LocalPlayer.failure(error, file.path))
    }
  }

  /// Holds the lock of the memory, so that no other program answers a duel with the current key meanwhile.
  private static func importKey(_ named: Path?) -> Never {
    guard let key = readKey() else { BattleshipTUI.refuse(words(.notAKey), status: 1) }
    let file = LinkCommand.orRefusal(try LocalPlayer.keyFile(named, mayMake: true))
    let folder = DuelFolder(path: file.memory)
    do throws(MemoryError) {
      let lock = try folder.locked()
      defer { close(lock) }
      BattleshipTUI.finish(printing: report(take(key, file), file) + "\n")
    } catch {
      BattleshipTUI.refuse(ErrorMessages.sentence(error, file: folder.path), status: 1)
    }
  }

  private static func take(_ key: PlayerKey, _ file: KeyFile) -> KeyFile.Import {
    do throws(KeyError) {
      return try file.take(key)
    } catch {
      LinkCommand.refuse(LocalPlayer.failure(error, file.path))
    }
  }

  private static func report(_ result: KeyFile.Import, _ file: KeyFile) -> String {
    let name = ErrorMessages.plain(file.path.text, limit: 200)
    return switch result {
    case .done(let kept): words(.imported(name, kept: kept.map { ErrorMessages.plain($0, limit: 200) })).string
    case .same: words(.same(name)).string
    }
  }

  /// Reads a key; a terminal does not echo it.
  private static func readKey() -> PlayerKey? {
    guard isatty(0) == 1 else { return key(in: LinkCommand.input(limit: limit)) }
    HiddenInput.begin()
    System.write(words(.typeIt).string, to: 2)
    let letters = LinkCommand.input(limit: limit)
    HiddenInput.end()
    System.write("\n", to: 2)
    return key(in: letters)
  }

  private static func key(in bytes: [UInt8]) -> PlayerKey? {
    bytes.count > limit ? nil : String(validating: bytes, as: UTF8.self).flatMap { PlayerKey(text: $0) }
  }
}
