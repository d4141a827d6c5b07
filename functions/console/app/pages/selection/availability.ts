import { useEffect, useState } from 'preact/hooks';
import { asProblem, type Problem } from '#console/api/problem.ts';
import type { Warning } from '#console/api/warning-texts.ts';
import type { Form } from '#console/ui/form.ts';

/** What became of a look at one booking: nothing is known yet, it can be made, or why it cannot. */
export interface Look {
  isKnown: boolean;
  problem: Problem | undefined;
  /** What is to be known of a booking that can be made. */
  warnings: readonly Warning[];
}

const pendingLook: Look = { isKnown: false, problem: undefined, warnings: [] };
const pauseMilliseconds = 250;

/**
 * Looks at bookings without making them, one after the other, and again whenever what they are changes.
 * The key of each says what it is.
 */
export function useLooks(
  keys: readonly string[],
  tryOut: (index: number, signal: AbortSignal) => Promise<readonly Warning[]>,
): readonly Look[] {
  const [looks, setLooks] = useState<ReadonlyMap<string, Look>>(new Map());
  const all = keys.join(' ');
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const run = async () => {
      const results = new Map<string, Look>();
      for (const [index, key] of keys.entries()) {
        const look = await tryOut(index, signal).then(
          (warnings) => ({ isKnown: true, problem: undefined, warnings }),
          (cause: unknown): Look =>
            // What was given up says nothing.
            signal.aborted
              ? pendingLook
              : { isKnown: true, problem: asProblem(cause), warnings: [] },
        );
        if (signal.aborted) return;
        results.set(key, look);
        setLooks(new Map(results));
      }
    };
    const timer = setTimeout(() => void run(), pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [all]);
  return keys.map((key) => looks.get(key) ?? pendingLook);
}

/** A form whose fields also show what a look at the booking found wrong with them. */
export function withLook<V>(form: Form<V>, look: Problem | undefined): Form<V> {
  const problemOf = (name: string) => look?.fields[name]?.map(({ message }) => message).join(' ');
  return { ...form, errorOf: (name) => form.errorOf(name) ?? (problemOf(name) || undefined) };
}
