// Counts what a clock cannot tell: heap allocations and instructions.

#ifndef BATTLESHIP_METER_H
#define BATTLESHIP_METER_H

#include <stdint.h>

/// How many heap allocations the process has made, or -1 where they cannot be counted.
int64_t meter_allocations(void);

/// How many instructions `work(context)` takes in user space, or -1 where they cannot be counted.
///
/// The work runs in a copy of the process, one instruction at a time, so it takes a while, the count is exact, and
/// nothing that the work changes is seen here.
int64_t meter_instructions(void (*work)(void *), void *context);

#endif
