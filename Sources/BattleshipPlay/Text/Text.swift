// The types of texts and keys, as part of this module's interface: whoever imports Play can name them.

@_exported public import BattleshipText
