// Handles signals: those that can wait go to the program through a pipe; the others restore the terminal and end the
// program.
#define _GNU_SOURCE
#include "terminal_guard.h"

#include "held_error.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static struct sigaction before[NSIG];
static sigset_t mask_before;
static stack_t stack_before;

static int terminal = -1, signal_pipe[2] = {-1, -1};
static struct termios found;
static char restore_bytes[1024];
static volatile sig_atomic_t restore_count, screen_is_ours, report_is_wanted;
// The first signal that asked the program to end; 0 if none did.
static volatile sig_atomic_t requested_end;
static struct timespec requested_at;

// The handling of each signal while the program owns the screen.

enum answer {
  as_before,     // Not handled: whatever applied before still does.
  as_error,      // Ignored: the failing call returns an error, and the program continues.
  as_forwarded,  // Passed to the program through the pipe.
  as_end,        // Restores the terminal, then ends the program.
};

static enum answer answer_to(int number) {
  switch (number) {
    case SIGINT:
    case SIGTERM:
    case SIGHUP:
    case SIGQUIT:
    case SIGTSTP:
    case SIGCONT:
    case SIGWINCH: return as_forwarded;
    case SIGPIPE: return as_error;
    // Signals that cannot be handled, have no effect, or stop a background program.
    case SIGKILL:
    case SIGSTOP:
    case SIGCHLD:
    case SIGURG:
    case SIGTTIN:
    case SIGTTOU: return as_before;
#ifdef __APPLE__
    case SIGIO:
    case SIGINFO: return as_before;
#endif
    default: return as_end;  // Crashes, timers, limits, and on Linux the real-time signals.
  }
}

// Restoring the terminal: everything from here to `die` is safe in a signal handler.

// Without this, changing terminal settings in the background would stop the program.
static void block_stops(sigset_t *mask_before) {
  sigset_t output;
  sigemptyset(&output);
  sigaddset(&output, SIGTTOU);
  sigprocmask(SIG_BLOCK, &output, mask_before);
}

static void restore_settings(void) {
  sigset_t mask;
  block_stops(&mask);
  tcsetattr(terminal, TCSANOW, &found);
  sigprocmask(SIG_SETMASK, &mask, NULL);
}

void terminal_guard_hold_stops(int are_held) {
  static sigset_t mask;
  if (are_held) block_stops(&mask);
  else sigprocmask(SIG_SETMASK, &mask, NULL);
}

// How many milliseconds to wait for a terminal that accepts no byte: after a crash or a second signal, after the first
// signal, and if nobody asked the program to end.
enum { briefly = 300, for_a_while = 2000, for_ever = -1 };

// The settings come first: they never wait, while a terminal stopped with Ctrl-S may accept no byte for hours.
static void restore_terminal(int milliseconds) {
  if (!screen_is_ours) return;
  screen_is_ours = 0;
  restore_settings();
  if (guard_write(terminal, restore_bytes, (size_t)restore_count, milliseconds)) guard_show_error(milliseconds);
}

static void restore_at_exit(void) { restore_terminal(for_ever); }

static void end_by(int number) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigaction(number, &action, NULL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
  raise(number);
}

static int ends_program(int number) {
  return number == SIGINT || number == SIGTERM || number == SIGHUP || number == SIGQUIT;
}

static void end_late(int number) {
  (void)number;
  restore_terminal(briefly);
  end_by(requested_end);
}

// A normal exit saves the game and restores the screen. If that takes too long, for example because a terminal accepts
// no output, the program ends without it.
static void limit_way_out(void) {
  struct sigaction late;
  memset(&late, 0, sizeof late);
  late.sa_handler = end_late;
  sigaction(SIGALRM, &late, NULL);
  alarm(5);
}

static void forward(int number) {
  int error = errno;
  if (ends_program(number)) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    long waited = (now.tv_sec - requested_at.tv_sec) * 1000 + (now.tv_nsec - requested_at.tv_nsec) / 1000000;
    // The first signal has not ended the program: it hangs, or its terminal accepts no output.
    if (requested_end && waited >= 200) {
      restore_terminal(briefly);
      end_by(number);
    }
    if (!requested_end) {
      requested_at = now;
      requested_end = number;
      limit_way_out();
    }
  }
  unsigned char byte = (unsigned char)number;
  // A full pipe wakes the program anyway.
  (void)!write(signal_pipe[1], &byte, 1);
  errno = error;
}

static void die(int number, siginfo_t *info, void *context) {
  restore_terminal(briefly);
  if (report_is_wanted && (before[number].sa_flags & SA_SIGINFO)) before[number].sa_sigaction(number, info, context);
  end_by(number);
}

