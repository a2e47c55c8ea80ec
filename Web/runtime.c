// The few functions of a C library that the WebAssembly modules need. Freed memory is used again.

typedef unsigned long size_t;

extern unsigned char __heap_base;

__attribute__((import_module("page"), import_name("random"))) void page_random(void *place, size_t count);

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *left = one, *right = other;
  for (; count--; left++, right++)
    if (*left != *right) return *left - *right;
  return 0;
}

// Texts are equal here if they have the same scalars, as links, words and names are written in one way: Unicode's tables
// of other ways to write the same letters would be 23 kB of the packed page.
const unsigned char *_swift_stdlib_nfd_decompositions = 0;
unsigned short _swift_stdlib_getNormData(unsigned scalar) { return 0; }
unsigned _swift_stdlib_getDecompositionEntry(unsigned scalar) { return 0; }
unsigned _swift_stdlib_getComposition(unsigned one, unsigned other) { return ~0u; }

// A block has 16 << kind bytes, and the 16 bytes before it hold its kind. Freed blocks are in one list for each kind.
struct Block {
  struct Block *next;
};

static struct Block *given_back[28];
static size_t end_of_used;

static void *fresh(size_t size) {
  if (!end_of_used) end_of_used = ((size_t)&__heap_base + 15) & ~(size_t)15;
  size_t start = end_of_used;
  size_t end = __builtin_wasm_memory_size(0) * 65536;
  if (start + size > end && __builtin_wasm_memory_grow(0, (start + size - end + 65535) / 65536) == (size_t)-1) return 0;
  end_of_used = start + size;
  return (void *)start;
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment > 16) return 22;
  unsigned kind = 0;
  while (((size_t)16 << kind) < size)
    if (++kind == 28) return 12;
  struct Block *free_one = given_back[kind];
  if (free_one) {
    given_back[kind] = free_one->next;
    *block = free_one;
    return 0;
  }
  unsigned *start = fresh(16 + ((size_t)16 << kind));
  if (!start) return 12;
  *start = kind;
  *block = start + 4;
  return 0;
}

void free(void *block) {
  if (!block) return;
  unsigned kind = *((unsigned *)block - 4);
  ((struct Block *)block)->next = given_back[kind];
  given_back[kind] = block;
}

void arc4random_buf(void *buffer, size_t count) { page_random(buffer, count); }

int putchar(int letter) { return letter; }

// The module has one thread, so it counts references without atomic instructions, with functions of these names.
void *swift_retain(void *object);
void *swift_retain_n(void *object, unsigned count);
void swift_release(void *object);
void swift_release_n(void *object, unsigned count);
void *swift_nonatomic_retain(void *object) { return swift_retain(object); }
void *swift_nonatomic_retain_n(void *object, unsigned count) { return swift_retain_n(object, count); }
void swift_nonatomic_release(void *object) { swift_release(object); }
void swift_nonatomic_release_n(void *object, unsigned count) { swift_release_n(object, count); }
