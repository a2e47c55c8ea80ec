// Anyone who imports Play can name SafeText; keys are visible only inside this package.

@_exported public import BattleshipText
