#ifndef GALLEY_ARENA_H
#define GALLEY_ARENA_H

#include <stddef.h>

// Memory that is given back all at once, for what cmark makes of a document. Each thread has its own, and
// what one thread has taken no other may give back or have grown.

// A document more is open on this thread.
void galley_arena_open(void);

// One is done; with the last of them everything that was taken on this thread is given back.
void galley_arena_close(void);

// What cmark asks for in place of `calloc`, `realloc` and `free`.
void *galley_arena_calloc(size_t count, size_t size);
void *galley_arena_realloc(void *block, size_t size);
void galley_arena_free(void *block);

#endif
