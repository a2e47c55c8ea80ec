// Leaves a terminal as it was found, whatever ends the program: what only C can do inside of a signal handler.
#pragma once

#include <stddef.h>

/// Waits until the program may use a terminal: one that a shell has started in the background may once it is brought to the
/// foreground, and until then the terminal is set as the shell needs it.
///
/// Returns 0, also if the program was told to end meanwhile, or the error number of what failed.
int terminal_guard_wait_for_foreground(int terminal);

/// While it is 1, setting the terminal does not stop a program that is in the background.
void terminal_guard_hold_stops(int are_held);

/// Remembers how a terminal is set and how signals are answered, and answers them itself from now on.
///
/// Waits for the foreground first. `signals` becomes a descriptor from which each signal that came can be read as one byte.
/// Returns 0, or the error number of what failed.
int terminal_guard_begin(int terminal, int *signals);

/// Answers signals as before.
void terminal_guard_end(void);

/// The screen is ours: the farewell is due on every way out, and standard error is held back.
///
/// `settings_are_foreign` says that somebody else may have set the terminal since it was left.
void terminal_guard_enter(int settings_are_foreign);

/// The screen is not ours any more: sets the terminal as it was found and shows what standard error held.
void terminal_guard_leave(void);

/// The bytes that put the screen back on the way out of a crash.
void terminal_guard_set_farewell(const char *bytes, size_t count);

/// A signal that ends the program was read and is being answered.
void terminal_guard_answered(void);

/// Stops the program as if it had not answered SIGTSTP; returns when it goes on.
void terminal_guard_stop(void);

/// Ends the program by a signal, as if it had not answered it.
_Noreturn void terminal_guard_die(int signal);
