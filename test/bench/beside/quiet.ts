import { setTimeout as wait } from 'node:timers/promises';
import { processorTime } from '../timed/processor-time.ts';

const windowMilliseconds = 300;
/** A service is idle after this number of windows without work. */
const quietWindows = 2;
/** A measurement may be off by two ticks of the system clock. */
const toleranceMilliseconds = 20;
const longestMilliseconds = 60_000;
const idleMilliseconds = 3_000;
/** A service that has started takes less than this when idle, in processor milliseconds per second. */
const maxWhenIdle = 150;

/** Waits until a service is idle. Returns its idle load in processor milliseconds per second. */
export async function measureIdle(pid: number): Promise<number> {
  await waitUntilQuiet(pid, maxWhenIdle);
  const before = processorTime(pid);
  await wait(idleMilliseconds);
  return ((processorTime(pid) - before) / idleMilliseconds) * 1000;
}

/** Waits until a service takes no more than when idle, so that the work after its writes is done. */
export async function waitUntilQuiet(pid: number, idlePerSecond: number): Promise<void> {
  const max = (idlePerSecond * windowMilliseconds) / 1000 + toleranceMilliseconds;
  const deadline = Date.now() + longestMilliseconds;
  let quiet = 0;
  let before = processorTime(pid);
  while (quiet < quietWindows && Date.now() < deadline) {
    await wait(windowMilliseconds);
    const now = processorTime(pid);
    quiet = now - before > max ? 0 : quiet + 1;
    before = now;
  }
}
