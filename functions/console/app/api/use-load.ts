import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { asProblem, type Problem } from './problem.ts';
import { useRecovery } from './use-recovery.ts';

/** What was loaded last, and why the latest attempt failed, if it did. */
export interface LoadState<T> {
  data: T | undefined;
  problem: Problem | undefined;
}

export interface Loaded<T> extends LoadState<T> {
  /** Loads again, and shows what there is meanwhile. */
  reload: () => void;
}

/** Loads something for a part of the page, anew when what it depends on changes: the latest wins. */
export function useLoad<T>(
  load: (signal: AbortSignal) => Promise<T>,
  dependencies: readonly unknown[],
): Loaded<T> {
  const [state, setState] = useState<LoadState<T>>(nothing);
  const [round, setRound] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  const shownFor = useRef<readonly unknown[]>(undefined);
  useEffect(() => {
    const isOther = shownFor.current?.some((one, index) => one !== dependencies[index]);
    if (isOther) setState(nothing);
    shownFor.current = dependencies;
    const controller = new AbortController();
    latest.current(controller.signal).then(
      (data) => {
        if (!controller.signal.aborted) setState({ data, problem: undefined });
      },
      (cause: unknown) => {
        if (!controller.signal.aborted) setState((before) => afterFailure(before, cause));
      },
    );
    return () => controller.abort();
  }, [...dependencies, round]);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  useRecovery(state.problem, reload);
  return { ...state, reload };
}

const nothing = { data: undefined, problem: undefined };

/** Keeps the data that was loaded, unless it is gone or no longer for this member. */
export function afterFailure<T>({ data }: LoadState<T>, cause: unknown): LoadState<T> {
  const problem = asProblem(cause);
  const isGone = problem.status === 403 || problem.status === 404;
  return { data: isGone ? undefined : data, problem };
}

/** Does something again and again while somebody looks at the page. */
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