int terminal_guard_wait_for_foreground(int descriptor) {
  // This waits only for permission to use the terminal: the system stops a background program until it is in the
  // foreground. A signal to end the program takes precedence.
  while (tcdrain(descriptor) != 0) {
    if (errno != EINTR) return errno;
    if (requested_end) return 0;
  }
  return 0;
}

int terminal_guard_begin(int descriptor, int *signals) {
  int failure = terminal_guard_wait_for_foreground(descriptor);
  if (failure != 0) return failure;
  if (tcgetattr(descriptor, &found) != 0 || pipe(signal_pipe) != 0) return errno;
  for (int end = 0; end < 2; end++) {
    fcntl(signal_pipe[end], F_SETFL, O_NONBLOCK);
    fcntl(signal_pipe[end], F_SETFD, FD_CLOEXEC);
  }
  *signals = signal_pipe[0];
  terminal = descriptor;
  requested_end = 0;
  // Swift's crash report asks questions on the terminal, so it runs only if the user configured it.
  report_is_wanted = getenv("SWIFT_BACKTRACE") != NULL || getenv("ASAN_OPTIONS") != NULL;
  static int restores_at_exit = 0;
  if (!restores_at_exit) restores_at_exit = atexit(restore_at_exit) == 0;

  // After a stack overflow, the handler needs another stack.
  static char spare[64 * 1024];
  stack_t stack = {.ss_sp = spare, .ss_size = sizeof spare};
  sigaltstack(&stack, &stack_before);

  sigset_t all_forwarded, answered;
  sigemptyset(&all_forwarded);
  sigemptyset(&answered);
  for (int number = 1; number < NSIG; number++)
    if (answer_to(number) == as_forwarded) sigaddset(&all_forwarded, number);
  for (int number = 1; number < NSIG; number++) {
    enum answer answer = answer_to(number);
    // The C library reserves some signals, and rejects them here.
    if (answer == as_before || sigaction(number, NULL, &before[number]) != 0) continue;
    sigaddset(&answered, number);
    // Ignored signals stay ignored, as nohup requires.
    int is_ignored = before[number].sa_handler == SIG_IGN;
    if (is_ignored && number != SIGWINCH && number != SIGCONT) continue;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    sigemptyset(&action.sa_mask);
    if (answer == as_error) action.sa_handler = SIG_IGN;
    if (answer == as_forwarded) {
      action.sa_handler = forward;
      action.sa_mask = all_forwarded;
    }
    if (answer == as_end) {
      action.sa_sigaction = die;
      action.sa_mask = all_forwarded;
      action.sa_flags = SA_ONSTACK | SA_SIGINFO;
    }
    sigaction(number, &action, NULL);
  }
  // A parent may have blocked signals; then the program could not be ended or told of a new size.
  sigprocmask(SIG_UNBLOCK, &answered, &mask_before);
  return 0;
}

void terminal_guard_end(void) {
  sigprocmask(SIG_SETMASK, &mask_before, NULL);
  for (int number = 1; number < NSIG; number++) {
    // The time limit for the exit holds until the program has ended.
    if (requested_end && number == SIGALRM) continue;
    if (answer_to(number) != as_before) sigaction(number, &before[number], NULL);
  }
  sigaltstack(&stack_before, NULL);
  close(signal_pipe[0]);
  close(signal_pipe[1]);
  signal_pipe[0] = signal_pipe[1] = -1;
}

void terminal_guard_enter(int settings_are_foreign) {
  if (settings_are_foreign) tcgetattr(terminal, &found);
  guard_hold_error();
  screen_is_ours = 1;
}

void terminal_guard_leave(void) {
  if (!screen_is_ours) return;
  screen_is_ours = 0;
  restore_settings();
  guard_show_error(for_ever);
}

int terminal_guard_is_ending(void) { return requested_end != 0; }

void terminal_guard_leave_in_time(void) {
  sigset_t mask;
  block_stops(&mask);
  restore_terminal(for_a_while);
  sigprocmask(SIG_SETMASK, &mask, NULL);
}

void terminal_guard_set_restore_bytes(const char *bytes, size_t count) {
  restore_count = 0;
  if (count > sizeof restore_bytes) return;
  memcpy(restore_bytes, bytes, count);
  restore_count = (sig_atomic_t)count;
}

void terminal_guard_stop(void) {
  struct sigaction action, ours;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &action, &ours);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
}

_Noreturn void terminal_guard_die(int number) {
  restore_terminal(briefly);
  end_by(number);
  // The signal was ignored or does not end programs: exit with the status that a shell would report.
  _exit(128 + number);
}
