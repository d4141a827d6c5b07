import { setTimeout as wait } from 'node:timers/promises';
import { keyRequestsPerMinute } from '#shared/auth/rate.ts';

/** Keys that take turns, none of which makes more requests in a minute than it may. */
export interface Keys {
  /** The token of the next request. */
  take: () => string;
  /** Waits for the next minute where this one has not so many requests left. */
  leaveRequests: (requests: number) => Promise<void>;
}

const minuteMilliseconds = 60_000;

/** Keys that are used for nothing else. */
export function newKeys(tokens: readonly string[]): Keys {
  const max = tokens.length * (keyRequestsPerMinute - 1);
  let turn = 0;
  let minute = 0;
  let requestCount = 0;
  const countMinute = () => {
    const now = Math.floor(Date.now() / minuteMilliseconds);
    if (now !== minute) [minute, requestCount] = [now, 0];
  };
  const take = () => {
    countMinute();
    requestCount += 1;
    turn += 1;
    return tokens[turn % tokens.length] ?? '';
  };
  const leaveRequests = async (requests: number) => {
    countMinute();
    if (requestCount + requests <= max) return;
    await wait((minute + 1) * minuteMilliseconds - Date.now() + 50);
  };
  return { take, leaveRequests };
}
