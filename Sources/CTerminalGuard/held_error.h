// Holds standard error back and shows it later. All but the holding may be done in a signal handler.
#pragma once

#include <stddef.h>

/// Writes all of some bytes, as far as somebody takes them.
void guard_write(int descriptor, const char *bytes, size_t count);

/// Holds standard error back if it is a terminal.
void guard_hold_error(void);

/// Shows what was held back, and holds nothing any more.
void guard_show_error(void);
