// Unpacks the page's module, which is packed by LZMA: a quarter smaller than what browsers unpack by themselves. This is
// a module of its own, of three thousand bytes. It reads an .lzma file that was packed with lc=1, lp=0 and pb=0.

typedef unsigned char byte;
typedef unsigned short chance;

extern byte __heap_base;

unsigned weave(const byte *streams, unsigned count);

enum { states = 12, tries = 274, context_bits = 1 };

static chance is_copy[states], is_again[states], is_not_nearest[states], is_longer[states], is_not_second[states],
    is_fourth[states], slots[4 * 64], middle[128], low[16], lengths[tries], lengths_again[tries],
    literals[0x300 << context_bits];
static unsigned range, code, count;
static const byte *packed;
static byte *out;

static void even(chance *chances, unsigned size) {
  while (size--) *chances++ = 1024;
}
#define EVEN(chances) even(chances, sizeof(chances) / sizeof(chance))

static void refill(void) {
  if (range >= 1 << 24) return;
  range <<= 8;
  code = code << 8 | *packed++;
}

// A bit whose chance is learned.
static unsigned bit(chance *of) {
  unsigned bound = (range >> 11) * *of, is_one = code >= bound;
  if (is_one) {
    range -= bound, code -= bound;
    *of -= *of >> 5;
  } else {
    range = bound;
    *of += (2048 - *of) >> 5;
  }
  refill();
  return is_one;
}

// Bits of a number, the highest first.
static unsigned tree(chance *chances, unsigned bits) {
  unsigned node = 1;
  for (unsigned left = bits; left--;) node = node << 1 | bit(chances + node);
  return node - (1 << bits);
}

// Bits of a number, the lowest first.
static unsigned backwards(chance *chances, unsigned bits) {
  unsigned node = 1, number = 0;
  for (unsigned place = 0; place < bits; place++) {
    unsigned one = bit(chances + node);
    node = node << 1 | one;
    number |= one << place;
  }
  return number;
}

// Bits whose chances are even.
static unsigned plain(unsigned bits) {
  unsigned number = 0;
  while (bits--) {
    range >>= 1;
    unsigned one = code >= range;
    if (one) code -= range;
    number = number << 1 | one;
    refill();
  }
  return number;
}

static unsigned length(chance *chances) {
  if (!bit(chances)) return 2 + tree(chances + 2, 3);
  return bit(chances + 1) ? 18 + tree(chances + 18, 8) : 10 + tree(chances + 10, 3);
}

// How far back a copy is taken, less one.
static unsigned distance(unsigned size) {
  unsigned slot = tree(slots + ((size < 5 ? size - 2 : 3) << 6), 6);
  if (slot < 4) return slot;
  unsigned bits = (slot >> 1) - 1, start = (2 | (slot & 1)) << bits;
  if (slot < 14) return start + backwards(middle + start - slot, bits);
  start += plain(bits - 4) << 4;
  return start + backwards(low, 4);
}

static void put(byte letter) {
  if ((unsigned)out + count >= __builtin_wasm_memory_size(0) * 65536) __builtin_wasm_memory_grow(0, 4);
  out[count++] = letter;
}

// A byte that is no copy. Right after a copy, the byte that would have come next tells what is unlikely.
static void literal(unsigned is_after_copy, unsigned back) {
  chance *chances = literals + 0x300 * (count ? out[count - 1] >> (8 - context_bits) : 0);
  unsigned letter = 1, other = is_after_copy ? out[count - back - 1] : 0;
  while (is_after_copy && letter < 0x100) {
    unsigned expected = (other <<= 1) >> 8 & 1, one = bit(chances + ((1 + expected) << 8) + letter);
    letter = letter << 1 | one;
    is_after_copy = one == expected;
  }
  while (letter < 0x100) letter = letter << 1 | bit(chances + letter);
  put(letter);
}

// Room for a packed file of a size.
byte *room(unsigned size) {
  int missing = (unsigned)&__heap_base + size - __builtin_wasm_memory_size(0) * 65536;
  if (missing > 0) __builtin_wasm_memory_grow(0, missing / 65536 + 1);
  // What is unpacked begins with numbers of four bytes.
  out = (byte *)((unsigned)(&__heap_base + size + 3) & ~3u);
  return &__heap_base;
}

// Unpacks the file that was written into the room; what was packed begins where the room ends.
static unsigned unpacked(void) {
  EVEN(is_copy), EVEN(is_again), EVEN(is_not_nearest), EVEN(is_longer), EVEN(is_not_second), EVEN(is_fourth);
  EVEN(slots), EVEN(middle), EVEN(low), EVEN(lengths), EVEN(lengths_again), EVEN(literals);
  packed = &__heap_base + 14;
  for (unsigned left = 4; left--;) code = code << 8 | *packed++;
  range = -1;
  unsigned state = 0, back = 0, second = 0, third = 0, fourth = 0;
  for (;;) {
    if (!bit(is_copy + state)) {
      literal(state >= 7, back);
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    unsigned size = 1;
    if (!bit(is_again + state)) {
      fourth = third, third = second, second = back;
      size = length(lengths);
      back = distance(size);
      if (back == -1) return count;
      state = state < 7 ? 7 : 10;
    } else if (!bit(is_not_nearest + state)) {
      unsigned is_long = bit(is_longer + state);
      state = state < 7 ? 9 - is_long : 11;
      if (is_long) size = length(lengths_again);
    } else {
      unsigned again = second;
      if (bit(is_not_second + state)) {
        again = third;
        if (bit(is_fourth + state)) again = fourth, fourth = third;
        third = second;
      }
      second = back, back = again;
      size = length(lengths_again);
      state = state < 7 ? 8 : 11;
    }
    while (size--) put(out[count - back - 1]);
  }
}

// Unpacks the module that was written into the room, and says how long it is.
unsigned unpack(void) { return weave(out, unpacked()); }
