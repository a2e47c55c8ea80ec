// Signals: the ones that can wait are told to the program through a pipe, the others put the terminal back and end it.
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

static int terminal = -1, told_pipe[2] = {-1, -1};
static struct termios found;
static char farewell[1024];
static volatile sig_atomic_t farewell_length, screen_is_ours, end_is_asked, report_is_wanted;
static struct timespec asked_at;

// How each signal is answered while the screen is ours.

enum answer {
  as_before,  // The system decides what it does, or it does nothing.
  as_error,   // The call that failed says so, and the program goes on.
  as_told,    // The program reads of it, and answers.
  as_end,     // It ends the program: the terminal is put back first.
};

static enum answer answer_to(int number) {
  switch (number) {
    case SIGINT:
    case SIGTERM:
    case SIGHUP:
    case SIGQUIT:
    case SIGTSTP:
    case SIGCONT:
    case SIGWINCH: return as_told;
    case SIGPIPE: return as_error;
    // Those that cannot be answered, those that do nothing, and those that stop a program in the background.
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
    default: return as_end;  // Crashes, timers, limits, and on Linux the real-time signals as well.
  }
}

// What puts the terminal back: all of it is allowed in a signal handler.

// In the background setting a terminal would stop the program instead.
static void block_stops(sigset_t *mask_before) {
  sigset_t output;
  sigemptyset(&output);
  sigaddset(&output, SIGTTOU);
  sigprocmask(SIG_BLOCK, &output, mask_before);
}

static void put_settings_back(void) {
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

static void say_farewell(void) {
  if (!screen_is_ours) return;
  screen_is_ours = 0;
  guard_write(terminal, farewell, (size_t)farewell_length);
  put_settings_back();
  guard_show_error();
}

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

static void tell(int number) {
  int error = errno;
  if (ends_program(number)) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    long waited = (now.tv_sec - asked_at.tv_sec) * 1000 + (now.tv_nsec - asked_at.tv_nsec) / 1000000;
    // Nobody answered the first one: the program hangs, and is ended without being asked again.
    if (end_is_asked && waited >= 200) {
      say_farewell();
      end_by(number);
    }
    if (!end_is_asked) asked_at = now;
    end_is_asked = 1;
  }
  unsigned char byte = (unsigned char)number;
  // A pipe that is full wakes the program anyway.
  (void)!write(told_pipe[1], &byte, 1);
  errno = error;
}

static void die(int number, siginfo_t *info, void *context) {
  say_farewell();
  if (report_is_wanted && (before[number].sa_flags & SA_SIGINFO)) before[number].sa_sigaction(number, info, context);
  end_by(number);
}

int terminal_guard_wait_for_foreground(int descriptor) {
  // Nothing is to be waited for but the right to use the terminal: the system stops a program that may not until it may.
  // Whoever told the program to end meanwhile is answered first.
  while (tcdrain(descriptor) != 0) {
    if (errno != EINTR) return errno;
    if (end_is_asked) return 0;
  }
  return 0;
}

int terminal_guard_begin(int descriptor, int *signals) {
  int failure = terminal_guard_wait_for_foreground(descriptor);
  if (failure != 0) return failure;
  if (tcgetattr(descriptor, &found) != 0 || pipe(told_pipe) != 0) return errno;
  for (int end = 0; end < 2; end++) {
    fcntl(told_pipe[end], F_SETFL, O_NONBLOCK);
    fcntl(told_pipe[end], F_SETFD, FD_CLOEXEC);
  }
  *signals = told_pipe[0];
  terminal = descriptor;
  end_is_asked = 0;
  // Swift's own report of a crash asks questions on the terminal: it comes only where somebody set it up.
  report_is_wanted = getenv("SWIFT_BACKTRACE") != NULL || getenv("ASAN_OPTIONS") != NULL;
  static int leaves_tidily = 0;
  if (!leaves_tidily) leaves_tidily = atexit(say_farewell) == 0;

  // A stack that has overflown cannot hold the handler that says so.
  static char spare[64 * 1024];
  stack_t stack = {.ss_sp = spare, .ss_size = sizeof spare};
  sigaltstack(&stack, &stack_before);

  sigset_t all_told, answered;
  sigemptyset(&all_told);
  sigemptyset(&answered);
  for (int number = 1; number < NSIG; number++)
    if (answer_to(number) == as_told) sigaddset(&all_told, number);
  for (int number = 1; number < NSIG; number++) {
    enum answer answer = answer_to(number);
    // The C library keeps some numbers for itself, and says so.
    if (answer == as_before || sigaction(number, NULL, &before[number]) != 0) continue;
    sigaddset(&answered, number);
    // What was to be ignored stays ignored: that is how nohup works.
    int is_ignored = before[number].sa_handler == SIG_IGN;
    if (is_ignored && number != SIGWINCH && number != SIGCONT) continue;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    sigemptyset(&action.sa_mask);
    if (answer == as_error) action.sa_handler = SIG_IGN;
    if (answer == as_told) {
      action.sa_handler = tell;
      action.sa_mask = all_told;
    }
    if (answer == as_end) {
      action.sa_sigaction = die;
      action.sa_mask = all_told;
      action.sa_flags = SA_ONSTACK | SA_SIGINFO;
    }
    sigaction(number, &action, NULL);
  }
  // A parent may have blocked signals, and then nobody could end the program or tell it of a new size.
  sigprocmask(SIG_UNBLOCK, &answered, &mask_before);
  return 0;
}

void terminal_guard_end(void) {
  sigprocmask(SIG_SETMASK, &mask_before, NULL);
  for (int number = 1; number < NSIG; number++)
    if (answer_to(number) != as_before) sigaction(number, &before[number], NULL);
  sigaltstack(&stack_before, NULL);
  close(told_pipe[0]);
  close(told_pipe[1]);
  told_pipe[0] = told_pipe[1] = -1;
}

void terminal_guard_enter(int settings_are_foreign) {
  if (settings_are_foreign) tcgetattr(terminal, &found);
  guard_hold_error();
  screen_is_ours = 1;
}

void terminal_guard_leave(void) {
  if (!screen_is_ours) return;
  screen_is_ours = 0;
  put_settings_back();
  guard_show_error();
}

void terminal_guard_set_farewell(const char *bytes, size_t count) {
  farewell_length = 0;
  if (count > sizeof farewell) return;
  memcpy(farewell, bytes, count);
  farewell_length = (sig_atomic_t)count;
}

void terminal_guard_answered(void) { end_is_asked = 0; }

void terminal_guard_stop(void) {
  struct sigaction action, ours;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &action, &ours);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
}

_Noreturn void terminal_guard_die(int number) {
  say_farewell();
  end_by(number);
  // The signal was ignored or does not end programs: the status says what a shell would.
  _exit(128 + number);
}
