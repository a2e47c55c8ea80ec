// The system sheets that an extension can show to the user: to buy, to pay, to use the camera.

import NotificationsHost
import StickersHost

/// A system sheet that an extension asked for.
///
/// ```swift
/// present(.purchase(product: "second-set", price: "0.99 €"))
/// ```
public enum HostSheet: Hashable, Sendable {
  /// To buy a product inside the app.
  case purchase(product: String, price: String)
  /// To pay with Apple Pay.
  case payment(String)
  /// To take a picture.
  case camera
}

/// How a sheet ended.
public enum SheetAnswer: Hashable, Sendable {
  /// The user allowed it.
  case allowed
  /// The user took a picture, which is this file of the phone.
  case captured(LocalFile)
  /// The user dismissed the sheet.
  case cancelled
  /// The user, or one of their settings, does not allow it.
  case denied
}

extension SheetAnswer {
  func ends(_ sheet: HostSheet) -> Bool {
    switch (sheet, self) {
    case (_, .cancelled), (_, .denied): true
    case (.camera, .captured(let file)): file.contents != nil && isFileURL(file.url)
    case (.camera, .allowed), (.purchase, .captured), (.payment, .captured): false
    case (.purchase, .allowed), (.payment, .allowed): true
    }
  }
}
