import { useRef } from 'preact/hooks';
import { showProblem } from './toast.tsx';

/** Returns a function that starts the work of a button, unless it runs already: a double click sends one call. */
export function useOnce(): (name: string | number, work: () => Promise<unknown>) => void {
  const running = useRef(new Set<string | number>());
  return (name, work) => {
    if (running.current.has(name)) return;
    running.current.add(name);
    work()
      .catch(showProblem)
      .finally(() => running.current.delete(name));
  };
}
