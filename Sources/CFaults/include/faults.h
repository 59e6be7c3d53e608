#ifndef GALLEY_FAULTS_H
#define GALLEY_FAULTS_H

/// The variable of the environment by which a program that starts again is told what ended the one before:
/// `KEY:SIGNAL` for each, with commas between them.
#define GALLEY_FAULTS_VARIABLE "GALLEY_FAULTS"

/// From now on a signal like SIGSEGV or SIGILL that ends a thread between `galley_faults_enter` and `galley_faults_leave`
/// starts this program again, with the same arguments, in place of itself. Elsewhere the signal ends the program as ever.
/// `executable` is the path of the program; the arguments have to live as long as it.
void galley_faults_arm(const char *executable, char **arguments);

/// The calling thread begins work named by `key`, at `place`; both are kept by the caller until it leaves.
void galley_faults_enter(const char *key, const char *place);

/// The calling thread has done its work.
void galley_faults_leave(void);

#endif
