// The command line of the program, as the C library passes it before anything else runs.
#include "program_start.h"

#include <stdlib.h>
#include <unistd.h>

static int count = -1;
static const char *const *words;

int program_word_count(void) { return count; }

const char *program_word(int index) { return index >= 0 && index < count ? words[index] : NULL; }

// Swift reads these from /proc, and finds none if /proc is missing or no descriptor is left. Only these two C libraries
// pass them to a constructor.
#if defined(__GLIBC__) || defined(__APPLE__)
__attribute__((constructor)) static void remember(int given_count, const char *const *given_words) {
  count = given_count;
  words = given_words;
}
#endif

// A static program also looks up the folder of Swift's libraries in /proc at the start, and aborts if that fails. It
// needs no library, so any folder will do.
#if defined(__linux__)
__attribute__((constructor(101))) static void answer_for_proc(void) {
  char path[1];
  if (readlink("/proc/self/exe", path, sizeof path) < 0) setenv("SWIFT_ROOT", "/", 0);
}
#endif
