// The command line of the program, as words of any bytes except zero.
#pragma once

/// The number of words, including the program's name; -1 if the C library does not pass them.
int program_word_count(void);

/// The word at an index; null if there is none.
const char *program_word(int index);
