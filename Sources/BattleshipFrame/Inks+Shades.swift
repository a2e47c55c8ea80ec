// Looks up the inks of a style: its role's, unless a picture's paint replaces them.

extension Inks {
  /// The colours of a style: the letters' and the background's.
  package subscript(style: Style) -> (letters: Ink, ground: Ink) {
    let role = self[style.role]
    let ground = style.emphasis.contains(.deep) ? role.deep : role.ground
    return (ink(style.paint.letters) ?? role.letters, ink(style.paint.ground) ?? ground)
  }

  /// The ink of a picture's colour; `nil` for the role's own.
  private func ink(_ color: Paint.Color) -> Ink? {
    switch color.code {
    case 0: nil
    case ..<256: Ink(picture: UInt8(color.code))
    case _: Shade(rawValue: color.code).map { self[$0] }
    }
  }

  /// The ink of a shade.
  package subscript(shade: Shade) -> Ink {
    switch shade {
    case .sea: sea
    case .deep: deep
    case .fresh: fresh
    case .hullLit: hulls[0]
    case .hullLight: hulls[1]
    case .hull: hull
    case .hullDark: hulls[2]
    case .hullShade: hulls[3]
    case .wreckLit: wrecks[0]
    case .wreckLight: wrecks[1]
    case .wreck: wreck
    case .wreckDark: wrecks[2]
    case .wreckShade: wrecks[3]
    case .fire: onFire ?? hit
    case .ember: ember
    case .burnt: fire
    case .charred: charred
    case .miss: oldMiss
    case .splash: splash
    case .cursor: focus
    case .onCursor: onFocus
    case .dawn1, .dawn2, .dawn3, .dawn4, .dawn5, .dawn6, .dawn7, .dawn8: Self.dawn[shade.index(from: .dawn1)]
    case .dusk1, .dusk2, .dusk3, .dusk4, .dusk5, .dusk6, .dusk7, .dusk8: Self.dusk[shade.index(from: .dusk1)]
    case .gold1, .gold2, .gold3, .gold4, .gold5, .gold6: Self.gold[shade.index(from: .gold1)]
    case .blood1, .blood2, .blood3, .blood4, .blood5, .blood6: Self.blood[shade.index(from: .blood1)]
    case .night1, .night2, .night3, .night4, .night5: Self.night[shade.index(from: .night1)]
    case .azure1, .azure2, .azure3, .azure4, .azure5, .azure6: Self.azure[shade.index(from: .azure1)]
    case .star: Ink(0xffffff, 231, 15)
    case .lamp: Ink(0xffe6a8, 223, 11)
    }
  }

  private static let dawn = [
    Ink(0x0c1a2b, 16, 0), Ink(0x10243a, 17, 0), Ink(0x17345a, 17, 0), Ink(0x23406a, 18, 0), Ink(0x3b5076, 60, 4),
    Ink(0x6a6478, 96, 4), Ink(0x9c7a6e, 137, 5), Ink(0xd0935a, 173, 3),
  ]
  private static let dusk = [
    Ink(0x0b0d12, 16, 0), Ink(0x120f14, 16, 0), Ink(0x1c1216, 232, 0), Ink(0x281518, 233, 0), Ink(0x361719, 52, 0),
    Ink(0x441a1a, 52, 0), Ink(0x561d1b, 52, 0), Ink(0x66201d, 88, 1),
  ]
  private static let night = [
    Ink(0x0a111c, 16, 0), Ink(0x0c1827, 16, 0), Ink(0x10243a, 17, 0), Ink(0x173553, 17, 0), Ink(0x21486c, 18, 4),
  ]
  private static let azure = [
    Ink(0xe3f5ff, 195, 15), Ink(0xc1e9ff, 153, 15), Ink(0x9fdcff, 117, 14), Ink(0x7dd2ff, 117, 14),
    Ink(0x5cc8ff, 81, 14), Ink(0x2f9fe0, 74, 6),
  ]
  private static let gold = [
    Ink(0xfff3cf, 230, 15), Ink(0xffe39a, 229, 15), Ink(0xffd978, 222, 11), Ink(0xffd166, 221, 11),
    Ink(0xfbb93c, 215, 11), Ink(0xf5a524, 214, 3),
  ]
  private static let blood = [
    Ink(0xffc2b0, 217, 15), Ink(0xff947a, 210, 15), Ink(0xf4664c, 203, 9), Ink(0xd8402e, 167, 9),
    Ink(0xae241b, 124, 1), Ink(0x861814, 88, 1),
  ]
}

extension Shade {
  /// The skies of a victory, of the title and of a defeat, from the zenith to the horizon.
  package static let dawn = [dawn1, dawn2, dawn3, dawn4, dawn5, dawn6, dawn7, dawn8]
  package static let night = [night1, night2, night3, night4, night5]
  package static let dusk = [dusk1, dusk2, dusk3, dusk4, dusk5, dusk6, dusk7, dusk8]
  /// Large letters of a victory, of the title and of a defeat, from top to bottom.
  package static let gold = [gold1, gold2, gold3, gold4, gold5, gold6]
  package static let azure = [azure1, azure2, azure3, azure4, azure5, azure6]
  package static let blood = [blood1, blood2, blood3, blood4, blood5, blood6]

  fileprivate func index(from first: Shade) -> Int { Int(rawValue - first.rawValue) }
}
