// Signals: the ones that can wait are told to the program through a pipe, the others put the terminal back and end it.
#define _GNU_SOURCE
#include "terminal_guard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))

static const int told[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};
static const int deadly[] = {SIGSEGV, SIGBUS,  SIGILL,  SIGFPE,  SIGTRAP, SIGABRT, SIGSYS,
                             SIGUSR1, SIGUSR2, SIGALRM, SIGPIPE, SIGXCPU, SIGXFSZ};
static struct sigaction told_before[COUNT(told)], deadly_before[COUNT(deadly)];
static stack_t stack_before;

static int terminal = -1, told_pipe[2] = {-1, -1};
static struct termios found;
static char farewell[1024];
static volatile sig_atomic_t farewell_length, screen_is_ours, end_is_asked, report_is_wanted;
static struct timespec asked_at;
static int standard_error = -1, held_error = -1;

static void write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

// Standard error is held in memory while the screen is ours.

static int open_memory(void) {
#ifdef __linux__
  return memfd_create("standard-error", MFD_CLOEXEC);
#else
  char name[] = "/tmp/standard-error.XXXXXX";
  int file = mkstemp(name);
  if (file >= 0) {
    unlink(name);
    fcntl(file, F_SETFD, FD_CLOEXEC);
  }
  return file;
#endif
}

static void hold_error(void) {
  if (held_error >= 0 || !isatty(STDERR_FILENO)) return;
  held_error = open_memory();
  if (held_error < 0) return;
  standard_error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  dup2(held_error, STDERR_FILENO);
}

static void show_error(void) {
  if (held_error < 0) return;
  dup2(standard_error, STDERR_FILENO);
  lseek(held_error, 0, SEEK_SET);
  char bytes[512];
  ssize_t count;
  while ((count = read(held_error, bytes, sizeof bytes)) > 0) write_all(STDERR_FILENO, bytes, (size_t)count);
  close(held_error);
  close(standard_error);
  held_error = standard_error = -1;
}

// What puts the terminal back: all of it is allowed in a signal handler.

static void put_settings_back(void) {
  // In the background this would stop the program instead.
  sigset_t output, before;
  sigemptyset(&output);
  sigaddset(&output, SIGTTOU);
  sigprocmask(SIG_BLOCK, &output, &before);
  tcsetattr(terminal, TCSANOW, &found);
  sigprocmask(SIG_SETMASK, &before, NULL);
}

static void say_farewell(void) {
  if (!screen_is_ours) return;
  screen_is_ours = 0;
  write_all(terminal, farewell, (size_t)farewell_length);
  put_settings_back();
  show_error();
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
  for (size_t i = 0; report_is_wanted && i < COUNT(deadly); i++)
    if (deadly[i] == number && (deadly_before[i].sa_flags & SA_SIGINFO))
      deadly_before[i].sa_sigaction(number, info, context);
  end_by(number);
}

int terminal_guard_begin(int descriptor, int *signals) {
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

  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < COUNT(told); i++) sigaddset(&action.sa_mask, told[i]);
  action.sa_handler = tell;
  for (size_t i = 0; i < COUNT(told); i++) {
    sigaction(told[i], NULL, &told_before[i]);
    // What was to be ignored stays ignored: that is how nohup works.
    int is_ignored = told_before[i].sa_handler == SIG_IGN;
    if (!is_ignored || told[i] == SIGWINCH || told[i] == SIGCONT) sigaction(told[i], &action, NULL);
  }
  action.sa_sigaction = die;
  action.sa_flags = SA_ONSTACK | SA_SIGINFO;
  for (size_t i = 0; i < COUNT(deadly); i++) {
    sigaction(deadly[i], NULL, &deadly_before[i]);
    if (deadly_before[i].sa_handler != SIG_IGN) sigaction(deadly[i], &action, NULL);
  }
  return 0;
}

void terminal_guard_end(void) {
  for (size_t i = 0; i < COUNT(told); i++) sigaction(told[i], &told_before[i], NULL);
  for (size_t i = 0; i < COUNT(deadly); i++) sigaction(deadly[i], &deadly_before[i], NULL);
  sigaltstack(&stack_before, NULL);
  close(told_pipe[0]);
  close(told_pipe[1]);
  told_pipe[0] = told_pipe[1] = -1;
}

void terminal_guard_enter(int settings_are_foreign) {
  if (settings_are_foreign) tcgetattr(terminal, &found);
  hold_error();
  screen_is_ours = 1;
}

void terminal_guard_leave(void) {
  if (!screen_is_ours) return;
  screen_is_ours = 0;
  put_settings_back();
  show_error();
}

void terminal_guard_set_farewell(const char *bytes, size_t count) {
  farewell_length = 0;
  if (count > sizeof farewell) return;
  memcpy(farewell, bytes, count);
  farewell_length = (sig_atomic_t)count;
}

void terminal_guard_answered(void) { end_is_asked = 0; }

void terminal_guard_stop(void) {
  struct sigaction action, before;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &action, &before);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &before, NULL);
}

_Noreturn void terminal_guard_die(int number) {
  say_farewell();
  end_by(number);
  // The signal was ignored or does not end programs: the status says what a shell would.
  _exit(128 + number);
}
