// Puts a module together again from the streams into which `split.c` took it apart. It runs when the page is opened.

#include "seams.h"

static const byte *streams[stream_count];
static byte *woven, *end;

static void put(byte value) {
  if ((unsigned)end >= __builtin_wasm_memory_size(0) * 65536) __builtin_wasm_memory_grow(0, 4);
  *end++ = value;
}

static byte move(enum stream stream) {
  byte value = *streams[stream]++;
  put(value);
  return value;
}

static void put_number(unsigned number) {
  for (; number >= 0x80; number >>= 7) put(number | 0x80);
  put(number);
}

static void move_local(enum stream stream) {
  unsigned rank = 0, shift = 0, next;
  do {
    next = *streams[stream]++;
    rank |= (next & 0x7f) << shift;
    shift += 7;
  } while (next >= 0x80);
  put_number(recent[rank]);
  make_recent(rank);
}

static void move_alignment(unsigned natural) { put(*streams[alignments]++ ^ natural); }

// The length of a function stands before it, and is known behind it.
static void weave_function(void) {
  byte *start = end;
  move_function();
  unsigned length = end - start, width = 1;
  for (unsigned rest = length; rest >= 0x80; rest >>= 7) width++;
  for (unsigned left = width; left; left--) put(0);
  for (byte *from = start + length; from-- != start;) from[width] = *from;
  byte *behind = end;
  end = start;
  put_number(length);
  end = behind;
}

// Where the module begins, once it is woven.
const byte *module(void) { return woven; }

// Weaves the module of so many bytes of streams, and says how long it is; it begins where the streams end.
unsigned weave(const byte *taken_apart, unsigned count) {
  const unsigned *lengths = (const unsigned *)taken_apart;
  const byte *stream = taken_apart + 4 + 4 * stream_count;
  for (unsigned number = 0; number < stream_count; number++) {
    streams[number] = stream;
    stream += lengths[1 + number];
  }
  woven = end = (byte *)taken_apart + count;
  for (unsigned left = lengths[1 + before]; left; left--) move(before);
  for (unsigned left = lengths[0]; left; left--) weave_function();
  for (unsigned left = lengths[1 + after]; left; left--) move(after);
  return end - woven;
}
