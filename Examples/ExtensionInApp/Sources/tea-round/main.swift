// The app that contains the extension: given the URL of a round, it says how many cups that is.

import TeaRound

if CommandLine.arguments.count == 2, let round = TeaRound(url: CommandLine.arguments[1]) {
  print("Put the kettle on: \(round.words).")
} else {
  print("Give the URL of a round, as \(TeaRound(cups: 3)?.url ?? "")")
}
