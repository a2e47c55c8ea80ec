// A static server on the loopback that serves the page and records its requests.

import CSystem
import Foundation
import Synchronization

/// Serves one page under every path, on its own thread.
final class Server: Sendable {
  let address: String
  private let socket: Int32
  private let lines = Mutex<[String]>([])

  /// The first lines of all requests.
  var requests: [String] { lines.withLock { $0 } }

  init(handingOut page: Data) throws {
    let (listening, port) = try Loopback.socket(port: 0) { socket, place, size in
      bind(socket, place, size) == 0 && listen(socket, 16) == 0 && getsockname(socket, place, &size) == 0
    }
    (socket, address) = (listening, "http://127.0.0.1:\(port)/game/battleship.html")
    let head = "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: \(page.count)"
    let answer = Data("\(head)\r\nConnection: close\r\n\r\n".utf8) + page
    Thread.detachNewThread { [weak self] in
      while true {
        let visitor = accept(listening, nil, nil)
        guard visitor >= 0 else { return }
        // A browser also opens connections on which it requests nothing yet.
        Thread.detachNewThread { [weak self] in
          let request = String(decoding: Loopback.read(from: visitor), as: UTF8.self)
          if let line = request.split(separator: "\r\n").first {
            self?.lines.withLock { $0.append(String(line)) }
            Loopback.write(answer, to: visitor)
          }
          close(visitor)
        }
      }
    }
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }
}
