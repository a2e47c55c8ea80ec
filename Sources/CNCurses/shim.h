// The parts of ncurses, and of the C library for it, that Swift cannot use directly: variables, cast macros and
// variadic functions.
#pragma once

#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <curses.h>
#include <term.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <sys/resource.h>
#include <wchar.h>

// The C library declares it only under _XOPEN_SOURCE.
extern int wcwidth(wchar_t character);

static const attr_t curses_bold = A_BOLD, curses_dim = A_DIM, curses_reversed = A_REVERSE;

static inline WINDOW *curses_window(void) { return stdscr; }
static inline WINDOW *curses_shown(void) { return curscr; }

// Unlike initscr, newterm reports a failure instead of ending the program.
static inline SCREEN *curses_open(const char *name, int input, int output) {
  FILE *from = input == 0 ? stdin : fdopen(input, "r"), *to = fdopen(output, "w");
  return from && to ? newterm((char *)name, to, from) : NULL;
}

#ifdef __linux__
// The C library declares it only under _GNU_SOURCE.
extern int memfd_create(const char *name, unsigned flags);
#endif

// Opens a file in memory that other programs do not inherit. Returns -1 if the system has none, or if the size of files
// is limited, because the limit would apply here too.
static inline int curses_memory(void) {
#ifdef __linux__
  struct rlimit limit;
  if (getrlimit(RLIMIT_FSIZE, &limit) || limit.rlim_cur != RLIM_INFINITY) return -1;
  return memfd_create("frame", 1);
#else
  return -1;
#endif
}

static inline int curses_set_look(WINDOW *window, attr_t attributes, short pair) {
  return wattr_set(window, attributes, pair, NULL);
}

// The numbers of 24-bit colours do not fit in a short; older versions of ncurses accept only shorts.
static inline int curses_make_pair(int pair, int foreground, int background) {
#if defined(NCURSES_EXT_COLORS) && NCURSES_VERSION_PATCH >= 20170401
  return init_extended_pair(pair, foreground, background);
#else
  return init_pair((short)pair, (short)foreground, (short)background);
#endif
}
static inline int curses_has_long_pairs(void) {
#if defined(NCURSES_EXT_COLORS) && NCURSES_VERSION_PATCH >= 20170401
  return 1;
#else
  return 0;
#endif
}

// Swift imports the constant as an enumeration, which the function does not take.
static inline const char *curses_codeset(void) { return nl_langinfo(CODESET); }

static inline int curses_columns(unsigned character) { return wcwidth((wchar_t)character); }

// Older versions of ncurses lack const on parameters that they do not change.
static inline const char *curses_string(const char *name) {
  const char *found = tigetstr((char *)name);
  return found == (const char *)-1 ? NULL : found;
}
static inline const char *curses_filled(const char *string, int first, int second) {
  return tparm((char *)string, first, second, 0, 0, 0, 0, 0, 0, 0);
}

// The names of all capabilities, which Swift cannot read because the lengths of these arrays are not declared.
static inline const char *curses_flag_name(int index) { return boolnames[index]; }
static inline const char *curses_number_name(int index) { return numnames[index]; }
static inline const char *curses_text_name(int index) { return strnames[index]; }
static inline int curses_flag(int index) { return tigetflag((char *)boolnames[index]); }
static inline int curses_number(int index) { return tigetnum((char *)numnames[index]); }
