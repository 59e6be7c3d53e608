#include "faults.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

void galley_take_memory_in_large_pieces(void) {
    // What is never touched costs nothing; a thread's first piece is one system call instead of thousands.
    mallopt(M_TOP_PAD, 48 << 20);
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
}
#else
void galley_take_memory_in_large_pieces(void) {}
#endif
