import { useEffect, useState } from 'preact/hooks';
import { asProblem, type Problem } from '#console/api/problem.ts';
import type { Warning } from '#console/api/warning-texts.ts';
import type { Form } from '#console/ui/form.ts';

/** The result of a dry run of a booking: pending, accepted with warnings, or refused. */
export interface DryRun {
  isKnown: boolean;
  problem: Problem | undefined;
  warnings: readonly Warning[];
}

const pendingDryRun: DryRun = { isKnown: false, problem: undefined, warnings: [] };
const pauseMilliseconds = 250;

/**
 * Tries bookings out by dry runs, one after the other, and again when their contents change. Each key
 * describes its booking.
 */
export function useDryRuns(
  keys: readonly string[],
  tryOut: (index: number, signal: AbortSignal) => Promise<readonly Warning[]>,
): readonly DryRun[] {
  const [dryRuns, setDryRuns] = useState<ReadonlyMap<string, DryRun>>(new Map());
  const all = keys.join(' ');
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const run = async () => {
      const results = new Map<string, DryRun>();
      for (const [index, key] of keys.entries()) {
        const dryRun = await tryOut(index, signal).then(
          (warnings) => ({ isKnown: true, problem: undefined, warnings }),
          (cause: unknown): DryRun =>
            // An aborted call has no result.
            signal.aborted
              ? pendingDryRun
              : { isKnown: true, problem: asProblem(cause), warnings: [] },
        );
        if (signal.aborted) return;
        results.set(key, dryRun);
        setDryRuns(new Map(results));
      }
    };
    const timer = setTimeout(() => void run(), pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [all]);
  return keys.map((key) => dryRuns.get(key) ?? pendingDryRun);
}

/** A form whose fields also show the problems that the dry run found. */
export function withDryRunProblems<V>(form: Form<V>, problem: Problem | undefined): Form<V> {
  const problemOf = (name: string) =>
    problem?.fields[name]?.map(({ message }) => message).join(' ');
  return { ...form, errorOf: (name) => form.errorOf(name) ?? (problemOf(name) || undefined) };
}
