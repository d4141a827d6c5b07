import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { asProblem, type Problem } from './problem.ts';

export interface Loaded<T> {
  data: T | undefined;
  problem: Problem | undefined;
  /** Loads again, and keeps what is shown meanwhile. */
  reload: () => void;
}

/** Loads something for a part of the page, anew when what it depends on changes: the latest wins. */
export function useLoad<T>(
  load: (signal: AbortSignal) => Promise<T>,
  dependencies: readonly unknown[],
): Loaded<T> {
  const [state, setState] = useState<{ data?: T; problem?: Problem }>({});
  const [round, setRound] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  const shownFor = useRef<readonly unknown[]>(undefined);
  useEffect(() => {
    const isOther = shownFor.current?.some((one, index) => one !== dependencies[index]);
    if (isOther) setState({});
    shownFor.current = dependencies;
    const controller = new AbortController();
    latest.current(controller.signal).then(
      (data) => {
        if (!controller.signal.aborted) setState({ data });
      },
      (cause: unknown) => {
        if (!controller.signal.aborted) setState({ problem: asProblem(cause) });
      },
    );
    return () => controller.abort();
  }, [...dependencies, round]);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  return { data: state.data, problem: state.problem, reload };
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
