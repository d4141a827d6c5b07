import { useEffect, useRef } from 'preact/hooks';
import type { Problem } from './problem.ts';
import { session } from './session.ts';

const retryMilliseconds = 10_000;

/** Tries again what failed without a connection or a session, once there may be one. */
export function useRecovery(problem: Problem | undefined, retry: () => void): void {
  const latest = useRef(retry);
  latest.current = retry;
  const code = problem?.code;
  useEffect(() => {
    if (code !== 'offline' && code !== 'interrupted') return undefined;
    const again = () => latest.current();
    const onSession = () => {
      const state = session.get();
      if (state.kind === 'in' && !state.interruption) again();
    };
    addEventListener('online', again);
    const timer = code === 'offline' ? setInterval(again, retryMilliseconds) : undefined;
    const forget = session.subscribe(onSession);
    return () => {
      removeEventListener('online', again);
      clearInterval(timer);
      forget();
    };
  }, [code]);
}
