// Duels in the panel: the key and the memory are in the app's storage, and a move is sent by the extension itself.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension BattleshipExtension {
  /// Whether random bytes are needed before anything can be written in a duel.
  var needsChance: Bool {
    guard !storage.isReadyForDuels else { return false }
    if case .challenge = seat.hiding.purpose { return true }
    return switch seat.asked {
    case .duel, .watching: true
    case .nothing, .mine, .theirs, .unreadable: false
    }
  }

  /// Random bytes came, which are taken if they are needed.
  mutating func take(_ chance: ChanceBytes) {
    guard needsChance else { return }
    let hadKey = storage.playerKey != nil
    storage.take(chance)
    // Without a key nobody could tell whose duel it is.
    if !hadKey, case .watching = seat.asked { open(message) }
  }

  /// What a duel asks of the person with this phone.
  mutating func open(_ duel: Duel) {
    guard let writer = storage.writer(in: duel.identifier) else { return seat.open(.watching(duel)) }
    do throws(ReceptionError) {
      seat.open(.duel(try writer.reads(duel)))
    } catch .duel(.notYourDuel) {
      seat.open(.watching(duel))
    } catch {
      seat.open(.watching(duel), refusing: error)
    }
  }

  /// Challenges the other player.
  mutating func challenge(_ fleet: Fleet, _ volley: Volley) {
    guard let key = storage.playerKey, var nonce = storage.takeNonce() else { return }
    guard let duel = try? Duel.challenge(fleet, volley: volley, key: key, using: &nonce) else { return }
    send(duel, after: nil)
  }

  /// Makes a move in the duel that is open.
  mutating func make(_ move: DuelMove) {
    guard let received = message, let url = received.url, let duel = try? Duel(messageURL: url) else { return }
    guard let writer = storage.writer(in: duel.identifier) else { return }
    var nonce: GivenBytes?
    if case .join = move { nonce = storage.takeNonce() }
    var generator = nonce ?? GivenBytes([])
    do throws(ReceptionError) {
      send(try writer.writes(move, in: duel, using: &generator), after: received)
    } catch {
      seat.open(.watching(duel), refusing: error)
    }
  }

  /// Remembers a message and then sends it. The seat goes on with it, so that the player sees what they wait for.
  private mutating func send(_ duel: Duel, after received: Message?) {
    guard let conversation = activeConversation else { return }
    storage.remember(duel)
    let base = received?.url.map { GivenURL(argument: $0).replyBase } ?? .demo
    let written = DuelMessage.make(
      of: duel, url: duel.messageURL(base: base), session: received?.session ?? newSession(),
      me: "$\(conversation.localParticipantIdentifier)", in: MessageSentences(on: preferredLanguage))
    open(written)
    send(written)
  }
}
