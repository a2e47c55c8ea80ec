// Sockets that never block: one that listens, on a port or a file, and ones that connect.

import BattleshipPlay
import CSystem

enum Socket {
  /// A new socket, which children do not inherit.
  static func made(_ family: Int32) -> Int32 {
    #if canImport(Glibc)
      let socket = CSystem.socket(family, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let socket = CSystem.socket(family, SOCK_STREAM, 0)
    #endif
    if socket >= 0 { setOptions(socket) }
    return socket
  }

  private static func setOptions(_ socket: Int32) {
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    var yes: Int32 = 1
    // Detects after a while that the other machine is gone.
    setsockopt(socket, SOL_SOCKET, SO_KEEPALIVE, &yes, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Accepts the next pending connection; nil if there is none.
  static func accepted(by listener: Int32) -> (socket: Int32, address: SocketAddress)? {
    var socket: Int32 = -1
    let address = SocketAddress { pointer, length in
      socket = accept(listener, pointer, length)
      return socket
    }
    guard let address else { return nil }
    setOptions(socket)
    return (socket, address)
  }

  /// A socket that begins to connect, or is connected already.
  static func connecting(to address: SocketAddress) throws(FileError) -> Int32 {
    let socket = made(address.family)
    guard socket >= 0 else { throw .system(errno) }
    if address.use({ connect(socket, $0, $1) }) == 0 || errno == EINPROGRESS { return socket }
    let number = errno
    close(socket)
    throw .system(number)
  }

  /// The result of connecting: 0 on success, else the error number.
  static func outcome(of socket: Int32) -> Int32 {
    var (number, length): (Int32, socklen_t) = (0, socklen_t(MemoryLayout<Int32>.size))
    return getsockopt(socket, SOL_SOCKET, SO_ERROR, &number, &length) == 0 ? number : errno
  }
}

/// A socket that listens.
struct Listener {
  let socket: Int32
  /// Its address, with the port that the system chose if 0 was requested.
  let endpoint: Endpoint
  /// The status of the socket file when it was created.
  private var made: stat?

  init(at endpoint: Endpoint) throws(FileError) {
    let address: SocketAddress?
    switch endpoint {
    case .network(let host, let port): address = SocketAddress(host: host, port: port)
    case .file(let path):
      address = SocketAddress(file: path)
      try Self.makeWay(for: path, address)
    }
    guard let address else { throw .system(ENAMETOOLONG) }
    let socket = Socket.made(address.family)
    guard socket >= 0 else { throw .system(errno) }
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    let mask = umask(0o077)
    let isBound = address.use { bind(socket, $0, $1) } == 0
    umask(mask)
    guard isBound, listen(socket, 16) == 0 else {
      let number = errno
      close(socket)
      throw .system(number)
    }
    self.socket = socket
    self.endpoint = SocketAddress { getsockname(socket, $0, $1) }?.endpoint ?? endpoint
    if case .file(let path) = endpoint { made = Self.status(of: path) }
  }

  private static func status(of path: Path) -> stat? {
    var about = stat()
    return path.withCString { lstat($0, &about) } == 0 ? about : nil
  }

  /// Removes this user's socket if no program listens on it. Any other file stays, and `bind` fails.
  private static func makeWay(for path: Path, _ address: SocketAddress?) throws(FileError) {
    guard let address, let about = status(of: path), about.st_mode & S_IFMT == S_IFSOCK, about.st_uid == getuid() else {
      return
    }
    do throws(FileError) {
      close(try Socket.connecting(to: address))
    } catch {
      if case .system(ECONNREFUSED) = error { _ = path.withCString { unlink($0) } }
      return
    }
    throw .system(EADDRINUSE)
  }

  /// Removes the socket file if it is still the same one.
  func end() {
    close(socket)
    guard case .file(let path) = endpoint, let made, let now = Self.status(of: path), now.st_ino == made.st_ino,
      now.st_dev == made.st_dev
    else { return }
    _ = path.withCString { unlink($0) }
  }
}
