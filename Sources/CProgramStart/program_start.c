// The words that a program was started with, as the C library hands them over before anything else happens.
#include "program_start.h"

#include <stdlib.h>

static int count = -1;
static const char *const *words;

int program_word_count(void) { return count; }

const char *program_word(int index) { return index >= 0 && index < count ? words[index] : NULL; }

// Swift itself asks /proc for them, and has none where that is not there or no descriptor is left to read it. Other C
// libraries than these two hand nothing to a constructor.
#if defined(__GLIBC__) || defined(__APPLE__)
__attribute__((constructor)) static void remember(int given_count, const char *const *given_words) {
  count = given_count;
  words = given_words;
}
#endif
