// How a live game is connected: by listening, by connecting, or by a command.

import BattleshipApp
import BattleshipPlay
import CSystem

enum LiveWay: Equatable {
  case listening(Endpoint)
  case connecting(Endpoint)
  case via(String)
}

extension LiveWay {
  var onAnyPort: LiveWay {
    if case .listening(.network(let host, _)) = self { .listening(.network(host: host, port: 0)) } else { self }
  }

  /// A live game from the title, which listens on every interface; nil if the game is not played live.
  ///
  /// - Throws: ``CommandError`` if the typed text is not an address.
  init?(_ start: GameStart) throws(CommandError) {
    switch start {
    case .waitLive, .goLive(_, at: nil): self = .listening(.network(host: "0.0.0.0", port: 4242))
    case .joinLive(let text), .goLive(_, let text?):
      guard let endpoint = Endpoint(connecting: text) else {
        throw .wrongUsage(ErrorMessages.language.sentences.live.noPlace(ErrorMessages.plain(text, limit: 200)))
      }
      self = .connecting(endpoint)
    case .computer, .two, .phones, .resume, .byLink, .daily, .open: return nil
    }
  }
}

enum Endpoint: Equatable {
  case network(host: String, port: UInt16)
  /// A socket file.
  case file(Path)

  /// The value of `--listen`: a port, or a file.
  init?(listening text: String, address: String?) {
    if let port = UInt16(text), text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
      self = .network(host: address ?? "127.0.0.1", port: port)
    } else {
      guard address == nil, Self.isFile(text) else { return nil }
      self = .file(Path(text))
    }
  }

  /// The value of `--connect`: a host and its port, or a file.
  init?(connecting text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count > 1, !text.contains("/"), let port = parts.last.flatMap({ UInt16($0) }), port > 0 {
      var host = parts.dropLast().joined(separator: ":")
      if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
      guard !host.isEmpty, !host.hasPrefix("-"), host.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
      self = .network(host: host, port: port)
    } else {
      guard Self.isFile(text) else { return nil }
      self = .file(Path(text))
    }
  }

  /// Whether a name has a slash, or a dot before letters, as in `sea.sock`.
  private static func isFile(_ text: String) -> Bool {
    let letters = text.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
    return text.contains("/") || letters.contains { $0.first?.isLetter == true }
  }

  /// The address as it is typed.
  var text: String {
    switch self {
    case .network(let host, let port): host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    case .file(let path): path.text
    }
  }
}
