import { formatInstant } from '#shared/time.ts';
import { startFunction } from './background-function.ts';
import type { LocalSchedule } from './template.ts';

/** Calls functions on their schedules, and at once, until it is stopped. */
export function keepSchedules(
  schedules: readonly LocalSchedule[],
  logFolder: string,
): { stop: () => Promise<void> } {
  let isStopping = false;
  const running = schedules.map((schedule) => {
    const { invoke, stop } = startFunction<{ time: string }>(schedule, logFolder);
    const call = () => {
      invoke({ time: formatInstant(Date.now()) }).catch(() => {
        // The function has logged why.
        if (!isStopping) console.error(`${schedule.name} failed. See its log.`);
      });
    };
    const timer = setInterval(call, schedule.milliseconds);
    timer.unref();
    call();
    return { timer, stop };
  });
  const stop = async () => {
    isStopping = true;
    for (const { timer } of running) clearInterval(timer);
    await Promise.all(running.map((one) => one.stop()));
  };
  return { stop };
}
