// Sockets on this machine: one to control the driver, one to serve the page.

import CSystem
import Foundation

/// Connections to and on 127.0.0.1.
enum Loopback {
  /// Opens a socket, and runs the body with an address on the loopback.
  static func socket(
    port: UInt16, _ use: (Int32, UnsafeMutablePointer<sockaddr>, inout socklen_t) -> Bool
  ) throws -> (socket: Int32, port: UInt16) {
    let made = CSystem.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isDone = withUnsafeMutablePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { use(made, $0, &size) }
    }
    guard isDone else {
      close(made)
      throw POSIXError(.EADDRNOTAVAIL)
    }
    return (made, UInt16(bigEndian: place.sin_port))
  }

  /// Sends a request over HTTP, and returns the content of the answer.
  static func exchange(_ request: Data, port: Int) throws -> Data {
    let (socket, _) = try socket(port: UInt16(port)) { connect($0, $1, $2) == 0 }
    defer { close(socket) }
    write(request, to: socket)
    var answer = Data()
    while true {
      let more = read(from: socket)
      answer += more
      if let content = content(of: answer) { return content }
      if more.isEmpty { throw POSIXError(.ECONNRESET) }
    }
  }

  /// The content of an answer, once it is complete.
  private static func content(of answer: Data) -> Data? {
    guard let end = answer.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self)
    guard let match = head.firstMatch(of: /(?i)content-length: *(\d+)/), let length = Int(match.1),
      answer.count >= end.upperBound + length
    else { return nil }
    return answer[end.upperBound..<end.upperBound + length]
  }

  /// The next received bytes; empty at the end.
  static func read(from socket: Int32) -> Data {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &bytes, bytes.count, 0)
    return Data(bytes[..<max(0, count)])
  }

  static func write(_ data: Data, to socket: Int32) {
    data.withUnsafeBytes { whole in
      var sent = 0
      while sent < whole.count {
        let step = send(socket, whole.baseAddress?.advanced(by: sent), whole.count - sent, Int32(MSG_NOSIGNAL))
        if step <= 0 { return }
        sent += step
      }
    }
  }
}
