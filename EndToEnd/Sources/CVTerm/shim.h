// What Swift cannot read of libvterm, a cell with its bit fields, and of the C library, the width of a character.
#pragma once

#include <vterm.h>
#include <wchar.h>

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

// How many bytes a row of so many columns has at most.
static inline int emulated_row_capacity(int columns) { return columns * VTERM_MAX_CHARS_PER_CELL * 4; }

// Writes a row in UTF-8 without the spaces at its end; gives the number of bytes. Tests look at it thousands of times.
static inline int emulated_row(const VTermScreen *screen, int row, int columns, unsigned char *text) {
  int count = 0, end = 0;
  VTermScreenCell cell;
  for (int column = 0; column < columns; column += cell.width > 1 ? cell.width : 1) {
    cell.width = 1;
    if (!vterm_screen_get_cell(screen, (VTermPos){row, column}, &cell) || cell.chars[0] == 0) {
      cell.chars[0] = ' ';
      cell.chars[1] = 0;
    }
    for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL && cell.chars[i] != 0; i++) {
      unsigned letter = cell.chars[i];
      int more = letter < 0x80 ? 0 : letter < 0x800 ? 1 : letter < 0x10000 ? 2 : 3;
      text[count++] = more == 0 ? letter : (0xff00 >> (more + 1) & 0xff) | letter >> 6 * more;
      for (int shift = more - 1; shift >= 0; shift--) text[count++] = 0x80 | (letter >> 6 * shift & 0x3f);
    }
    if (cell.chars[0] != ' ') end = count;
  }
  return end;
}

// The first letter of each place in a line that scrolls off; 0 where nothing was written.
static inline unsigned emulated_letter(const VTermScreenCell *line, int column) { return line[column].chars[0]; }

// Declared by the system's header only to programs that ask for X/Open.
int wcwidth(wchar_t letter);
static inline int library_columns(unsigned letter) { return wcwidth((wchar_t)letter); }
