import { setTimeout as wait } from 'node:timers/promises';

const windowMilliseconds = 60_000;

/** Makes the requests of one key wait where the rate limit would refuse them. */
interface Pace {
  /** Waits until the rate allows a number of requests (1 by default), and counts them. */
  turn: (requests?: number) => Promise<void>;
  /** Learns from the headers of an answer how many are left. */
  update: (headers: Headers) => void;
  /** Lets nobody pass for a while. */
  hold: (seconds: number) => void;
}

/** A pace that lets everything pass until it learns of a limit. */
export function createPace(): Pace {
  let remaining = Number.POSITIVE_INFINITY;
  /** The end of the window as the service tells it, and as the clock here will show it. */
  let windowEnd = 0;
  let reset = 0;
  let pausedUntil = 0;

  const pause = (now: number, requests: number) =>
    Math.max(remaining >= requests ? 0 : reset - now, pausedUntil - now);

  return {
    turn: async (requests = 1) => {
      for (let time = pause(Date.now(), requests); time > 0; time = pause(Date.now(), requests)) {
        await wait(time);
      }
      if (Date.now() >= reset) remaining = Number.POSITIVE_INFINITY;
      remaining -= requests;
    },
    update: (headers) => {
      const remainingCalls = Number(headers.get('x-ratelimit-remaining') ?? Number.NaN);
      const end = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) * 1000;
      if (Number.isNaN(remainingCalls) || Number.isNaN(end) || end < windowEnd) return;
      // Within one window, what was taken since the answer was sent counts too.
      remaining = end > windowEnd ? remainingCalls : Math.min(remaining, remainingCalls);
      windowEnd = end;
      // However wrong the clock here is, no window is longer than a minute.
      reset = Math.min(end, Date.now() + windowMilliseconds);
    },
    hold: (seconds) => {
      pausedUntil = Math.max(pausedUntil, Date.now() + seconds * 1000);
    },
  };
}
