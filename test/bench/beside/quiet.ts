import { setTimeout as wait } from 'node:timers/promises';
import { processorTime } from '../timed/processor-time.ts';

const windowMilliseconds = 300;
/** The work behind a write is looked for several times in so many windows. */
const quietWindows = 2;
/** A measurement may be off by two ticks of the system's clock. */
const slackMilliseconds = 20;
const longestMilliseconds = 60_000;
const restMilliseconds = 3_000;
/** A service that has started does less than this, in processor milliseconds a second. */
const mostAtRest = 150;

/** What a service takes at rest, in processor milliseconds a second, once it has come to rest. */
export async function restOf(pid: number): Promise<number> {
  await waitUntilQuiet(pid, mostAtRest);
  const before = processorTime(pid);
  await wait(restMilliseconds);
  return ((processorTime(pid) - before) / restMilliseconds) * 1000;
}

/** Waits until a service takes no more than it does at rest: what follows its writes is done. */
export async function waitUntilQuiet(pid: number, restPerSecond: number): Promise<void> {
  const most = (restPerSecond * windowMilliseconds) / 1000 + slackMilliseconds;
  const deadline = Date.now() + longestMilliseconds;
  let quiet = 0;
  let before = processorTime(pid);
  while (quiet < quietWindows && Date.now() < deadline) {
    await wait(windowMilliseconds);
    const now = processorTime(pid);
    quiet = now - before > most ? 0 : quiet + 1;
    before = now;
  }
}
