// Looks up the inks of a style: its role's, unless a picture's paint replaces them.

extension Inks {
  package subscript(style: Style) -> (letters: Ink, ground: Ink) {
    let role = self[style.role]
    let ground = style.emphasis.contains(.deep) ? role.deep : role.ground
    return (ink(style.paint.letters) ?? role.letters, ink(style.paint.ground) ?? ground)
  }

  private func ink(_ color: Paint.Color) -> Ink? {
    switch color.code {
    case 0: nil
    case ..<256: Ink(picture: UInt8(color.code))
    case _: Shade(rawValue: color.code).map { self[$0] }
    }
  }

  package subscript(shade: Shade) -> Ink {
    switch shade {
    case .ground: ground
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
    case .missSide: missSide
    case .missGlow: missGlow
    case .splash: splash
    case .ring: ring
    case .cursor: focus
    case .onCursor: onFocus
    case .dawn1, .dawn2, .dawn3, .dawn4, .dawn5, .dawn6, .dawn7, .dawn8: sky.dawn[shade.index(from: .dawn1)]
    case .dusk1, .dusk2, .dusk3, .dusk4, .dusk5, .dusk6, .dusk7, .dusk8: sky.dusk[shade.index(from: .dusk1)]
    case .gold1, .gold2, .gold3, .gold4, .gold5, .gold6: sky.gold[shade.index(from: .gold1)]
    case .blood1, .blood2, .blood3, .blood4, .blood5, .blood6: sky.blood[shade.index(from: .blood1)]
    case .night1, .night2, .night3, .night4, .night5: sky.night[shade.index(from: .night1)]
    case .azure1, .azure2, .azure3, .azure4, .azure5, .azure6: sky.azure[shade.index(from: .azure1)]
    case .star: sky.star
    case .lamp: sky.lamp
    }
  }
}

extension Shade {
  package static let dawn = [dawn1, dawn2, dawn3, dawn4, dawn5, dawn6, dawn7, dawn8]
  package static let night = [night1, night2, night3, night4, night5]
  package static let dusk = [dusk1, dusk2, dusk3, dusk4, dusk5, dusk6, dusk7, dusk8]
  package static let gold = [gold1, gold2, gold3, gold4, gold5, gold6]
  package static let azure = [azure1, azure2, azure3, azure4, azure5, azure6]
  package static let blood = [blood1, blood2, blood3, blood4, blood5, blood6]

  fileprivate func index(from first: Shade) -> Int { Int(rawValue - first.rawValue) }
}
