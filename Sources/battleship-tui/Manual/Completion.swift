// Shell completions for bash, zsh and fish, generated from the table of commands and options.

enum Completion {
  private static let name = "battleship-tui"
  private static var commands: [String] { Command.allCases.map(\.rawValue) }

  private static func options(of command: Command) -> [Option] {
    Option.allCases.filter { $0.entry.commands.contains(command) }
  }

  static var bash: String {
    var text = """
      # bash completion for \(name), written by: \(name) --print bash

      _battleship_tui() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=title words
        COMPREPLY=()
        # An equals sign is a word of its own.
        [ "$word" = = ] && word=
        [ "$before" = = ] && before=${COMP_WORDS[COMP_CWORD - 2]}
        case ${COMP_WORDS[1]} in \(commands.joined(separator: " | "))) command=${COMP_WORDS[1]} ;; esac
        case $before in

      """
    for option in Option.allCases {
      switch option.entry.value?.kind {
      case .words(let words): text += "    \(option.name)) words='\(words.joined(separator: " "))' ;;\n"
      case .file:
        text += "    \(option.name)) local IFS=$'\\n' && COMPREPLY=($(compgen -f -- \"$word\")) && return ;;\n"
      case .text: text += "    \(option.name)) return ;;\n"
      case nil: break
      }
    }
    text += "    *)\n      case $command in\n"
    for command in Command.allCases {
      text += "        \(command.rawValue)) words='\(options(of: command).map(\.name).joined(separator: " "))' ;;\n"
    }
    return text + """
            esac
            [ "$COMP_CWORD" = 1 ] && words="\(commands.joined(separator: " ")) $words"
            ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -F _battleship_tui \(name)

      """
  }

  /// A function for zsh's `fpath`.
  static var zsh: String {
    var text = """
      #compdef \(name)
      # zsh completion for \(name), written by: \(name) --print zsh

      local command=title
      (( ${+words[2]} )) && case $words[2] in
        (\(commands.joined(separator: "|"))) command=$words[2] ;;
      esac

      if (( CURRENT == 2 )) && [[ $PREFIX != -* ]]; then
        local -a commands=(

      """
    for command in Command.allCases {
      text += "    '\(command.rawValue):\(command.entry.summary.forZsh)'\n"
    }
    text += """
        )
        _describe command commands
        return
      fi

      case $command in

      """
    for command in Command.allCases {
      text += "  \(command.rawValue))\n    _arguments \\\n"
      for option in options(of: command) { text += "      '\(zshOption(option))' \\\n" }
      text += "      '*:: :'\n    ;;\n"
    }
    return text + "esac\n"
  }

  private static func zshOption(_ option: Option) -> String {
    let value: String =
      switch option.entry.value.map({ ($0.label, $0.kind) }) {
      case (_, .words(let words))?: "=:value:(\(words.joined(separator: " ")))"
      case (_, .file)?: "=:file:_files"
      case (let label, .text)?: "=:\(label):"
      case nil: ""
      }
    let parts = value.isEmpty ? (option.name, "") : (option.name + "=", String(value.dropFirst()))
    return "\(parts.0)[\(option.entry.help.forZsh)]\(parts.1)"
  }

  static var fish: String {
    var text = """
      # fish completion for \(name), written by: \(name) --print fish

      set -l commands \(commands.joined(separator: " "))
      complete -c \(name) -f

      """
    for command in Command.allCases {
      text += "complete -c \(name) -n \"not __fish_seen_subcommand_from $commands\" -a \(command.rawValue)"
      text += " -d '\(command.entry.summary.forFish)'\n"
    }
    for option in Option.allCases {
      let others = Command.allCases.filter { option.entry.commands.contains($0) && $0 != .title }.map(\.rawValue)
      var conditions = option.entry.commands.contains(.title) ? ["not __fish_seen_subcommand_from $commands"] : []
      let named = (option.entry.commands.contains(.title) ? ["title"] : []) + others
      conditions.append("__fish_seen_subcommand_from \(named.joined(separator: " "))")
      text += "complete -c \(name) -n \"\(conditions.joined(separator: "; or "))\" -l \(option.name.dropFirst(2))"
      switch option.entry.value?.kind {
      case .words(let words): text += " -x -a '\(words.joined(separator: " "))'"
      case .file: text += " -r -F"
      case .text: text += " -x"
      case nil: break
      }
      text += " -d '\(option.entry.help.forFish)'\n"
    }
    return text
  }
}
