// What the engine uses of a C library, for WebAssembly: memory, comparing bytes, three functions on doubles and the product of
// two 128-bit numbers. With these few it depends on no C library and no compiler runtime of the system that it is built on, so
// that one toolchain gives the same engine everywhere. Tests/Wasm/runtime.mjs holds it to what the standards say.
#include <stddef.h>
#include <stdint.h>

// Memory. A block belongs to one of some sizes and is given out again to the next who wants that size; the last one gives its
// place back. Up to 1,024 bytes there is a size for each multiple of 16, above that there are eight between two powers of two.
// Before memory grows, a larger block is cut, and neighbours that are free are joined when many have come free since.

enum { unit = 16, page = 65536, growth = 16 * page, small_sizes = 64, size_count = small_sizes + 8 * 32, out_of_memory = 12 };

// A block's memory follows its header and begins at a multiple of 16; a free one holds the next of its size. Headers stand one
// after the other: each tells how many units there are up to the next.
struct header { uint32_t units : 31, is_free : 1; };
struct free_block { struct free_block *next; };

extern unsigned char __heap_base;
// Of a number are blocks that are at least as large as its size.
static struct free_block *free_blocks[size_count];
static uintptr_t first;
static uintptr_t unused;
static uintptr_t memory_end;
// How many units came free since neighbours were joined.
static size_t freed;

// The number of the smallest size that has so many units.
static uint32_t size_number(size_t units) {
    if (units <= small_sizes) return (uint32_t)units;
    uint32_t exponent = 31 - (uint32_t)__builtin_clzl(units - 1) - 3;
    uint32_t eighths = (uint32_t)((units - 1) >> exponent) + 1;
    return small_sizes + 8 * exponent + eighths - 8;
}

static size_t units_of(uint32_t number) {
    if (number <= small_sizes) return number;
    uint32_t exponent = (number - small_sizes - 1) / 8;
    return ((size_t)(number - small_sizes) - 8 * exponent + 8) << exponent;
}

static struct header *header_after(struct header *header) {
    return (struct header *)((uintptr_t)header + (uintptr_t)header->units * unit);
}

static void keep(struct header *header) {
    uint32_t number = size_number(header->units);
    // A block that was cut or joined may be between two sizes.
    if (units_of(number) > header->units) number -= 1;
    header->is_free = 1;
    struct free_block *block = (struct free_block *)(header + 1);
    block->next = free_blocks[number];
    free_blocks[number] = block;
}

// Where the first header can stand so that its block begins at a multiple of 16.
static void find_memory(void) {
    uintptr_t base = (uintptr_t)&__heap_base;
    first = ((base + unit - 1) & ~(uintptr_t)(unit - 1)) + unit - sizeof(struct header);
    unused = first;
    memory_end = __builtin_wasm_memory_size(0) * (uintptr_t)page;
}

static int grow_to(uint64_t end) {
    uint64_t wanted = end - memory_end < growth ? growth : end - memory_end;
    size_t pages = (size_t)((wanted + page - 1) / page);
    if (memory_end + (uint64_t)pages * page > UINT32_MAX) return 0;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
    memory_end += pages * page;
    return 1;
}

// Joins neighbours that are free; the last of all become unused again.
static void join(void) {
    for (uint32_t number = 0; number < size_count; number++) free_blocks[number] = NULL;
    freed = 0;
    struct header *header = (struct header *)first;
    while ((uintptr_t)header < unused) {
        struct header *next = header_after(header);
        if (header->is_free) {
            while ((uintptr_t)next < unused && next->is_free) next = header_after(next);
            if ((uintptr_t)next == unused) {
                unused = (uintptr_t)header;
                return;
            }
            header->units = (uint32_t)(((uintptr_t)next - (uintptr_t)header) / unit);
            keep(header);
        }
        header = next;
    }
}

static void *given(struct header *header) {
    header->is_free = 0;
    return header + 1;
}

// Takes a free block of a size or a larger one, and cuts off what is too much.
static void *free_block(uint32_t number, size_t units) {
    uint32_t found = number;
    while (found < size_count && !free_blocks[found]) found++;
    if (found == size_count) return NULL;
    struct header *header = (struct header *)free_blocks[found] - 1;
    free_blocks[found] = free_blocks[found]->next;
    if (header->units > units) {
        uint32_t rest = (uint32_t)(header->units - units);
        header->units = (uint32_t)units;
        header_after(header)->units = rest;
        keep(header_after(header));
    }
    return given(header);
}

