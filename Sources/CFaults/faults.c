// Only what POSIX lists as safe in a signal handler is called in one: no allocation, no locks, no formatting of its own.
#include "faults.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern char **environ;

enum { stack_size = 64 << 10, longest_list = 8192, last_descriptor = 4096 };

static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
enum { fatal_count = sizeof fatal / sizeof fatal[0] };

static const char *executable_path;
static char **program_arguments;
static char **environment;
static char list[sizeof GALLEY_FAULTS_VARIABLE + longest_list];
static pthread_key_t stacks;
static atomic_flag is_ending = ATOMIC_FLAG_INIT;

static _Thread_local const char *current_key, *current_place;
static _Thread_local int has_stack;

// MARK: In the handler

static void tell(const char *text) {
    if (write(STDERR_FILENO, text, strlen(text)) < 0) return;
}

static const char *name_of(int number) {
    switch (number) {
    case SIGSEGV: return "SIGSEGV";
    case SIGBUS: return "SIGBUS";
    case SIGILL: return "SIGILL";
    case SIGTRAP: return "SIGTRAP";
    case SIGFPE: return "SIGFPE";
    default: return "SIGABRT";
    }
}

/// Adds what the thread was doing to the list; false when there is no room.
static int note(int number) {
    const char *name = name_of(number);
    size_t length = strlen(list);
    if (length + strlen(current_key) + strlen(name) + 3 > sizeof list) return 0;
    if (list[length - 1] != '=') strcat(list, ",");
    strcat(strcat(strcat(list, current_key), ":"), name);
    return 1;
}

/// Ends the program as by default, once the handler returns.
static void give_up(int number) {
    signal(number, SIG_DFL);
    raise(number);
}

static void handle(int number) {
    if (!current_key) return give_up(number);
    // The first thread speaks for all.
    if (atomic_flag_test_and_set(&is_ending)) {
        for (;;) pause();
    }
    if (!note(number)) return give_up(number);
    tell("\ngalley: ");
    tell(current_place);
    tell(": the engine ended with ");
    tell(name_of(number));
    tell(" at this figure; starting again without it\n");
    // The locks and sockets of this program are not the next one's.
    for (int descriptor = STDERR_FILENO + 1; descriptor < last_descriptor; descriptor++) close(descriptor);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(executable_path, program_arguments, environment);
    give_up(number);
}

// MARK: Before

/// The program's environment with the list in it.
static void keep_environment(void) {
    size_t count = 0, kept = 0, length = strlen(GALLEY_FAULTS_VARIABLE "=");
    while (environ[count]) count++;
    environment = calloc(count + 2, sizeof *environment);
    if (!environment) abort();
    strcpy(list, GALLEY_FAULTS_VARIABLE "=");
    for (size_t index = 0; index < count; index++) {
        if (strncmp(environ[index], list, length) != 0) environment[kept++] = environ[index];
    }
    const char *known = getenv(GALLEY_FAULTS_VARIABLE);
    if (known && strlen(known) < longest_list) strcat(list, known);
    environment[kept] = list;
}

static void free_stack(void *memory) {
    stack_t none = {.ss_flags = SS_DISABLE};
    sigaltstack(&none, NULL);
    free(memory);
}

/// Whoever overflows its stack handles that on another.
static void give_stack(void) {
    void *memory = malloc(stack_size);
    if (!memory) return;
    stack_t stack = {.ss_sp = memory, .ss_size = stack_size};
    if (sigaltstack(&stack, NULL) != 0) return free(memory);
    pthread_setspecific(stacks, memory);
    has_stack = 1;
}

void galley_faults_arm(const char *executable, char **arguments) {
    executable_path = strdup(executable);
    program_arguments = arguments;
    keep_environment();
    pthread_key_create(&stacks, free_stack);
    struct sigaction action = {.sa_handler = handle, .sa_flags = SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    for (int index = 0; index < fatal_count; index++) sigaction(fatal[index], &action, NULL);
}

void galley_faults_enter(const char *key, const char *place) {
    if (!executable_path) return;
    if (!has_stack) give_stack();
    current_place = place;
    current_key = key;
}

void galley_faults_leave(void) { current_key = NULL; }
