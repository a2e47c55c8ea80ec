// The pictures of the game's own stickers, as Messages asks for them: PNG files of 300 by 300 pixels, in base64.

import BattleshipCore
import BattleshipPlay

extension StickerMotif {
  /// The bytes of the picture's file.
  var png: [UInt8] { Base64URL.decode(Array(StickerPictures.base64(self).utf8)) ?? [] }
}

/// Ten by ten squares each, blue on a ground that shows what lies below.
private enum StickerPictures {
  static func base64(_ motif: StickerMotif) -> String {
    switch motif {
    case .ship: ship
    case .anchor: anchor
    case .hit: hit
    case .splash: splash
    case .lighthouse: lighthouse
    case .cup: cup
    case .whiteFlag: whiteFlag
    case .pirateFlag: pirateFlag
    case .signal: signal
    }
  }

  static let ship = """
    iVBORw0KGgoAAAANSUhEUgAAASwAAAEsAQMAAABDsxw2AAAABlBMVEX___8SMU2EUJ7_AAAAAnRSTlMA_1uRIrUAAABsSURBVHja7djBCcAgDEBR\
    oQN0_20cyQGEtAVBb73VQN-_5PIGSFKKJCXuiIiGYRi2n8WsYhiGbWf9HieGYRiGYdivWbzVMQzDvmLjv4RhGJaDlbE7YRiG5WCSlKDlv_S0bFZ1\
    nn4NwzDsA3YBJXdKeER5qVUAAAAASUVORK5CYII
    """

  static let anchor = """
    iVBORw0KGgoAAAANSUhEUgAAASwAAAEsAQMAAABDsxw2AAAABlBMVEX___8SMU2EUJ7_AAAAAnRSTlMA_1uRIrUAAAB9SURBVHja7dqxDYAgEAVQ\
    EgdgJFd3JAcwQaIWmAgdYPF-dXe8-leE8E66s4d2MAzDOrM1vz9jzOOGYRg2j6loDMP-wWL6DIZh2ASmojEMwzAMw973o8mWa8UwDBvDynttxTAM\
    G8CeaqrnKBsMwzCsMys_CRRp_SXAMAzrwE7kfP-H8kurfwAAAABJRU5ErkJggg
    """

  static let hit = """
    iVBORw0KGgoAAAANSUhEUgAAASwAAAEsAQMAAABDsxw2AAAABlBMVEX___8SMU2EUJ7_AAAAAnRSTlMA_1uRIrUAAAB-SURBVHja7drNCYAgAIBR\
    oQEaqdUbyQECM1CigjppHt53Kntn8acQrqWUtvAdhmFYIzblb_HJlvyMYRjWmR3NeWw9WX3FMAz7gdWZqhRfVlsYhmGtWLpWVla3IoZhWA9misYw\
    bDhmG4th2BjMUT-GYWPdtXX_5QDDMEySBm4HgSLVAWXuMdsAAAAASUVORK5CYII
    """

  static let splash = """
    iVBORw0KGgoAAAANSUhEUgAAASwAAAEsAQMAAABDsxw2AAAABlBMVEX___8SMU2EUJ7_AAAAAnRSTlMA_1uRIrUAAAB5SURBVHja7dixDYAgEEDR\
    SxzAkVzdkRjABCUBC6EGi_erCz5bohchSX8t53xhGIatY9vzLPXseGYMw7BFrJzXEoZh2BpW2nPXOficwjAMm8Civ7gCwzAMwzAMk6TlffZLdQHe\
    _vXeZRSGYdgEVoe2Xxq_FRiGYRPYDbTrdsc1-Bs3AAAAAElFTkSuQmCC
    """

  static let lighthouse = """
    iVBORw0KGgoAAAANSUhEUgAAASwAAAEsAQMAAABDsxw2AAAABlBMVEX___8SMU2EUJ7_AAAAAnRSTlMA_1uRIrUAAAB9SURBVHja7daxCYAwEAXQ\
    QAZwJFd3JAcQYgrBqMHOnMX71T_ySHlcSmfmcsmS-sEwDPuK1Xlr2FGnk-VaVwzDsBGsKZ3F1XyCYRg2gjkaMQz7J3ueUhiGYVHMisYwLJ5Nx1t_\
    xDAMi2C3YBiGBTIrGsOwWJbLWzYMw7BBbAezJuH8epPyLAAAAABJRU5ErkJggg
    """

  static let cup = """
    iVBORw0KGgoAAAANSUhEUgAAASwAAAEsAQMAAABDsxw2AAAABlBMVEX___8SMU2EUJ7_AAAAAnRSTlMA_1uRIrUAAAB8SURBVHja7dhBCoAgEEDR\
    gQ7Qkbp6R_IAQREZFFi0UQLfXwm-9aATETGsby2RwzAMq83WLyUMw7BGbB9NY_k-jzUMwzAMw7DO2OUw3cl8_Oluf0AMw7DK7KzASmEYhjVgl0V3\
    ivcwDMMwDMO6YR6NGIb9gz0vwDEMw1qxDW-JjIhmp7uUAAAAAElFTkSuQmCC
    """

  static let whiteFlag = """
    iVBORw0KGgoAAAANSUhEUgAAASwAAAEsAQMAAABDsxw2AAAABlBMVEX___8SMU2EUJ7_AAAAAnRSTlMA_1uRIrUAAABQSURBVHja7di7CQAgAEPB\
    gPvv6gCCFvZi5Qfu1bdAkr5TDYZh2BnWsqpgGIZhGIZhGIZhV5kZi2HYLz_SDMMwDMMwDMMwDMMwDMMwDMPeYAPnSPgo-WZY7AAAAABJRU5ErkJg\
    gg
    """

  static let pirateFlag = """
    iVBORw0KGgoAAAANSUhEUgAAASwAAAEsAQMAAABDsxw2AAAABlBMVEX___8SMU2EUJ7_AAAAAnRSTlMA_1uRIrUAAABzSURBVHja7dpBCoAgEEDR\
    uUFH6uodyQMIRiBUENQmx8X7S3mzHVCM9qUSGIZhM7AaRxiGYWPZFrdWDMOwHFb6eSdLn8IwDEtiD2EYhiWwdm6q6x7DMAxLZK6xGIbNwTz1Yxg2\
    O_MdAsOwkazGexiGYf-zHWpSczVr60ZBAAAAAElFTkSuQmCC
    """

  static let signal = """
    iVBORw0KGgoAAAANSUhEUgAAASwAAAEsAQMAAABDsxw2AAAABlBMVEX___8SMU2EUJ7_AAAAAnRSTlMA_1uRIrUAAABVSURBVHja7dYxDQAgDEXB\
    OsC_SwSQwEDHEgT03vabE9DYtxm318QwDMMwDGvFspGHegaGYRiGYVgv5mnEMAzDMAwr2Yp_GIZhGIZhGIZhGIZhWG92APOLSRGCgWxTAAAAAElF\
    TkSuQmCC
    """
}
