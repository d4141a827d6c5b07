import { argv, env, execArgv, execPath, execve, platform } from 'node:process';

/**
 * V8 compiles less, which saves 80 MB. With it alone the young generation would have one megabyte, and a
 * list take a third more processor time.
 */
const flags = ['--max-semi-space-size=8', '--optimize-for-size'];
/** glibc has fewer pools, and gives back to the system what is freed, files of 25 MB above all. */
const pools = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Has this process run anew, in its place, as one that takes 100 MB less memory. It can be set before a
 * process begins alone; where a process cannot be replaced, it goes on as it is.
 */
export function saveMemory(): void {
  if (platform !== 'linux' || !execve || env.MALLOC_ARENA_MAX !== undefined) return;
  execve(execPath, [execPath, ...flags, ...execArgv, ...argv.slice(1)], { ...env, ...pools });
}
