// Room in the module's memory, for the texts that JavaScript passes in and the answers that it reads.

typedef unsigned long size_t;

int posix_memalign(void **block, size_t alignment, size_t size);
void free(void *block);

void *battleship_room(size_t size) {
  void *block;
  return posix_memalign(&block, 16, size) ? 0 : block;
}

void battleship_free(void *block) { free(block); }
