// Buffers standard error and shows it later; everything except starting to buffer is safe in a signal handler.
#pragma once

#include <stddef.h>

/// Writes all of the bytes, or as many as the descriptor accepts; returns whether it accepted all.
///
/// Gives up once the descriptor has accepted nothing for this many milliseconds, as a stopped terminal does; -1 means
/// never.
int guard_write(int descriptor, const char *bytes, size_t count, int milliseconds);

/// Starts to buffer standard error if it is a terminal.
void guard_hold_error(void);

/// Shows what was buffered, and stops buffering; gives up as `guard_write` does.
void guard_show_error(int milliseconds);
