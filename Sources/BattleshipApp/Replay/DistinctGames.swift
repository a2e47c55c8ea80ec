// The last message of each game, found by following its steps, without a search through all games.

import BattleshipCore

/// Games in the order in which they began, each as its last message.
///
/// If a message's steps continue those of another, it is a later message of the same game. The games form a tree of
/// steps that branches only where two of them differ, so taking a message costs its own length and that of one game,
/// however many games there are.
struct DistinctGames: Hashable, Sendable {
  private(set) var games: [MessageContent] = []

  /// The index of the only game that passes through each node; nil if several do.
  private var nodes: [Int?] = []

  private var beginnings: [Beginning: Int] = [:]
  private var branches: [Branch: Int] = [:]

  fileprivate enum Beginning: Hashable {
    case hunt(Fleet)
    case duel(identifier: String)
  }

  fileprivate enum GameStep: Hashable {
    case shot(Cell)
    case turn(Turn)
    case opening
  }

  private struct Branch: Hashable {
    let node: Int
    let step: GameStep
  }

  mutating func add(_ content: MessageContent) {
    guard var node = beginnings[content.beginning] else {
      beginnings[content.beginning] = node(of: content)
      return
    }
    let steps = content.steps
    var depth = 0
    while true {
      if let index = nodes[node] {
        let known = games[index].steps
        let common = zip(steps, known).prefix { $0 == $1 }.count
        if common == known.count { games[index] = content }
        if common == known.count || common == steps.count { return }
        // Branch where the two games differ.
        for step in known[depth...common] {
          nodes[node] = nil
          nodes.append(index)
          branches[Branch(node: node, step: step)] = nodes.count - 1
          if step != steps[depth] { break }
          node = nodes.count - 1
          depth += 1
        }
      }
      // If several games continue the steps of a message, it is an earlier message of theirs.
      guard depth < steps.count else { return }
      let branch = Branch(node: node, step: steps[depth])
      guard let next = branches[branch] else {
        branches[branch] = self.node(of: content)
        return
      }
      node = next
      depth += 1
    }
  }

  private mutating func node(of content: MessageContent) -> Int {
    games.append(content)
    nodes.append(games.count - 1)
    return nodes.count - 1
  }
}

extension MessageContent {
  fileprivate var beginning: DistinctGames.Beginning {
    switch self {
    case .hunt(let game): .hunt(game.fleet)
    case .duel(let duel): .duel(identifier: duel.identifier)
    }
  }

  fileprivate var steps: [DistinctGames.GameStep] {
    switch self {
    case .hunt(let game): game.shots.map { .shot($0) }
    case .duel(let duel): duel.turns.map { .turn($0) } + duel.openings.map { _ in .opening }
    }
  }
}
