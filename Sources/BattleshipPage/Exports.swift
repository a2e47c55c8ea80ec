// The border to JavaScript: bytes in, bytes out. This file is part of the page's module alone.

#if arch(wasm32)
  import BattleshipPlay

  nonisolated(unsafe) private var page = Page()

  /// What crosses the border: the script writes what it says here, and reads here what it is told.
  nonisolated(unsafe) private var border: [UInt8] = []

  /// Makes room for so many bytes, and says where it is.
  @_expose(wasm, "room")
  @_cdecl("room")
  public func room(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    border = [UInt8](repeating: 0, count: Int(count) + 1)
    return border.withUnsafeMutableBufferPointer { $0.baseAddress }
  }

  /// Lets the event happen that was written into the room, and says how long the report is. An event that cannot be read
  /// changes nothing.
  @_expose(wasm, "update")
  @_cdecl("update")
  public func update() -> Int32 {
    var generator = SystemRandomNumberGenerator()
    let effects = PageEvent(text: Array(border.dropLast())).map { page.update($0, using: &generator) } ?? []
    border = page.report(after: effects)
    return Int32(border.count)
  }

  /// Answers the question that was written into the room, and says how long the answer is; 0 if there is none.
  @_expose(wasm, "think")
  @_cdecl("think")
  public func think() -> Int32 {
    border = Array((Question(text: Array(border.dropLast()))?.answer ?? "").utf8)
    return Int32(border.count)
  }

  /// Where the report or the answer is.
  @_expose(wasm, "told")
  @_cdecl("told")
  public func told() -> UnsafeMutablePointer<UInt8>? {
    border.withUnsafeMutableBufferPointer { $0.baseAddress }
  }
#endif
