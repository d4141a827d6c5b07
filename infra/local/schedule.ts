import { formatInstant } from '#shared/time.ts';
import type { BackgroundFunctions } from './background-functions.ts';
import type { LocalSchedule } from './template.ts';

/** Calls functions at once, and then on their schedules, until it is stopped. */
export function runSchedules(
  schedules: readonly LocalSchedule[],
  { invoke }: BackgroundFunctions,
): { stop: () => void } {
  const ending = new AbortController();
  const timers = schedules.map((schedule) => {
    const call = () => {
      invoke(schedule, { time: formatInstant(Date.now()) }).catch(() => {
        // The function has logged the reason.
        if (!ending.signal.aborted) console.error(`${schedule.name} failed. See background.log.`);
      });
    };
    call();
    return setInterval(call, schedule.milliseconds).unref();
  });
  const stop = () => {
    ending.abort();
    timers.forEach(clearInterval);
  };
  return { stop };
}
