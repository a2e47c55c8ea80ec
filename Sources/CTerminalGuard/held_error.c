// Buffers standard error while the program owns the screen, and shows it afterwards.
#define _GNU_SOURCE
#include "held_error.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static int standard_error = -1, held_error = -1;

int guard_write(int descriptor, const char *bytes, size_t count, int milliseconds) {
  int flags = milliseconds < 0 ? -1 : fcntl(descriptor, F_GETFL);
  if (flags >= 0) fcntl(descriptor, F_SETFL, flags | O_NONBLOCK);
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    struct pollfd room = {.fd = descriptor, .events = POLLOUT};
    if (written < 0 && errno == EAGAIN && poll(&room, 1, milliseconds) > 0 && (room.revents & POLLOUT)) continue;
    if (written <= 0) break;
    bytes += written;
    count -= (size_t)written;
  }
  if (flags >= 0) fcntl(descriptor, F_SETFL, flags);
  return count == 0;
}

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

void guard_hold_error(void) {
  if (held_error >= 0 || !isatty(STDERR_FILENO)) return;
  held_error = open_memory();
  if (held_error < 0) return;
  standard_error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  dup2(held_error, STDERR_FILENO);
}

void guard_show_error(int milliseconds) {
  if (held_error < 0) return;
  dup2(standard_error, STDERR_FILENO);
  lseek(held_error, 0, SEEK_SET);
  char bytes[512];
  ssize_t count;
  while ((count = read(held_error, bytes, sizeof bytes)) > 0)
    if (!guard_write(STDERR_FILENO, bytes, (size_t)count, milliseconds)) break;
  close(held_error);
  close(standard_error);
  held_error = standard_error = -1;
}