static void *new_block(uint32_t number) {
    if (memory_end == 0) find_memory();
    size_t units = units_of(number);
    uint64_t end = unused + (uint64_t)units * unit;
    if (end > memory_end) {
        void *found = free_block(number, units);
        if (found) return found;
        if (freed > (unused - first) / unit / 4) {
            join();
            return new_block(number);
        }
        if (!grow_to(end)) return NULL;
    }
    struct header *header = (struct header *)unused;
    header->units = (uint32_t)units;
    unused = (uintptr_t)end;
    return given(header);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    // Nothing of the engine asks for more.
    if (alignment > unit) __builtin_trap();
    if (size > UINT32_MAX - page) return out_of_memory;
    uint32_t number = size_number((size + sizeof(struct header) + unit - 1) / unit);
    struct free_block *block = free_blocks[number];
    if (block) {
        free_blocks[number] = block->next;
        *result = given((struct header *)block - 1);
    } else {
        *result = new_block(number);
    }
    return *result ? 0 : out_of_memory;
}

void free(void *memory) {
    if (!memory) return;
    struct header *header = (struct header *)memory - 1;
    freed += header->units;
    if ((uintptr_t)header_after(header) == unused) {
        unused = (uintptr_t)header;
    } else {
        keep(header);
    }
}

// Letting go of an object lets go of what it holds, and so on, some levels of the stack for each; a browser gives a worker
// hardly a megabyte. What is deeper than so many waits until the outermost is through. (`.ci/wasm` has Swift call this.)
enum { most_levels = 48 };

typedef __attribute__((swiftcall)) void (*destroyer)(__attribute__((swift_context)) void *);
struct object { struct { void *parent; destroyer destroy; } *type; uint32_t references; };

static struct object *waiting;
static uint32_t levels;

// An object that nobody holds has no use for its number of references but for the highest bit, which says that it is on the
// stack: such a one cannot wait. The rest is room for the next one that waits, whose address is a multiple of 16.
static const uint32_t on_stack = (uint32_t)1 << 31, unheld = UINT32_MAX >> 1;

void galley_let_go(struct object *object) {
    if (levels >= most_levels && !(object->references & on_stack)) {
        object->references = (uint32_t)(uintptr_t)waiting / unit;
        waiting = object;
        return;
    }
    levels += 1;
    object->type->destroy(object);
    while (levels == 1 && waiting) {
        struct object *next = waiting;
        waiting = (struct object *)(uintptr_t)(next->references * unit);
        next->references = unheld;
        next->type->destroy(next);
    }
    levels -= 1;
}

int memcmp(const void *left, const void *right, size_t count) {
    const unsigned char *a = left, *b = right;
    for (; count >= 8; count -= 8, a += 8, b += 8) {
        uint64_t of_a, of_b;
        __builtin_memcpy(&of_a, a, 8);
        __builtin_memcpy(&of_b, b, 8);
        if (of_a != of_b) break;
    }
    for (; count > 0; count--, a++, b++) {
        if (*a != *b) return *a - *b;
    }
    return 0;
}

// Halves go away from zero.
double round(double x) {
    double whole = __builtin_trunc(x);
    return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}

// Takes multiples of `y` by powers of two away from `x`, the largest first; each difference is exact.
double fmod(double x, double y) {
    double rest = __builtin_fabs(x), step = __builtin_fabs(y), last = step;
    if (y == 0 || y != y || x != x || rest == __builtin_inf()) return (x * y) / (x * y);
    if (rest < step) return x;
    while (step <= rest - step) step += step;
    for (; step >= last; step *= 0.5) {
        if (rest >= step) rest -= step;
    }
    return __builtin_copysign(rest, x);
}

// The rest of least size, to the even multiple of `y` when two are as near.
double remainder(double x, double y) {
    double rest = __builtin_fabs(x), divisor = __builtin_fabs(y);
    if (y == 0 || y != y || x != x || rest == __builtin_inf()) return (x * y) / (x * y);
    if (divisor <= 0x1p1022) rest = fmod(rest, divisor + divisor);
    // Half of the smallest numbers is none, and twice the largest is none either.
    int is_small = divisor < 0x1p-1021;
    if (is_small ? rest + rest > divisor : rest > 0.5 * divisor) {
        rest -= divisor;
        if (is_small ? rest + rest >= divisor : rest >= 0.5 * divisor) rest -= divisor;
    }
    return __builtin_signbit(x) ? -rest : rest;
}

// The low 128 bits of a product, which the compiler asks for by this name.
__int128 __multi3(__int128 left, __int128 right) {
    uint64_t a = (uint64_t)left, b = (uint64_t)right, mask = UINT32_MAX;
    uint64_t low = (a & mask) * (b & mask);
    uint64_t middle = (a >> 32) * (b & mask) + (low >> 32);
    uint64_t other = (a & mask) * (b >> 32) + (middle & mask);
    uint64_t high = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32);
    high += (uint64_t)(left >> 64) * b + a * (uint64_t)(right >> 64);
    return (__int128)((unsigned __int128)high << 64 | (other << 32 | (low & mask)));
}
