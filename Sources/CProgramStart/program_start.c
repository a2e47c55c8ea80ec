// What Swift cannot do when the program starts: read its arguments without /proc, and prevent core files.
#include "program_start.h"

#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#endif

void program_leave_no_core(void) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
#if defined(__linux__)
  // The limit does not apply to a core that is piped to a program.
  prctl(PR_SET_DUMPABLE, 0);
#endif
}

static int count = -1;
static const char *const *arguments;

int program_argument_count(void) { return count; }

const char *program_argument(int index) { return index >= 0 && index < count ? arguments[index] : NULL; }

// Swift reads the arguments from /proc, and finds none if /proc is missing or no descriptor is left. Only these two C
// libraries pass them to a constructor.
#if defined(__GLIBC__) || defined(__APPLE__)
__attribute__((constructor)) static void remember(int given_count, const char *const *given_arguments) {
  count = given_count;
  arguments = given_arguments;
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
