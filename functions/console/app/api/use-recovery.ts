import { useEffect, useRef } from 'preact/hooks';
import type { Problem } from './problem.ts';
import { session } from './session.ts';

const retryMilliseconds = 10_000;

/** Tries again after a failure for lack of a connection, a session or an answer, once it may succeed. */
export function useRecovery(problem: Problem | undefined, retry: () => void): void {
  const latest = useRef(retry);
  latest.current = retry;
  const { code, retryAfter = 0 } = problem ?? {};
  const isTransient = problem !== undefined && canPass(problem);
  useEffect(() => {
    if (!isTransient) return undefined;
    const again = () => latest.current();
    const inTime = () => document.visibilityState === 'visible' && again();
    const onSession = () => {
      const state = session.get();
      if (state.kind === 'in' && !state.interruption) again();
    };
    addEventListener('online', again);
    // Retrying after a time does not help if somebody has to sign in first.
    const wait = Math.max(retryMilliseconds, retryAfter * 1000);
    const timer = code === 'interrupted' ? undefined : setInterval(inTime, wait);
    const forget = session.subscribe(onSession);
    return () => {
      removeEventListener('online', again);
      clearInterval(timer);
      forget();
    };
  }, [isTransient, code, retryAfter]);
}

const statuses = [429, 502, 503, 504];
const codes = ['offline', 'interrupted'];

/** Whether the problem may disappear without anybody doing anything. */
export const canPass = ({ status, code }: Problem) =>
  statuses.includes(status) || codes.includes(code);
