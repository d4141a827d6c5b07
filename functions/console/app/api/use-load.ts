import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { minuteMilliseconds } from '#console/time.ts';
import { asProblem, type Problem } from './problem.ts';
import { useRecovery } from './use-recovery.ts';
import { useSlow } from './use-slow.ts';

/** The data loaded last, and why the latest attempt failed, if it did. */
interface LoadState<T> {
  data: T | undefined;
  problem: Problem | undefined;
  isBusy: boolean;
}

export interface LoadResult<T> extends LoadState<T> {
  /** Whether the answer takes longer than usual. */
  isSlow: boolean;
  /** Loads again; the present data stays meanwhile. */
  reload: () => void;
}

/** The state of the latest attempt to load something. */
export type Attempt = Omit<LoadResult<unknown>, 'data'>;

/**
 * Loads data, again whenever a dependency changes; only the latest answer counts. The earlier data stays
 * until the answer arrives.
 */
export function useLoad<T>(
  load: (signal: AbortSignal) => Promise<T>,
  dependencies: readonly unknown[],
): LoadResult<T> {
  const [state, setState] = useState<LoadState<T>>(nothing);
  const [round, setRound] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    setState((before) => (before.isBusy ? before : { ...before, isBusy: true }));
    const controller = new AbortController();
    latest.current(controller.signal).then(
      (data) => {
        if (!controller.signal.aborted) setState({ data, problem: undefined, isBusy: false });
      },
      (cause: unknown) => {
        if (!controller.signal.aborted) setState((before) => afterFailure(before, cause));
      },
    );
    return () => controller.abort();
  }, [...dependencies, round]);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  useRecovery(state.problem, reload);
  const isSlow = useSlow(state.isBusy, round);
  return { ...state, isSlow, reload };
}

const nothing = { data: undefined, problem: undefined, isBusy: true };

/** Keeps the earlier data, unless the record is gone or the member may no longer see it. */
function afterFailure<T>({ data }: LoadState<T>, cause: unknown): LoadState<T> {
  const problem = asProblem(cause);
  const isGone = problem.status === 403 || problem.status === 404;
  return { data: isGone ? undefined : data, problem, isBusy: false };
}

/** Calls a function at an interval while the page is visible. */
export function useInterval(work: () => void, milliseconds: number): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current();
    }, milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
}

/** Calls a function when the user returns to the page, which may have been hidden for hours. */
export function useReturn(work: () => void): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    const onChange = () => document.visibilityState === 'visible' && latest.current();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}

/** Loads again what others change, while the page is open and when the user returns to it. */
export function useFresh(reload: () => void): void {
  useInterval(reload, freshMilliseconds);
  useReturn(reload);
}

const freshMilliseconds = 5 * minuteMilliseconds;
