// What an extension may ask of the host; requests wait in the panel until the host takes them.

import StickersHost

/// Something that an extension asked for.
enum HostRequest: Hashable, Sendable {
  case insertion(Insertion)
  case sending(Insertion)
  case browser(StickerSize)
  case reloadData
  case sheet(HostSheet)
  case presentationStyle(PresentationStyle)
  case dismiss
}

/// Something to be put into the input field.
enum Insertion: Hashable, Sendable {
  case message(Message), sticker(Sticker), text(String)
  case file(url: String, alternateFilename: String?)
}
