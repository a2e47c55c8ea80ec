// The start of the program: its command line as words of any bytes except zero, and no core file.
#pragma once

/// Asks the system to leave no core file of this process, which would hold keys and ships.
void program_leave_no_core(void);

/// The number of words, including the program's name; -1 if the C library does not pass them.
int program_word_count(void);

/// The word at an index; null if there is none.
const char *program_word(int index);
