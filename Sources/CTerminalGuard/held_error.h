// Buffers standard error and shows it later; everything except starting to buffer is safe in a signal handler.
#pragma once

#include <stddef.h>

/// Writes all of the bytes, or as many as the descriptor accepts.
void guard_write(int descriptor, const char *bytes, size_t count);

/// Starts to buffer standard error if it is a terminal.
void guard_hold_error(void);

/// Shows what was buffered, and stops buffering.
void guard_show_error(void);
