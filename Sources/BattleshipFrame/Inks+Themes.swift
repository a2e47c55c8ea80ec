// The values of each theme's inks; a test checks their contrast, also with impaired colour vision.

// `ground`, `onFocus` and `ripple` have numbers below 16 in the 256-colour palette: every step of the cursor redraws
// them, and these numbers take half as many bytes.
extension Inks {
  static let pegs = Inks(
    ground: Ink(0x0b1420, 0, 0), panel: Ink(0x10243a, 235, 0), text: Ink(0xd7e3ef, 254, 15),
    quiet: Ink(0x8497ab, 248, 7),
    name: Ink(0x5cc8ff, 81, 14), focus: Ink(0xffd166, 221, 11, 7), onFocus: Ink(0x0b1420, 0, 0),
    refusal: Ink(0xffa14a, 215, 11), sea: Ink(0x12314d, 17, 4), deep: Ink(0x163a59, 18, 4),
    ripple: Ink(0x35607f, 6, 6), likelihoods: [Ink(0x2c4350, 238, 4), Ink(0x574c28, 58, 6), Ink(0x7a5618, 94, 7, 3)],
    onLikelihoods: [Ink(0xd5e6f5, 195, 15), Ink(0xd5e6f5, 195, 0), Ink(0xd5e6f5, 195, 0)],
    miss: Ink(0xd5e6f5, 153, 15), missGround: nil, hit: Ink(0xff7a5c, 209, 9, 3),
    fire: Ink(0x5a1f1b, 52, 9), onFire: Ink(0xff7a5c, 209, 15), ember: Ink(0xffb27a, 222, 15),
    charred: Ink(0x471716, 52, 9),
    fresh: Ink(0x1f4f78, 25, 4),
    splash: Ink(0xffffff, 231, 15), oldMiss: Ink(0x85abc9, 110, 15),
    ring: Ink(0x6fb0de, 75, 14), missSide: Ink(0x446785, 61, 4), missGlow: Ink(0x24465f, 19, 4),
    hull: Ink(0xb4c4d4, 250, 7), planned: Ink(0x5cc8ff, 117, 14, 2),
    wreck: Ink(0x9c1a14, 124, 1), onWreck: Ink(0xffffff, 231, 15, 3),
    hulls: [Ink(0xd3dee8, 253, 15), Ink(0xc4d2df, 251, 7), Ink(0xa4b6c8, 248, 7), Ink(0x93a6ba, 245, 7)],
    wrecks: [Ink(0xcf3a2e, 160, 9), Ink(0xc02f25, 160, 1), Ink(0x8e1712, 124, 1), Ink(0x7f1410, 88, 1)],
    mine: Ink(0x1f66b5, 25, 4),
    theirs: Ink(0x1f2f42, 236, 6), onMine: Ink(0xffffff, 231, 15), onTheirs: Ink(0xd7e3ef, 254, 0))

  static let demo = Inks(
    ground: Ink(0x14161a, 0, 0), panel: Ink(0x22262d, 235, 0), text: Ink(0xe4e6ea, 254, 15),
    quiet: Ink(0x979ca6, 246, 7),
    name: Ink(0x6cb8f0, 75, 14), focus: Ink(0xf2f3f5, 255, 15), onFocus: Ink(0x14161a, 0, 0),
    refusal: Ink(0xf0bc62, 222, 11), sea: Ink(0x1f2935, 235, 4), deep: Ink(0x25303c, 236, 4),
    ripple: Ink(0x7285a0, 6, 6), likelihoods: [Ink(0x2c4350, 238, 4), Ink(0x574c28, 58, 6), Ink(0x7a5618, 94, 7, 3)],
    onLikelihoods: [Ink(0xffffff, 231, 15), Ink(0xffffff, 231, 0), Ink(0xffffff, 231, 0)],
    miss: Ink(0xffffff, 231, 15), missGround: Ink(0xc41414, 160, 1),
    hit: Ink(0x2ee644, 46, 10), fire: Ink(0x2ee644, 46, 10), onFire: Ink(0x06240c, 16, 0), ember: Ink(0x0c5a1c, 22, 0),
    charred: Ink(0x25c238, 40, 10), fresh: Ink(0xe03030, 196, 9),
    splash: Ink(0xffffff, 231, 15), oldMiss: Ink(0xffffff, 231, 15),
    ring: Ink(0xffb4b4, 217, 15), missSide: Ink(0xdd7777, 174, 1), missGlow: Ink(0xcc3535, 167, 1),
    hull: Ink(0x4a8a55, 65, 2, 7),
    planned: Ink(0xd8f4da, 194, 15), wreck: Ink(0x55ff6c, 83, 10, 2), onWreck: Ink(0x06240c, 16, 4),
    wreckGround: Ink(0x17702c, 28, 2, 4),
    hulls: [Ink(0x6aa875, 108, 2, 7), Ink(0x599964, 65, 2, 7), Ink(0x427c4c, 65, 2, 7), Ink(0x3a6f44, 65, 2, 7)],
    wrecks: [Ink(0x90ffa0, 120, 10, 2), Ink(0x72ff86, 84, 10, 2), Ink(0x3ced55, 77, 10, 2), Ink(0x2bd244, 40, 10, 2)],
    mine: Ink(0x2a5db0, 25, 4), theirs: Ink(0x33373f, 237, 6), onMine: Ink(0xffffff, 231, 15),
    onTheirs: Ink(0xeef0f3, 255, 0))

