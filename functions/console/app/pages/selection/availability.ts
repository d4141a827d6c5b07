import { useEffect, useState } from 'preact/hooks';
import { asProblem, type Problem } from '#console/api/problem.ts';
import type { Warning } from '#console/api/warning-texts.ts';
import type { Form } from '#console/ui/form.ts';

/** The result of a dry run of a booking: pending, accepted with warnings, or refused. */
export interface Look {
  isKnown: boolean;
  problem: Problem | undefined;
  warnings: readonly Warning[];
}

const pendingLook: Look = { isKnown: false, problem: undefined, warnings: [] };
const pauseMilliseconds = 250;

/**
 * Tries bookings out by dry runs, one after the other, and again when their contents change. Each key
 * describes its booking.
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
            // An aborted call has no result.
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

/** A form whose fields also show the problems that the dry run found. */
export function withLook<V>(form: Form<V>, look: Problem | undefined): Form<V> {
  const problemOf = (name: string) => look?.fields[name]?.map(({ message }) => message).join(' ');
  return { ...form, errorOf: (name) => form.errorOf(name) ?? (problemOf(name) || undefined) };
}
