// Games through Foundation's URL.

import BattleshipCore
import BattleshipFoundation
import Foundation
import Testing

@Suite("Game and URL") struct GameURLTests {
  private let text = "www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=1&Is_Complete=0"

  @Test func `a game survives a URL`() throws {
    let url = try #require(URL(string: text))
    let game = try Game(messageURL: url)
    #expect(game.url() == url)
    #expect(game.messageURL() == text)
  }

  @Test func `a base of one's own is part of the URL`() throws {
    let game = try Game(messageURL: text)
    let url = try #require(game.url(base: MessageURLBase("https://example.com/play")))
    #expect(url.host == "example.com")
    #expect(url.path == "/play")
    #expect(try Game(messageURL: url) == game)
  }

  @Test func `a URL that is not a game is refused with its reason`() throws {
    let url = try #require(URL(string: "https://example.com"))
    #expect { try Game(messageURL: url) } throws: { ($0 as? MessageURLError)?.reason == .noQuery }
  }
}
