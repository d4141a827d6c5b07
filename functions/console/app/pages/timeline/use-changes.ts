import { useRef, useState } from 'preact/hooks';
import { showToast } from '#console/ui/toast.tsx';
import { type Bar, type Drag, windowOf } from './drag.ts';
import { storeDrag } from './timeline-calls.ts';

/** The new times and version of a changed booking. */
type Changed = Pick<Bar, 'start' | 'end' | 'version' | 'isLate'>;

/** Stores changes of bookings, and applies them to the bars until those are loaded again. */
export function useChanges(refresh: () => void) {
  const [saving, setSaving] = useState<Drag>();
  /** What the changes of this page left, by the booking and the version before. */
  const changes = useRef(new Map<string, Changed>());
  const asChanged = (bar: Bar): Bar => {
    const changed = changes.current.get(versionOf(bar));
    return changed ? asChanged({ ...bar, ...changed }) : bar;
  };
  /** The latest change, stored or not: an undo waits for it, because it needs the version that this leaves. */
  const latestChange = useRef<Promise<unknown>>(Promise.resolve());
  const store = async (bar: Bar, drag: Drag): Promise<number> => {
    setSaving(drag);
    try {
      const version = await storeDrag(bar, drag);
      // It cannot be late: the API accepts no end in the past.
      const changed = { start: drag.start, end: drag.end, version, isLate: false };
      if (version > bar.version) changes.current.set(versionOf(bar), changed);
      return version;
    } finally {
      setSaving(undefined);
      refresh();
    }
  };
  const change = async (bar: Bar, drag: Drag): Promise<void> => {
    const storing = store(bar, drag);
    latestChange.current = storing;
    const version = await storing;
    const takeBack = async () => {
      // The same member may have moved the booking again since.
      const latest = asChanged({ ...bar, start: drag.start, end: drag.end, version });
      const kind = latest.start === bar.start ? 'end' : 'move';
      await store(latest, { ...drag, kind, bar: latest, start: bar.start, end: bar.end });
    };
    const undo = () => {
      const undoing = latestChange.current.then(takeBack, takeBack);
      latestChange.current = undoing;
      return undoing;
    };
    showToast(`${bar.name}: ${windowOf(drag)}.`, bar.isLate ? undefined : undo);
  };
  return { saving, change, asChanged };
}

const versionOf = ({ key, version }: Bar) => `${key} ${version}`;
