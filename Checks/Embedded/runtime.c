// The few functions of a C library that Embedded Swift needs. Memory is never freed.

typedef unsigned long size_t;

extern unsigned char __heap_base;

void *memset(void *to, int byte, size_t count) {
  unsigned char *next = to;
  while (count--) *next++ = (unsigned char)byte;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  if (target < source)
    for (size_t place = 0; place < count; place++) target[place] = source[place];
  else
    while (count--) target[count] = source[count];
  return to;
}

void *memcpy(void *to, const void *from, size_t count) {
  return memmove(to, from, count);
}

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *left = one, *right = other;
  for (; count--; left++, right++)
    if (*left != *right) return *left - *right;
  return 0;
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  static size_t next = 0;
  if (!next) next = (size_t)&__heap_base;
  next = (next + alignment - 1) & ~(alignment - 1);
  *block = (void *)next;
  next += size;
  size_t end = __builtin_wasm_memory_size(0) * 65536;
  if (next > end && __builtin_wasm_memory_grow(0, (next - end + 65535) / 65536) == (size_t)-1) return 12;
  return 0;
}

void free(void *block) {
  (void)block;
}

void arc4random_buf(void *buffer, size_t count) {
  memset(buffer, 0, count);
}

int putchar(int letter) {
  return letter;
}
