// Counts heap allocations and instructions, which a clock cannot measure.

#ifndef BATTLESHIP_METER_H
#define BATTLESHIP_METER_H

#include <stdint.h>

/// The heap allocations of the process so far, or -1 if they cannot be counted.
int64_t meter_allocations(void);

/// The instructions that `work(context)` takes in user space, or -1 if they cannot be counted.
///
/// The work runs in a copy of the process, one instruction at a time: it is slow, the count is exact, and this process does
/// not see the changes that the work makes.
int64_t meter_instructions(void (*work)(void *), void *context);

#endif
