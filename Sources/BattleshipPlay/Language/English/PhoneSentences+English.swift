// The sentences of phones, in English.

extension PhoneSentences {
  static var english: PhoneSentences {
    PhoneSentences(
      messages: "Messages",
      isNotKept: "not kept",
      delivered: "Delivered",
      opens: " Enter opens ",
      fieldHint: "iMessage",
      theirFigures: { opponent, shots, percent in
        "\(opponent.start) fired \(English.count(shots, "shot", "shots")), \(percent)% hit"
      },
      send: "Send",
      overlayKeys: " another key goes back ",
      keysTitle: " Keys ",
      keyHelp: { screen, command in
        switch (screen, command) {
        case (.title, .next): "start, continue or edit what is chosen"
        case (.title, .up): "choose a line; left and right change a setting"
        case (.title, .phone(.delete)): "delete the chosen game"
        case (.title, .quit): "leave the program"
        case (.page, .next): "press the chosen button"
        case (.page, .up): "choose a button; a long text moves"
        case (.page, .quit), (.page, .back), (.score, .quit), (.score, .back): "back to the title"
        case (.score, .next): "watch the chosen game"
        case (.score, .up): "choose a game"
        case (.score, .watch): "watch all games"
        case (.replay, .next): "the next shot, and at the end back"
        case (.replay, .up): "left and right: one shot; up and down: another game"
        case (.replay, .quit), (.replay, .back): "end the replay"
        case (.placing, .next): "hide the ship here, or press the chosen button"
        case (.placing, .board(.press)): "take up the ship under the cursor, or hide one"
        case (.placing, .up), (.attack, .up): "move the cursor; beyond the edge are the buttons"
        case (.attack, .next): "fire at the cell, or press the chosen button"
        case (.attack, .board(.press)): "fire at the cell, or mark it for a volley"
        case (.placing, .focusNext), (.attack, .focusNext): "from the board to the buttons, and back"
        case _: nil
        }
      },
      callsTitle: " Calls of the host ",
      phoneOf: { name in "\(name)'s phone" },
      pass: { name in "Pass the keyboard to \(name)" },
      unlock: { name in "I am \(name): unlock" },
      today: { time in "Today \(time)" },
      tooSmall: { columns, rows in "Please enlarge the window to \(columns)x\(rows)." },
      copied: "The link was copied.",
      notCopied: "The link was not copied: no clipboard can be reached from here.",
      nothingToCopy: "There is no message to copy.",
      tornLine: { file in "A torn line was moved to \(file)." },
      damaged: { file in "The old one cannot be read and was moved to \(file)." },
      draftDropped: "What you had begun does not fit the message any more.",
      isHere: { name, isHere in "\(name) is \(isHere ? "here" : "away")" },
      isHiding: { name in "\(name) hides ships" },
      isAiming: { name in "\(name) is aiming" },
      waitingRoom: { name in "\(name) is not here yet, and can join with this command:" },
      oneKeyboard: { name in
        """
        Two phones, one keyboard: Enter is always the next step. When your turn is over, pass the keyboard to \(name).
        """
      },
      firstShot: { isVolley in
        isVolley
          ? "The first shots are yours: mark each cell with Enter, then fire."
          : "The first shot is yours: aim with the arrow keys and press Enter."
      },
      notKept: "This conversation cannot be kept.",
      fileGone: { file in
        file.map { "The file is gone: a copy is in \($0)." } ?? "The file is gone: nothing is sent."
      },
      fileCutShort: "The file was cut short; what you sent was written to it again.",
      notWrittenHere: "A message in your name was not written here.",
      notFrom: { name in "A message in \(name)'s name is not from \(name)'s terminal." },
      otherBefore: "Another conversation was here before; yours is kept.",
      lineSetAside: { file in "An unreadable line was moved to \(file)." },
      heldByProcess: { process in "Process \(process) holds the file: try again." },
      heldByAnother: "Another program holds the file: try again.",
      traceStopped: "The trace has stopped; the game goes on.",
      notNoted: "This game could not be added to the score.",
      notedLater: "This game is added to the score later.",
      noWayBack: "q leaves the game.",
      noFieldHere: "There is no field to paste into: Esc goes back to the conversation.",
      asksToDelete: "Press again to delete the message.",
      placeAllFirst: "Place every ship first.",
      chooseAllFirst: "Choose every cell first.",
      nothingToSend: "There is nothing to send yet.",
      notYet: "That is not possible yet.",
      scrollKeys: " Up, Down: more; other keys go back ",
      messageCame: "A message came in.",
      pasteTooLong: { limit in "That was more than \(limit) bytes: nothing was pasted." },
      pasteNoText: "That was not text: nothing was pasted."
    )
  }
}
