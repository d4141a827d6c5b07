import { useState } from 'preact/hooks';
import { showToast } from '#console/ui/toast.tsx';
import { type Bar, type Drag, windowOf } from './drag.ts';
import { storeDrag } from './timeline-calls.ts';

/** The new times and version of a changed booking. */
type Changed = Pick<Bar, 'start' | 'end' | 'version' | 'isLate'>;

/** Stores changes of bookings, and applies them to the bars until those are loaded again. */
export function useChanges(refresh: () => void) {
  const [saving, setSaving] = useState<Drag>();
  const [changes, setChanges] = useState<ReadonlyMap<string, Changed>>(new Map());
  const store = async (bar: Bar, drag: Drag): Promise<number> => {
    setSaving(drag);
    try {
      const version = await storeDrag(bar, drag);
      // It cannot be late: the API accepts no end in the past.
      const changedTimes = { start: drag.start, end: drag.end, version, isLate: false };
      setChanges((before) => new Map(before).set(bar.key, changedTimes));
      return version;
    } finally {
      setSaving(undefined);
      refresh();
    }
  };
  const change = async (bar: Bar, drag: Drag): Promise<void> => {
    const version = await store(bar, drag);
    const movedBar = { ...bar, version };
    const back: Drag = { ...drag, bar: movedBar, start: bar.start, end: bar.end };
    const undo = bar.isLate ? undefined : async () => void (await store(movedBar, back));
    showToast(`${bar.name}: ${windowOf(drag)}.`, undo);
  };
  const asChanged = (bar: Bar): Bar => {
    const changedTimes = changes.get(bar.key);
    return changedTimes && changedTimes.version > bar.version ? { ...bar, ...changedTimes } : bar;
  };
  return { saving, change, asChanged };
}
