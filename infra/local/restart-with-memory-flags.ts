import { argv, env, execArgv, execPath, execve, platform } from 'node:process';

/**
 * V8 lets a heap double before it collects what is old: a service took 430 MB after load instead of 300, for no
 * less processor time. A young generation that is large from the start copies less of what calls under way hold:
 * lists of 16 callers at once take a twentieth less processor time than with 8 MB.
 */
const flags = ['--min-semi-space-size=16', '--max-semi-space-size=16', '--heap-growing-percent=60'];
/** glibc has fewer pools, and gives back to the system what is freed: files of 25 MB, and their parts of 64 KB. */
const pools = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Whether this process runs with them. */
export const hasMemoryFlags = flags.every((flag) => execArgv.includes(flag));

/**
 * Restarts this process in place with flags that make it use less memory, which take effect only at a start.
 * Where a process cannot be replaced, it goes on as it is.
 */
export function restartWithMemoryFlags(): void {
  if (platform !== 'linux' || !execve || env.MALLOC_ARENA_MAX !== undefined) return;
  execve(execPath, [execPath, ...flags, ...execArgv, ...argv.slice(1)], { ...env, ...pools });
}
