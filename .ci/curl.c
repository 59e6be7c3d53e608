/* A libcurl that is looked for when it is first called, so that a released program starts on a system without one.
 *
 * Foundation's URLSession, statically linked, names these functions; Galley asks other hosts in `check --external`
 * alone, and looks first whether there is a libcurl (`HostSystem.canAskOthers`). */
#include <dlfcn.h>

static void *find(const char *name) {
    static void *library;
    if (!library) library = dlopen("libcurl.so.4", RTLD_LAZY);
    if (!library) library = dlopen("libcurl-gnutls.so.4", RTLD_LAZY);
    return library ? dlsym(library, name) : 0;
}

/* Every argument and answer fits a register; one argument too many harms no function of C. */
#define FORWARD(name, missing) \
    long name(long a, long b, long c, long d, long e) { \
        long (*function)(long, long, long, long, long) = find(#name); \
        return function ? function(a, b, c, d, e) : (missing); \
    }

/* The option decides which type the third argument has: a number or an address. */
#define FORWARD_OPTION(name) \
    long name(long a, long b, long c) { \
        long (*function)(long, int, ...) = find(#name); \
        return function ? function(a, (int)b, c) : failed; \
    }

/* CURLE_FAILED_INIT; for handles of several transfers any number but 0 is a failure, too. */
enum { failed = 2 };

FORWARD(curl_global_init, failed)
FORWARD(curl_version, 0)
FORWARD(curl_version_info, 0)
FORWARD(curl_free, 0)
FORWARD(curl_easy_init, 0)
FORWARD(curl_easy_cleanup, 0)
FORWARD(curl_easy_pause, failed)
FORWARD(curl_easy_strerror, (long)"there is no libcurl")
FORWARD(curl_multi_init, 0)
FORWARD(curl_multi_cleanup, failed)
FORWARD(curl_multi_add_handle, failed)
FORWARD(curl_multi_remove_handle, failed)
FORWARD(curl_multi_assign, failed)
FORWARD(curl_multi_socket_action, failed)
FORWARD(curl_multi_info_read, 0)
FORWARD(curl_slist_append, 0)
FORWARD(curl_slist_free_all, 0)
FORWARD(curl_url, 0)
FORWARD(curl_url_set, failed)
FORWARD(curl_url_get, failed)
FORWARD_OPTION(curl_easy_setopt)
FORWARD_OPTION(curl_easy_getinfo)
FORWARD_OPTION(curl_multi_setopt)
