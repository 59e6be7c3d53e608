#ifndef GALLEY_ROOMS_H
#define GALLEY_ROOMS_H

/// From now on glibc takes memory from the system in large pieces and keeps it: a build makes megabytes a moment, and asking
/// for each page of them was a twentieth of its time. Elsewhere nothing happens.
void galley_take_memory_in_large_pieces(void);

#endif