  static let safe = Inks(
    ground: Ink(0x0b1017, 0, 0), panel: Ink(0x18222d, 235, 0), text: Ink(0xe2e6ea, 254, 15),
    quiet: Ink(0x8d99a5, 246, 7),
    name: Ink(0x56b4e9, 74, 14), focus: Ink(0xffffff, 231, 15), onFocus: Ink(0x000000, 0, 0),
    refusal: Ink(0xe69f00, 214, 11), sea: Ink(0x0d2340, 17, 4), deep: Ink(0x122c4f, 18, 4),
    ripple: Ink(0x35507a, 6, 6), likelihoods: [Ink(0x2c4350, 238, 4), Ink(0x574c28, 58, 6), Ink(0x7a5618, 94, 7, 3)],
    onLikelihoods: [Ink(0xe8f1fa, 195, 15), Ink(0xe8f1fa, 195, 0), Ink(0xe8f1fa, 195, 0)],
    miss: Ink(0xe8f1fa, 195, 15), missGround: nil, hit: Ink(0xffb000, 214, 11),
    fire: Ink(0x2b1c00, 16, 1), onFire: Ink(0xffb000, 214, 15), ember: Ink(0xffe08a, 222, 15),
    charred: Ink(0x1c1200, 16, 1),
    fresh: Ink(0x1d4a80, 25, 4),
    splash: Ink(0xffffff, 231, 15), oldMiss: Ink(0xc2d3e4, 152, 15),
    ring: Ink(0x56b4e9, 74, 14), missSide: Ink(0x5a708a, 61, 4), missGlow: Ink(0x283f5c, 19, 4),
    hull: Ink(0x6f859c, 103, 7), planned: Ink(0x56b4e9, 74, 14, 2),
    wreck: Ink(0xfdf58a, 228, 11, 2), onWreck: Ink(0x000000, 16, 0),
    hulls: [Ink(0x8ea3b9, 146, 15), Ink(0x7e93aa, 109, 7), Ink(0x62788f, 67, 7), Ink(0x566b82, 60, 7)],
    wrecks: [Ink(0xfffac0, 230, 15), Ink(0xfef7a4, 229, 11), Ink(0xeee470, 227, 11), Ink(0xdcd05c, 185, 11)],
    mine: Ink(0x00568a, 24, 4),
    theirs: Ink(0x26303b, 236, 6), onMine: Ink(0xffffff, 231, 15), onTheirs: Ink(0xe2e6ea, 254, 0))

  static let light = Inks(
    ground: Ink(0xfbfcfd, 15, 15), panel: Ink(0xe6eef5, 255, 15), text: Ink(0x1b2733, 235, 0),
    quiet: Ink(0x566779, 241, 0),
    name: Ink(0x005ea8, 25, 4), focus: Ink(0x7a3e00, 94, 4), onFocus: Ink(0xffe9b8, 15, 15),
    refusal: Ink(0xa13d00, 94, 1, 0), sea: Ink(0xd3e6f5, 189, 14), deep: Ink(0xc3dcf1, 153, 14),
    ripple: Ink(0x9dbfdc, 7, 7),
    likelihoods: [Ink(0xe0e8c8, 194, 14), Ink(0xf2e2a4, 230, 10), Ink(0xf7c766, 228, 11, 7)],
    onLikelihoods: [Ink(0x17436b, 24, 0), Ink(0x17436b, 24, 0), Ink(0x17436b, 24, 0)],
    miss: Ink(0x17436b, 24, 4), missGround: nil, hit: Ink(0xa3140c, 124, 1),
    fire: Ink(0xffd9d2, 224, 15), ember: Ink(0xd86a3c, 166, 3), charred: Ink(0xffc9bf, 217, 15),
    fresh: Ink(0x9cc8ec, 117, 14),
    splash: Ink(0x0b2f55, 17, 4), oldMiss: Ink(0x3d6690, 60, 4),
    ring: Ink(0x2a6cab, 25, 4), missSide: Ink(0x8fadc9, 110, 14), missGlow: Ink(0xb7d0e5, 146, 14),
    hull: Ink(0x5d7186, 241, 8), planned: Ink(0x0069b8, 25, 4),
    wreck: Ink(0x380704, 233, 1), onWreck: Ink(0xffffff, 231, 15),
    hulls: [Ink(0x7a8da1, 243, 8), Ink(0x6b7f94, 242, 8), Ink(0x506479, 239, 8), Ink(0x43566a, 237, 8)],
    wrecks: [Ink(0x6a1610, 88, 1), Ink(0x500d08, 52, 1), Ink(0x2a0402, 233, 1), Ink(0x1c0201, 232, 1)],
    mine: Ink(0x1f66b5, 25, 4),
    theirs: Ink(0xe3e8ee, 254, 7, 6), onMine: Ink(0xffffff, 231, 15), onTheirs: Ink(0x1b2733, 235, 0),
    sky: .day)
}
