// What Swift cannot read of libvterm: a cell with its bit fields.
#pragma once

#include <vterm.h>

typedef struct {
  unsigned letters[VTERM_MAX_CHARS_PER_CELL];
  int columns, is_bold, is_underlined, is_reversed;
} EmulatedCell;

static inline EmulatedCell emulated_cell(const VTermScreen *screen, int row, int column) {
  VTermScreenCell cell;
  EmulatedCell seen = {{0}, 1, 0, 0, 0};
  if (!vterm_screen_get_cell(screen, (VTermPos){row, column}, &cell)) return seen;
  for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL && cell.chars[i] != 0; i++) seen.letters[i] = cell.chars[i];
  seen.columns = cell.width;
  seen.is_bold = cell.attrs.bold;
  seen.is_underlined = cell.attrs.underline != 0;
  seen.is_reversed = cell.attrs.reverse;
  return seen;
}

// The first letter of each place in a line that scrolls off; 0 where nothing was written.
static inline unsigned emulated_letter(const VTermScreenCell *line, int column) { return line[column].chars[0]; }
