// Reads a folder as files of a phone, with their bytes.

import Foundation
import MessagesHost
import StickersHost

/// The files of a folder beside the package's sources, as files of a phone in `folder`.
func files(of path: String, in folder: String) throws -> [LocalFile] {
  let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
  let found = try FileManager.default.contentsOfDirectory(
    at: package.appendingPathComponent(path), includingPropertiesForKeys: nil)
  return try found.sorted { $0.path < $1.path }.map {
    LocalFile(url: folder + $0.lastPathComponent, contents: Array(try Data(contentsOf: $0)))
  }
}

/// The sticker pack in a folder beside the package's sources.
func pack(in path: String) throws -> AppBundle {
  let files = try files(of: path, in: "file:///pack/")
  let manifest = files.first { $0.url == "file:///pack/pack.txt" }?.contents ?? []
  return try AppBundle(
    packManifest: String(decoding: manifest, as: UTF8.self), folder: "file:///pack/", files: files)
}
