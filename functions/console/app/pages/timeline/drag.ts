import { useEffect, useState } from 'preact/hooks';
import { asProblem, summaryOf } from '#console/api/problem.ts';
import { formatWindow } from '#console/time.ts';

/** A booking of an item, as a bar. */
export interface Bar {
  key: string;
  kind: 'reservation' | 'checkout';
  id: number;
  /** Which version of the booking it shows. */
  version: number;
  name: string;
  who: string;
  /** How much of a stock it takes; absent where it takes all of the item. */
  quantity: number | undefined;
  isLate: boolean;
  start: number;
  end: number;
}

/** What somebody is about to book, or to change, and has not let go of yet. */
export interface Drag {
  kind: 'book' | 'move' | 'end';
  itemId: number;
  bar: Bar | undefined;
  /** How much of a stock is to be booked; all of the item where it has none. */
  quantity?: number | undefined;
  start: number;
  end: number;
}

export const windowOf = ({ start, end }: Pick<Drag, 'start' | 'end'>) =>
  formatWindow(new Date(start).toISOString(), new Date(end).toISOString());

/** What would become of it. */
export interface Verdict {
  state: 'unknown' | 'free' | 'refused' | 'saving';
  message: string;
}

/** What is held, what would become of it, and what it is held and let go by. */
export interface Holding {
  drag: Drag | undefined;
  verdict: Verdict;
  onHold: (drag: Drag | undefined) => void;
  onLetGo: (drag: Drag) => void;
}

const dragKey = ({ kind, itemId, bar, start, end }: Drag) =>
  [kind, itemId, bar?.key, start, end].join(' ');

const pauseMilliseconds = 120;
const pendingVerdict: Verdict = { state: 'unknown', message: 'Looking it up …' };
export const savingVerdict: Verdict = { state: 'saving', message: 'Saving …' };

/** Judges what is held by a call that writes nothing, whenever it is held elsewhere. */
export function useVerdict(
  drag: Drag | undefined,
  tryOut: (drag: Drag, signal: AbortSignal) => Promise<unknown>,
): Verdict {
  const key = drag && dragKey(drag);
  const [result, setResult] = useState<{ key: string; verdict: Verdict }>();
  useEffect(() => {
    if (!drag || !key) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const judge = async () => {
      const verdict = await tryOut(drag, signal).then(
        (): Verdict => ({ state: 'free', message: 'Free.' }),
        (cause): Verdict =>
          // What was given up says nothing.
          signal.aborted
            ? pendingVerdict
            : { state: 'refused', message: summaryOf(asProblem(cause, drag)) },
      );
      if (!signal.aborted) setResult({ key, verdict });
    };
    const timer = setTimeout(() => void judge(), pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key]);
  return result && result.key === key ? result.verdict : pendingVerdict;
}
