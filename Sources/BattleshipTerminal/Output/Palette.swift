// The look of each role, with 256, 16 or 8 colours and without any.

import BattleshipApp

/// What a terminal does to show a role: the numbers of two colours, and whether it is bold, dim or the like.
package struct Look: Hashable, Sendable {
  /// The colour of letters; nil for the terminal's own.
  package var foreground: Int16?

  /// The colour of the ground; nil for the terminal's own.
  package var background: Int16?

  /// What stresses it.
  package var emphasis: Emphasis = []

  /// Whether it is less bright than other text.
  package var isDim = false
}

/// The looks of all roles, with so many colours.
package struct Palette: Sendable {
  /// How many colours it uses.
  package let depth: ColorDepth

  /// The looks for so many colours.
  package init(depth: ColorDepth) {
    self.depth = depth
  }

  /// How a role looks. What has to be told apart without colours differs in emphasis too.
  package subscript(role: Role) -> Look {
    switch role {
    case .plain: Look()
    case .faint: pick(many: 245, sixteen: 8).or(Look(isDim: true))
    case .title: Look(emphasis: .bold)
    case .accent: pick(many: 39, sixteen: 14, eight: 6).or(Look(emphasis: .bold))
    // As in the original: grounds of blue-grey water, green ships and hits, red misses.
    case .water: pick(many: 153, 60, sixteen: 15, 4, eight: 7, 4)
    case .ship: pick(many: 16, 71, sixteen: 0, 2, eight: 0, 2)
    case .hit: pick(many: 16, 46, sixteen: 0, 10, eight: 0, 2).with(.bold)
    case .miss: pick(many: 231, 160, sixteen: 15, 1, eight: 7, 1)
    case .cursor: Look(emphasis: .reversed)
    case .bubbleMine: pick(many: 231, 26, sixteen: 15, 4, eight: 7, 4)
    case .bubbleTheirs: pick(many: 255, 238, sixteen: 0, 7, eight: 0, 7)
    case .button: pick(many: 39, sixteen: 14, eight: 6).or(Look(emphasis: .bold))
    case .buttonFocused: Look(emphasis: [.reversed, .bold])
    case .buttonDisabled: pick(many: 240, sixteen: 8).or(Look(isDim: true))
    case .field: Look()
    case .notification: pick(many: 255, 236, sixteen: 15, eight: 7).with(.bold)
    case .warning: pick(many: 214, sixteen: 11, eight: 3).with(.bold)
    }
  }

  /// The colours of this depth; none where there are none for it.
  private func pick(
    many: Int16, _ manyGround: Int16? = nil, sixteen: Int16, _ sixteenGround: Int16? = nil, eight: Int16? = nil,
    _ eightGround: Int16? = nil
  ) -> Look {
    switch depth {
    case .none: Look()
    case .eight: Look(foreground: eight, background: eightGround)
    case .sixteen: Look(foreground: sixteen, background: sixteenGround)
    case .many: Look(foreground: many, background: manyGround)
    }
  }
}

extension Look {
  /// This look, or another one where this has no colour.
  fileprivate func or(_ other: Look) -> Look { foreground == nil ? other : self }

  fileprivate func with(_ emphasis: Emphasis) -> Look {
    Look(foreground: foreground, background: background, emphasis: self.emphasis.union(emphasis), isDim: isDim)
  }
}
