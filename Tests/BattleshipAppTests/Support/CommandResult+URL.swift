// Answers to a URL as a command gives them: read first, then answered.

import BattleshipCore
import BattleshipPlay
import Testing

@testable import BattleshipApp

extension CommandResult {
  var status: Int32 { error?.status ?? 0 }
  var reason: SafeText? { error?.reason }

  static func failed(_ reason: SafeText) -> CommandResult { .refused(.failed(reason)) }
  static func wrongUsage(_ reason: SafeText) -> CommandResult { .refused(.wrongUsage(reason)) }
  static func urlRefused(_ reason: SafeText) -> CommandResult { .refused(.urlRefused(reason)) }

  /// Reads a message and answers it; refuses a URL that is not one.
  private static func reading(_ url: GivenURL, _ answer: (MessageContent) -> CommandResult) -> CommandResult {
    do throws(MessageURLError) {
      return answer(try url.content())
    } catch {
      return .refused(.refusal(error))
    }
  }

  static func inspecting(_ url: GivenURL, key: PlayerKey? = nil, reveals: Bool, asJSON: Bool) -> CommandResult {
    reading(url) { .inspecting($0, key: key, reveals: reveals, asJSON: asJSON) }
  }

  static func shooting(at cells: [Cell], in url: GivenURL) -> CommandResult {
    reading(url) { content in
      guard case .hunt(let game) = content else { return .failed("this is no hunt") }
      return .shooting(at: cells, in: game, on: url.replyBase)
    }
  }
}

extension TableScreen {
  init(received url: GivenURL) throws {
    self.init(received: try #require(try url.content().hunt), on: url.replyBase)
  }
}
