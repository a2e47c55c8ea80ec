// The requests of an extension to the host, which wait in the panel until the host takes them.

import StickersHost

/// A request of an extension.
public enum HostRequest: Hashable, Sendable {
  /// To put something into the input field; the completion has the same number.
  case insertion(Insertion, number: Int)
  /// To send something directly; the completion has the same number.
  case sending(Insertion, number: Int)
  /// To show a sticker browser with stickers of a size.
  case browser(StickerSize)
  /// To give the browser a background.
  case browserBackground(Pixel)
  /// To scroll the browser to a row.
  case browserRow(Int)
  /// To open a URL in another app.
  case open(url: String)
  /// To query the browser's data source again.
  case reloadData
  /// To show a system sheet.
  case sheet(HostSheet)
  /// To be shown in a style.
  case presentationStyle(PresentationStyle)
  /// To be closed.
  case dismiss
}

/// Content to be put into the input field, or sent.
public enum Insertion: Hashable, Sendable {
  /// A message.
  case message(Message)
  /// A sticker.
  case sticker(Sticker)
  /// A text.
  case text(String)
  /// A file, under another name if one is given.
  case file(url: String, alternateFilename: String?)
}
