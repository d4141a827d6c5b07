import { useEffect, useState } from 'preact/hooks';
import { asProblem, summaryOf } from '#console/api/problem.ts';
import { formatWindow } from '#console/time.ts';

/** A booking of an item, as the time line shows it. */
export interface Bar {
  key: string;
  kind: 'reservation' | 'checkout';
  id: number;
  /** The booking's version that the bar shows. */
  version: number;
  name: string;
  who: string;
  /** The quantity of a stock; absent if the booking has the whole item. */
  quantity: number | undefined;
  isLate: boolean;
  start: number;
  end: number;
}

/** A booking that a member is making or moving, before letting go. */
export interface Drag {
  kind: 'book' | 'move' | 'end';
  itemId: number;
  bar: Bar | undefined;
  /** The quantity of a stock to book; absent to book the whole item. */
  quantity?: number | undefined;
  start: number;
  end: number;
}

export const windowOf = ({ start, end }: Pick<Drag, 'start' | 'end'>) =>
  formatWindow(new Date(start).toISOString(), new Date(end).toISOString());

/** The result of a dry run of a drag. */
interface DragCheck {
  state: 'unknown' | 'free' | 'refused' | 'saving';
  message: string;
}

/** The present drag with its check, and the functions that update and finish it. */
export interface DragProps {
  drag: Drag | undefined;
  dragCheck: DragCheck;
  onDrag: (drag: Drag | undefined) => void;
  onDrop: (drag: Drag) => void;
}

const dragKey = ({ kind, itemId, bar, start, end }: Drag) =>
  [kind, itemId, bar?.key, start, end].join(' ');

const pauseMilliseconds = 120;
const pendingCheck: DragCheck = { state: 'unknown', message: 'Looking it up …' };
export const savingCheck: DragCheck = { state: 'saving', message: 'Saving …' };

/** Checks a drag by a dry run, again whenever it moves. */
export function useDragCheck(
  drag: Drag | undefined,
  tryOut: (drag: Drag, signal: AbortSignal) => Promise<unknown>,
): DragCheck {
  const key = drag && dragKey(drag);
  const [result, setResult] = useState<{ key: string; dragCheck: DragCheck }>();
  useEffect(() => {
    if (!drag || !key) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const check = async () => {
      const dragCheck = await tryOut(drag, signal).then(
        (): DragCheck => ({ state: 'free', message: 'Free.' }),
        (cause): DragCheck =>
          // An aborted call has no result.
          signal.aborted
            ? pendingCheck
            : { state: 'refused', message: summaryOf(asProblem(cause, drag)) },
      );
      if (!signal.aborted) setResult({ key, dragCheck });
    };
    const timer = setTimeout(() => void check(), pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key]);
  return result && result.key === key ? result.dragCheck : pendingCheck;
}
