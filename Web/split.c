// Takes a module apart, so that it packs better: reads it, and writes the number of its functions, the length of each stream,
// and the streams. It runs when the page is built.
//
//   split < MODULE > STREAMS

#include "seams.h"

#include <stdio.h>
#include <stdlib.h>

static byte module[1 << 24];
static size_t place, size;

static struct {
  byte *bytes;
  unsigned count;
} streams[stream_count];

static void fail(const char *reason) {
  fprintf(stderr, "page: the module cannot be taken apart: %s\n", reason);
  exit(1);
}

static byte next(void) {
  if (place == size) fail("it ends too soon");
  return module[place++];
}

static void put(enum stream stream, byte value) { streams[stream].bytes[streams[stream].count++] = value; }

static byte move(enum stream stream) {
  byte value = next();
  put(stream, value);
  return value;
}

static unsigned read_number(void) {
  unsigned number = 0, shift = 0, value;
  do {
    value = next();
    number |= (value & 0x7f) << shift;
    shift += 7;
  } while (value >= 0x80);
  return number;
}

static void put_number(enum stream stream, unsigned number) {
  for (; number >= 0x80; number >>= 7) put(stream, number | 0x80);
  put(stream, number);
}

static void move_local(enum stream stream) {
  unsigned local = read_number(), rank = 0;
  if (local >= most_locals) fail("a function has too many local variables");
  while (recent[rank] != local) rank++;
  put_number(stream, rank);
  make_recent(rank);
}

static void move_alignment(unsigned natural) { put(alignments, read_number() ^ natural); }

static void write_number(unsigned number) {
  for (unsigned shift = 0; shift < 32; shift += 8) putchar(number >> shift & 0xff);
}

int main(void) {
  size = fread(module, 1, sizeof module, stdin);
  for (enum stream stream = 0; stream < stream_count; stream++) {
    if (!(streams[stream].bytes = malloc(sizeof module))) fail("there is no memory");
  }
  for (unsigned left = 8; left; left--) move(before);
  // Sections are kept as they are, up to the one of the code.
  while (move(before) != 10)
    for (unsigned left = move_number(before); left; left--) move(before);
  move_number(before);
  unsigned functions = move_number(before);
  for (unsigned left = functions; left; left--) {
    unsigned length = read_number();
    size_t start = place;
    move_function();
    if (place != start + length) fail("a function does not end where it should");
  }
  while (place < size) move(after);
  write_number(functions);
  for (enum stream stream = 0; stream < stream_count; stream++) write_number(streams[stream].count);
  for (enum stream stream = 0; stream < stream_count; stream++)
    fwrite(streams[stream].bytes, 1, streams[stream].count, stdout);
  return fclose(stdout) ? 1 : 0;
}
