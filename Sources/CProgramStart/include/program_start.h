// What a program needs when it starts: its arguments, which may be any bytes except zero, and no core files.
#pragma once

/// Asks the system not to write a core file of this process, because it would contain keys and ships.
void program_leave_no_core(void);

/// The number of arguments, including the program's name; -1 if the C library does not pass them.
int program_argument_count(void);

/// The argument at an index; null if there is none.
const char *program_argument(int index);
