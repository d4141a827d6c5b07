import { setTimeout as wait } from 'node:timers/promises';
import { keyRequestsPerMinute } from '#shared/auth/rate.ts';

/** Keys that are used in turns, so that none exceeds its rate limit. */
export interface Keys {
  /** The token of the next request. */
  nextToken: () => string;
  /** Waits for the next minute if this one does not have this many requests left. */
  waitForCapacity: (requests: number) => Promise<void>;
}

const minuteMilliseconds = 60_000;

/** Keys that are used for nothing else. */
export function newKeys(tokens: readonly string[]): Keys {
  const max = tokens.length * (keyRequestsPerMinute - 1);
  let index = 0;
  let minute = 0;
  let requestCount = 0;
  const countMinute = () => {
    const now = Math.floor(Date.now() / minuteMilliseconds);
    if (now !== minute) [minute, requestCount] = [now, 0];
  };
  const nextToken = () => {
    countMinute();
    requestCount += 1;
    index += 1;
    return tokens[index % tokens.length] ?? '';
  };
  const waitForCapacity = async (requests: number) => {
    countMinute();
    if (requestCount + requests <= max) return;
    await wait((minute + 1) * minuteMilliseconds - Date.now() + 50);
  };
  return { nextToken, waitForCapacity };
}
