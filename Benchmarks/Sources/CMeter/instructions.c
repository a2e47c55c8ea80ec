// Counts instructions by stepping through a copy of the process; needs no hardware counter.

#include "meter.h"

#if defined(__linux__)

#include <signal.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

// From one signal of the child to the next.
static int64_t steps_until_signal(pid_t child, int wanted) {
  int64_t steps = 0;
  int status;
  for (;;) {
    if (ptrace(PTRACE_SINGLESTEP, child, 0, 0) != 0 || waitpid(child, &status, 0) != child) return -1;
    if (!WIFSTOPPED(status)) return -1;
    if (WSTOPSIG(status) == wanted) return steps;
    if (WSTOPSIG(status) != SIGTRAP) return -1;
    steps += 1;
  }
}

static int64_t steps_of(void (*work)(void *), void *context) {
  pid_t child = fork();
  if (child < 0) return -1;
  if (child == 0) {
    if (ptrace(PTRACE_TRACEME, 0, 0, 0) != 0) _exit(1);
    raise(SIGUSR1);
    if (work) work(context);
    raise(SIGUSR1);
    _exit(0);
  }
  int status;
  int64_t steps = -1;
  if (waitpid(child, &status, 0) == child && WIFSTOPPED(status)) {
    steps = steps_until_signal(child, SIGUSR1);
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
  }
  return steps;
}

int64_t meter_instructions(void (*work)(void *), void *context) {
  int64_t nothing = steps_of(0, 0);
  int64_t all = steps_of(work, context);
  return nothing < 0 || all < 0 ? -1 : all - nothing;
}

#else

int64_t meter_instructions(void (*work)(void *), void *context) {
  (void)work;
  (void)context;
  return -1;
}

#endif
