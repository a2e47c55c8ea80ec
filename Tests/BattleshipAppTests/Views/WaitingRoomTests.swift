// Two terminals before the first post: the other person's presence, and how they can join.

import BattleshipPlay
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite("The waiting room") struct WaitingRoomTests {
  private func screen(isOtherHere: Bool?, columns: Int = 70, language: Language = .english) -> [String] {
    var state = PhonesScreen(owned: SharedPair.head(.second, game: .hunt(.messages), seed: 1))
    state.shared?.isOtherHere = isOtherHere
    state.shared?.invitation = "battleship-tui play --conversation /home/kate/game --as John"
    let widths: CharacterWidth = language == .english ? .ascii : .table
    return state.drawn(size: Size(rows: 12, columns: columns), widths: widths, language).frame.picture
  }

  @Test func `the waiting player sees the command with which the other one joins`() {
    let lines = screen(isOtherHere: false)
    #expect(lines[0].hasSuffix("John is away"))
    #expect(lines.contains { $0.contains("John is not here yet, and can join with this command:") })
    #expect(lines.contains { $0.contains("battleship-tui play --conversation /home/kate/game --as John") })
  }

  @Test func `a long command is wrapped, and none of it is lost`() {
    let text = screen(isOtherHere: false, columns: 40).map { $0.split(separator: " ").joined(separator: " ") }
      .joined(separator: " ")
    #expect(text.contains("battleship-tui play --conversation /home/kate/game --as John"), "\(text)")
  }

  @Test func `below the sea a command of four lines is whole`() {
    var state = PhonesScreen(owned: SharedPair.head(.second, game: .hunt(.messages), seed: 1))
    state.shared?.invitation = SafeText((1...75).map { "w\($0)" }.joined(separator: " "))
    let lines = state.drawn(size: Size(rows: 24, columns: 80), widths: .table).frame.picture
    #expect(lines.contains { $0.contains("▀▀▀▀") })
    for word in ["John is not here yet", " w1 ", " w20 ", " w40 ", " w75"] {
      #expect(lines.contains { $0.contains(word) }, "\(word)")
    }
  }

  @Test func `the Chinese screen has its own sentences`() {
    let lines = screen(isOtherHere: false, language: .chinese)
    #expect(lines[0].contains("John 不在"))
    #expect(lines.contains { $0.contains("John 还没来。用这条命令加入：") })
  }

  @Test func `no command is shown while the other player is there`() {
    let lines = screen(isOtherHere: true)
    #expect(lines[0].hasSuffix("John is here"))
    #expect(!lines.joined().contains("battleship-tui play"))
  }

  @Test func `if presence is unknown, the command is shown and no presence is claimed`() {
    let lines = screen(isOtherHere: nil)
    #expect(lines[0].hasSuffix("Messages"))
    #expect(lines.joined().contains("battleship-tui play"))
  }

  @Test func `the title is unchanged if long names leave no room for more`() {
    let name = "Maximiliane Katharina"
    var state = PhonesScreen(owned: SharedPair.head(.second, firstName: name, game: .hunt(.messages), seed: 1))
    state.shared?.isOtherHere = true
    let narrow = state.drawn(size: Size(rows: 12, columns: 40), widths: .ascii).frame.picture[0]
    #expect(narrow.hasSuffix("Messages") && narrow.contains("Kate's phone"), "\(narrow)")
    #expect(state.drawn(size: Size(rows: 12, columns: 80), widths: .ascii).frame.picture[0].hasSuffix(" is here"))
  }
}
