// The properties and requests of an extension, under Apple's names; all of them go through the panel.

import StickersHost

extension MessagesExtension {
  /// The conversation on the screen; nil before the extension becomes active.
  public var activeConversation: Conversation? { panel.activeConversation }

  /// How the extension is shown.
  public var presentationStyle: PresentationStyle { panel.presentationStyle }

  /// The files inside the app and those of the phone, from which a `Sticker` can be made.
  public var files: [LocalFile] { panel.files }

  /// The language that the holder chose for the phone, by its tag: `Locale.preferredLanguages.first`.
  public var preferredLanguage: String { panel.preferredLanguage }

  /// The app's data on this phone, kept until the app is deleted.
  public var storage: AppStorage {
    get { panel.storage }
    set { panel.storage = newValue }
  }

  /// The data that the app and its extensions share, under the names of their groups; nil for a group that the bundle
  /// does not declare: `appGroups["group.com.example"]?["turn"] = "2"`.
  public var appGroups: [String: AppStorage] {
    get { panel.appGroups }
    set { panel.appGroups = newValue }
  }

  /// Writes a file, which can be attached or made a sticker at once; a file with this URL is replaced.
  public mutating func write(_ contents: [UInt8], to url: String) {
    panel.write(LocalFile(url: url, contents: contents))
  }

  /// The products that were bought in the app on this phone.
  public var purchases: Set<String> { panel.purchases }

  /// The sticker browser that is shown.
  public var stickerBrowserView: StickerBrowserView? { panel.stickerBrowserView }

  /// Requests a style; if the host grants it, the same calls follow as when the user taps the chevron.
  public mutating func requestPresentationStyle(_ presentationStyle: PresentationStyle) {
    panel.request(.presentationStyle(presentationStyle))
  }

  /// Requests to be closed; staged items stay.
  public mutating func dismiss() {
    panel.request(.dismiss)
  }

  /// A session that no message belongs to yet: `MSSession()`.
  ///
  /// It is counted in the panel, so a helper that makes a message with it is mutating as well.
  public mutating func newSession() -> Session {
    panel.newSession()
  }

  /// Puts a message into the input field without sending it, replacing one that is already there.
  ///
  /// - Returns: The number of the insertion, which ``MessagesExtension/didFinishInserting(_:error:)`` gets. Sends are
  ///   numbered in the same way, for ``MessagesExtension/didFinishSending(_:error:)``.
  @discardableResult
  public mutating func insert(_ message: Message) -> Int {
    panel.request(.message(message), HostRequest.insertion)
  }

  /// Puts a sticker into the input field without sending it.
  @discardableResult
  public mutating func insert(_ sticker: Sticker) -> Int {
    panel.request(.sticker(sticker), HostRequest.insertion)
  }

  /// Adds to the text of the input field without sending it.
  @discardableResult
  public mutating func insertText(_ text: String) -> Int {
    panel.request(.text(text), HostRequest.insertion)
  }

  /// Puts a file into the input field without sending it, under another name if one is given.
  @discardableResult
  public mutating func insertAttachment(_ url: String, withAlternateFilename filename: String?) -> Int {
    panel.request(.file(url: url, alternateFilename: filename), HostRequest.insertion)
  }

  /// Sends a message directly, past the input field, if the user touched the extension and the phone allows it.
  @discardableResult
  public mutating func send(_ message: Message) -> Int {
    panel.request(.message(message), HostRequest.sending)
  }

  /// Sends a sticker directly, under the same conditions as a message.
  @discardableResult
  public mutating func send(_ sticker: Sticker) -> Int {
    panel.request(.sticker(sticker), HostRequest.sending)
  }

  /// Sends a text directly, under the same conditions as a message.
  @discardableResult
  public mutating func sendText(_ text: String) -> Int {
    panel.request(.text(text), HostRequest.sending)
  }

  /// Sends a file directly, under the same conditions as a message.
  @discardableResult
  public mutating func sendAttachment(_ url: String, withAlternateFilename filename: String?) -> Int {
    panel.request(.file(url: url, alternateFilename: filename), HostRequest.sending)
  }

  /// Shows a sticker browser, as `MSStickerBrowserViewController` does; the extension is its
  /// ``StickerBrowserDataSource``.
  public mutating func showStickerBrowser(stickerSize: StickerSize = .regular) {
    panel.request(.browser(stickerSize))
  }

  /// Makes the browser query its data source again.
  public mutating func reloadData() {
    panel.request(.reloadData)
  }

  /// Gives the sticker browser another background, as setting the color of its view does.
  public mutating func setStickerBrowserBackground(_ color: Pixel) {
    panel.request(.browserBackground(color))
  }

  /// Scrolls the sticker browser so that this row is the first: `setContentOffset(_:animated:)` in rows.
  public mutating func scrollStickerBrowser(toRow row: Int) {
    panel.request(.browserRow(row))
  }

  /// Opens a URL, as one of the app that contains the extension: `extensionContext?.open(_:)`.
  ///
  /// The test gets ``Effect/openedURL(_:by:on:)`` and decides the user's next event.
  public mutating func open(_ url: String) {
    panel.request(.open(url: url))
  }

  /// Shows a system sheet to the user; the answer arrives in ``MessagesExtension/didFinish(_:answer:)``.
  public mutating func present(_ sheet: HostSheet) {
    panel.request(.sheet(sheet))
  }
}
