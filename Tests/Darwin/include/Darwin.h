// <sys/types.h>, <sys/stat.h>, <sys/stdio.h>, <stdlib.h>, <unistd.h>, <sys/socket.h>, <sys/resource.h>, <signal.h>, <dlfcn.h> of macOS, as far as Platform uses them.
typedef int darwin_dev_t;
typedef unsigned long long darwin_ino_t;
typedef unsigned short darwin_mode_t;
typedef long long darwin_off_t;

struct timespec {
    long tv_sec;
    long tv_nsec;
};

struct stat {
    darwin_dev_t st_dev;
    darwin_mode_t st_mode;
    unsigned short st_nlink;
    darwin_ino_t st_ino;
    unsigned int st_uid;
    unsigned int st_gid;
    darwin_dev_t st_rdev;
    struct timespec st_atimespec;
    struct timespec st_mtimespec;
    struct timespec st_ctimespec;
    struct timespec st_birthtimespec;
    darwin_off_t st_size;
};

int stat(const char *path, struct stat *info);
int fstat(int descriptor, struct stat *info);
int fstatat(int folder, const char *path, struct stat *info, int options);
int isatty(int descriptor);
char *realpath(const char *path, char *resolved);
void free(void *memory);

#define SO_NOSIGPIPE 0x1022
#define SHUT_WR 1
#define SHUT_RDWR 2
int shutdown(int socket, int how);

#define RENAME_SWAP 0x00000002
int renamex_np(const char *from, const char *to, unsigned int flags);

#define SIGPIPE 13
typedef void (*sig_t)(int);
extern const sig_t SIG_IGN;
sig_t signal(int number, sig_t handler);

#define RLIMIT_STACK 3
struct rlimit {
    unsigned long long rlim_cur;
    unsigned long long rlim_max;
};
int getrlimit(int resource, struct rlimit *limit);
int setrlimit(int resource, const struct rlimit *limit);

#define RTLD_LAZY 0x1
void *dlopen(const char *path, int mode);
void *dlsym(void *handle, const char *symbol);
