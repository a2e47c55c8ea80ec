// The address of a socket: a numeric address and a port, or a file.

import CSystem

struct SocketAddress {
  private var storage = sockaddr_storage()
  private var length = socklen_t(MemoryLayout<sockaddr_storage>.size)

  var family: Int32 { Int32(storage.ss_family) }

  /// Nil unless the host is a numeric address.
  init?(host: String, port: UInt16) {
    var (four, six) = (sockaddr_in(), sockaddr_in6())
    if inet_pton(AF_INET, host, &four.sin_addr) == 1 {
      (four.sin_family, four.sin_port) = (sa_family_t(AF_INET), port.bigEndian)
      set(four)
    } else if inet_pton(AF_INET6, host, &six.sin6_addr) == 1 {
      (six.sin6_family, six.sin6_port) = (sa_family_t(AF_INET6), port.bigEndian)
      set(six)
    } else {
      return nil
    }
  }

  /// Nil if the path is too long for a socket.
  init?(file path: Path) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let fits = withUnsafeMutableBytes(of: &address.sun_path) { room in
      guard path.bytes.count < room.count else { return false }
      room.copyBytes(from: path.bytes)
      return true
    }
    guard fits else { return nil }
    set(address)
  }

  /// The address that a system call such as `accept` returns; nil if the call fails.
  init?(_ call: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32) {
    var (storage, length) = (storage, length)
    let result = withUnsafeMutableBytes(of: &storage) { bytes in
      bytes.bindMemory(to: sockaddr.self).baseAddress.map { call($0, &length) } ?? -1
    }
    guard result >= 0 else { return nil }
    self.storage = storage
    self.length = length
  }

  private mutating func set<Address>(_ address: Address) {
    length = socklen_t(MemoryLayout<Address>.size)
    withUnsafeMutableBytes(of: &storage) { room in withUnsafeBytes(of: address) { room.copyBytes(from: $0) } }
  }

  func use(_ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    withUnsafeBytes(of: storage) { $0.bindMemory(to: sockaddr.self).baseAddress.map { call($0, length) } ?? -1 }
  }

  /// The numeric address and the port; nil for a file.
  var endpoint: Endpoint? {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    return withUnsafeBytes(of: storage) { bytes in
      var port: in_port_t
      if family == AF_INET {
        var address = bytes.loadUnaligned(as: sockaddr_in.self)
        port = address.sin_port
        inet_ntop(AF_INET, &address.sin_addr, &text, socklen_t(text.count))
      } else if family == AF_INET6 {
        var address = bytes.loadUnaligned(as: sockaddr_in6.self)
        port = address.sin6_port
        inet_ntop(AF_INET6, &address.sin6_addr, &text, socklen_t(text.count))
      } else {
        return nil
      }
      let host = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return .network(host: host, port: UInt16(bigEndian: port))
    }
  }

  /// This machine's first address that other machines can reach.
  static var ofThisMachine: String? {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return nil }
    defer { freeifaddrs(list) }
    var next = list
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard let address = entry.ifa_addr, Int32(address.pointee.sa_family) == AF_INET,
        entry.ifa_flags & UInt32(IFF_LOOPBACK | IFF_UP) == UInt32(IFF_UP)
      else { continue }
      let found = SocketAddress { pointer, length in
        memcpy(pointer, address, MemoryLayout<sockaddr_in>.size)
        length.pointee = socklen_t(MemoryLayout<sockaddr_in>.size)
        return 0
      }
      if case .network(let host, _)? = found?.endpoint { return host }
    }
    return nil
  }
}
