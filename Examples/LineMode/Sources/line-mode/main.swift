// Lines in, sentences out: what is said first, then an answer for every line, and a word at the end of input.

// The first argument, or several as one line, is the first answer.
var game = LineGame()
let arguments = CommandLine.arguments.dropFirst()
if arguments.isEmpty { print(Words.whichGame) } else { say(game.answer(arguments.joined(separator: " "))) }

while !game.isOver, let line = readLine() { say(game.answer(line)) }
if !game.isOver { say(game.atEndOfInput) }

func say(_ sentences: [String]) {
  for sentence in sentences { print(sentence) }
}
