/* ICU's data for a released program: none.
 *
 * Foundation, statically linked, would bring along 31 MB of calendars, collations and names in every language, of which
 * Galley uses nothing. This is an empty table of contents in ICU's format ("ToCP", version 1); what Foundation then cannot
 * find it does without. `Tests/Release` holds such a program's whole site to that of the ordinary one, byte for byte. */
#include <stdint.h>

struct table {
    uint16_t header_size;
    uint8_t magic[2];
    uint16_t info_size, reserved;
    uint8_t is_big_endian, charset, size_of_char, reserved_byte;
    uint8_t format[4], format_version[4], data_version[4], padding[8];
    uint32_t count, reserved_end;
};

__attribute__((aligned(16))) const struct table __wrap_icudt76_dat = {
    .header_size = 32,
    .magic = {0xda, 0x27},
    .info_size = 20,
    .size_of_char = 2,
    .format = {'T', 'o', 'C', 'P'},
    .format_version = {1},
};
