// Where a module's code comes apart: like goes to like. Operation codes, local variables, numbers, offsets and so on are each
// packed on their own, which packs an eighth smaller than code as it stands. Whoever includes this file says how a byte,
// a local variable and an alignment are moved: to the streams when the page is built, and back when it is opened.

typedef unsigned char byte;

enum stream {
  before, // the module up to its first function
  after,  // the module behind its last function
  codes,
  types,
  labels,
  calls,
  reads,
  writes,
  numbers,
  long_numbers,
  offsets,
  alignments,
  others,
  stream_count
};

// The number of local variables of a function at most.
enum { most_locals = 8192 };

// The alignment that an operation on memory has by nature, as a power of two, from i32.load on.
static const byte natural[] = {2, 3, 2, 3, 0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 3, 2, 3, 0, 1, 0, 1, 2};

// Local variables in the order in which they were used last: one that was just used has a low number.
static unsigned short recent[most_locals];

// How far down that order was changed by the last function.
static unsigned deepest = most_locals - 1;

static byte move(enum stream);
static void move_local(enum stream);
static void move_alignment(unsigned natural);

// A number of seven bits in each byte, the low ones first.
static unsigned move_number(enum stream stream) {
  unsigned number = 0;
  for (unsigned shift = 0;; shift += 7) {
    unsigned next = move(stream);
    number |= (next & 0x7f) << (shift & 31);
    if (next < 0x80) return number;
  }
}

static void make_recent(unsigned place) {
  unsigned short local = recent[place];
  if (place > deepest) deepest = place;
  for (; place; place--) recent[place] = recent[place - 1];
  recent[0] = local;
}

// The body of a function, from its local variables to its end.
static void move_function(void) {
  for (unsigned local = 0; local <= deepest; local++) recent[local] = local;
  deepest = 0;
  for (unsigned groups = move_number(others); groups; groups--) {
    move_number(others);
    move(others);
  }
  for (unsigned depth = 1; depth;) {
    unsigned code = move(codes), count = 0;
    switch (code) {
    case 0x02: // block
    case 0x03: // loop
    case 0x04: // if
      depth++;
      move_number(types);
      break;
    case 0x0b: // end
      depth--;
      break;
    case 0x0c: // br
    case 0x0d: // br_if
      move_number(labels);
      break;
    case 0x0e: // br_table
      for (count = move_number(labels) + 1; count; count--) move_number(labels);
      break;
    case 0x10: // call
      move_number(calls);
      break;
    case 0x11: // call_indirect
      move_number(others);
      move_number(others);
      break;
    case 0x20: // local.get
      move_local(reads);
      break;
    case 0x21: // local.set
    case 0x22: // local.tee
      move_local(writes);
      break;
    case 0x23: // global.get
    case 0x24: // global.set
      move_number(others);
      break;
    case 0x3f: // memory.size
    case 0x40: // memory.grow
      move(others);
      break;
    case 0x41: // i32.const
      move_number(numbers);
      break;
    case 0x42: // i64.const
      move_number(long_numbers);
      break;
    case 0x43: // f32.const
    case 0x44: // f64.const
      for (count = code == 0x43 ? 4 : 8; count; count--) move(others);
      break;
    case 0xfc: // memory.copy has two bytes behind its number, memory.fill has one, conversions have none
      for (count = move(codes), count = count < 10 ? 0 : 12 - count; count; count--) move(others);
      break;
    default:
      if (code - 0x28 < sizeof natural) {
        move_alignment(natural[code - 0x28]);
        move_number(offsets);
      }
    }
  }
}
