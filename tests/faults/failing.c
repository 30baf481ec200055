/* Loaded before everything else: the N-th call to the system about a watched folder's files fails, or is the last. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

enum how { ONCE, EVER_SINCE, DIE };

static char folder[PATH_MAX];
static long wanted, count;
static int error, how;

void watch(const char *path) { snprintf(folder, sizeof folder, "%s", path); }

/* From now on calls are counted from 1. 0 lets all through; how many were counted is returned. */
long fail_at(long number, int with, int in_which_way)
{
    long before = count;
    wanted = number, error = with, how = in_which_way, count = 0;
    return before;
}

static int is_watched(const char *path) { return wanted && !strncmp(path, folder, strlen(folder)); }

static int fails(int watched)
{
    if (!watched)
        return 0;
    ++count;
    if (count != wanted && !(how == EVER_SINCE && count > wanted))
        return 0;
    if (how == DIE)
        kill(getpid(), SIGKILL);
    errno = error;
    return 1;
}

static int fails_on(int descriptor)
{
    char name[64], path[PATH_MAX];
    if (!wanted)
        return 0;
    snprintf(name, sizeof name, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(name, path, sizeof path - 1);
    path[length < 0 ? 0 : length] = 0;
    return fails(is_watched(path));
}

#define ON_A_FILE(type, name, parameters, fd, ...) \
    type name parameters { return fails_on(fd) ? -1 : ((type(*) parameters)dlsym(RTLD_NEXT, #name))(__VA_ARGS__); }

ON_A_FILE(ssize_t, write, (int fd, const void *data, size_t size), fd, fd, data, size)
ON_A_FILE(ssize_t, pwrite, (int fd, const void *data, size_t size, off_t at), fd, fd, data, size, at)
ON_A_FILE(ssize_t, pwrite64, (int fd, const void *data, size_t size, off64_t at), fd, fd, data, size, at)
ON_A_FILE(int, fsync, (int fd), fd, fd)
ON_A_FILE(int, fdatasync, (int fd), fd, fd)
ON_A_FILE(int, ftruncate, (int fd, off_t size), fd, fd, size)
ON_A_FILE(int, ftruncate64, (int fd, off64_t size), fd, fd, size)

#define ON_A_PATH(name, parameters, path, ...) \
    int name parameters { return fails(is_watched(path)) ? -1 : ((int(*) parameters)dlsym(RTLD_NEXT, #name))(__VA_ARGS__); }

ON_A_PATH(unlink, (const char *path), path, path)
ON_A_PATH(rename, (const char *path, const char *to), path, path, to)
ON_A_PATH(open, (const char *path, int flags, mode_t mode), path, path, flags, mode)
ON_A_PATH(open64, (const char *path, int flags, mode_t mode), path, path, flags, mode)
