// The interface to JavaScript: bytes in, bytes out. It is compiled only for WebAssembly.

#if arch(wasm32)
  import BattleshipCore
  import BattleshipPlay

  nonisolated(unsafe) private var page = {
    var generator = SystemRandomNumberGenerator()
    return Page(randomness: RandomSource(using: &generator))
  }()

  /// The buffer shared with the script, which writes events and requests there, and reads reports and answers.
  nonisolated(unsafe) private var border: [UInt8] = []

  /// Replaces the buffer by one of `count` bytes, and returns its address, which is valid until the next call.
  @_expose(wasm, "room")
  @_cdecl("room")
  package func room(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    border = [UInt8](repeating: 0, count: Int(count) + 1)
    return border.withUnsafeMutableBufferPointer { $0.baseAddress }
  }

  /// Applies the event in the buffer, and returns the length of the report; an unreadable event changes nothing.
  @_expose(wasm, "update")
  @_cdecl("update")
  package func update() -> Int32 {
    border = page.report(of: PageEvent(text: Array(border.dropLast())))
    return Int32(border.count)
  }

  /// Answers the request in the buffer, and returns the length of the answer; 0 if there is none.
  @_expose(wasm, "think")
  @_cdecl("think")
  package func think() -> Int32 {
    border = Array((WorkerRequest(text: Array(border.dropLast()))?.answer ?? "").utf8)
    return Int32(border.count)
  }

  /// The address of the report or the answer, valid until the next call; the page owns the memory.
  @_expose(wasm, "told")
  @_cdecl("told")
  package func told() -> UnsafeMutablePointer<UInt8>? {
    border.withUnsafeMutableBufferPointer { $0.baseAddress }
  }
#endif
