// Why an Xcode folder is not a sticker pack, or one of its stickers cannot be read.

/// Why a `Contents.json` of a sticker pack cannot be used.
public enum StickerCatalogError: Error, Hashable, Sendable {
  case noFile(String)
  /// The file is not JSON from this byte on, counted from 0.
  case json(String, offset: Int)
  /// The file has no value of the right kind under a key.
  case noValue(String, key: String)
  /// The file has an unknown value, written as JSON, under a key.
  case unknownValue(String, key: String, String)
}

extension StickerCatalogError: CustomStringConvertible {
  /// The file and the fault.
  public var description: String {
    switch self {
    case .noFile(let url): "\(url): no such file"
    case .json(let url, let offset): "\(url): not JSON from byte \(offset) on"
    case .noValue(let url, let key): "\(url): nothing that can be used under \"\(key)\""
    case .unknownValue(let url, let key, let value): "\(url): \(value) under \"\(key)\""
    }
  }
}
