// The words that a program was started with, of any bytes but zero.
#pragma once

/// How many words there are, with the name of the program; -1 where the C library does not say.
int program_word_count(void);

/// One of the words; null where there is none of this number.
const char *program_word(int index);
