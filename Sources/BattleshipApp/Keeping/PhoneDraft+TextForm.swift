// A draft as fields of a line.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension PhoneDraft {
  static func saved(
    _ old: PhoneDraft?, of person: Participant, as fields: inout TextFields
  ) throws(TextFormError) -> PhoneDraft {
    let lastPost = try fields.number(old?.lastPost)
    let (seen, text) = (try fields.optional(old?.seen), try fields.text(old?.text))
    var staged: [Post] = []
    for index in 0..<(try fields.number(old?.staged.count)) {
      staged.append(try Post.written(old?.staged[index], from: person, as: &fields))
    }
    var panel = old?.panel
    if try fields.isThere(panel != nil) {
      let style = try fields.choice(panel?.style, of: [(.compact, "compact"), (.expanded, "expanded")])
      panel = OpenPanel(
        style: style, message: try fields.optional(panel?.message), seat: try fields.value(panel?.seat))
    }
    return PhoneDraft(lastPost: lastPost, seen: seen, panel: panel, text: text, staged: staged)
  }
}
