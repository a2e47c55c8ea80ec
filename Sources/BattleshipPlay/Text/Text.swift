// Exports BattleshipText, so that anyone who imports Play can name SafeText.

@_exported public import BattleshipText
