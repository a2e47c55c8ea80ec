// Restores a terminal however the program ends; this part needs C because it runs in signal handlers.
#pragma once

#include <stddef.h>

/// Waits until the program may use a terminal.
///
/// A program that a shell started in the background may use it once it is in the foreground; until then the terminal
/// has the shell's settings.
///
/// Returns 0 or an error number; a signal to end the program also ends the wait, with 0.
int terminal_guard_wait_for_foreground(int terminal);

/// While this is 1, changing terminal settings does not stop a program in the background.
void terminal_guard_hold_stops(int are_held);

/// Saves the terminal settings and the signal handlers, and installs its own handlers.
///
/// Waits for the foreground first. `signals` becomes a descriptor that yields one byte for each signal. Returns 0 or an
/// error number.
int terminal_guard_begin(int terminal, int *signals);

/// Restores the previous signal handlers.
void terminal_guard_end(void);

/// Marks the screen as owned: every exit writes the restore bytes, and standard error is buffered.
///
/// `settings_are_foreign`: another program may have changed the terminal settings since the screen was released.
void terminal_guard_enter(int settings_are_foreign);

/// Marks the screen as released: restores the terminal settings and shows the buffered standard error.
void terminal_guard_leave(void);

/// Whether a signal has asked the program to end. A few seconds later it ends, even if it is still waiting for
/// something.
int terminal_guard_is_ending(void);

/// Marks the screen as released, and writes the restore bytes while the terminal accepts any.
void terminal_guard_leave_in_time(void);

/// Sets the bytes that restore the screen if the program ends while it owns it; if there are more than 1,024, none are
/// written.
void terminal_guard_set_restore_bytes(const char *bytes, size_t count);

/// Stops the program as SIGTSTP does without a handler; returns when the program continues.
void terminal_guard_stop(void);

/// Ends the program with a signal, as if the signal had no handler.
_Noreturn void terminal_guard_die(int signal);
