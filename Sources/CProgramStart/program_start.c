// The words that a program was started with, as the C library hands them over before anything else happens.
#include "program_start.h"

#include <stdlib.h>
#include <unistd.h>

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

// A static program asks /proc as well where Swift's libraries lie, before anything else, and is aborted if /proc does not
// say it. It needs no library, so any folder will do.
#if defined(__linux__)
__attribute__((constructor(101))) static void answer_for_proc(void) {
  char path[1];
  if (readlink("/proc/self/exe", path, sizeof path) < 0) setenv("SWIFT_ROOT", "/", 0);
}
#endif
