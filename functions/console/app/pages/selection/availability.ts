import { useEffect, useState } from 'preact/hooks';
import { asProblem, type Problem } from '#console/api/problem.ts';

/** What became of a look at one booking: nothing is known yet, it can be made, or why it cannot. */
export interface Look {
  isKnown: boolean;
  problem: Problem | undefined;
}

const unknown: Look = { isKnown: false, problem: undefined };
const pauseMilliseconds = 250;

/**
 * Looks at bookings without making them, one after the other, and again whenever what they are changes.
 * The key of each says what it is.
 */
export function useLooks(
  keys: readonly string[],
  tryOut: (index: number, signal: AbortSignal) => Promise<void>,
): readonly Look[] {
  const [looks, setLooks] = useState<ReadonlyMap<string, Look>>(new Map());
  const all = keys.join(' ');
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const run = async () => {
      const found = new Map<string, Look>();
      for (const [index, key] of keys.entries()) {
        const problem = await tryOut(index, signal).then(() => undefined, asProblem);
        if (signal.aborted) return;
        found.set(key, { isKnown: true, problem });
        setLooks(new Map(found));
      }
    };
    const timer = setTimeout(() => void run(), pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [all]);
  return keys.map((key) => looks.get(key) ?? unknown);
}
