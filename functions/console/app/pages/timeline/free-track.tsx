import { useRef, useState } from 'preact/hooks';
import type { Item } from '#console/api/records.ts';
import { formatDay, hourOfDay, startOfDay } from '#console/time.ts';
import { asListed } from '#console/ui/booked-items.ts';
import { dayAt, type Range, shareOf } from './days.ts';
import type { Drag, Verdict } from './drag.ts';

interface FreeTrackProps {
  item: Item;
  range: Range;
  drag: Drag | undefined;
  verdict: Verdict;
  onHold: (drag: Drag | undefined) => void;
  onLetGo: () => void;
}

const openingHour = 9;
const closingHour = 18;

/** The days of an item: dragged across, or walked by the arrow keys with Shift, they are booked. */
export function FreeTrack({ item, range, drag, verdict, onHold, onLetGo }: FreeTrackProps) {
  const isDragged = drag?.kind === 'book' && drag.itemId === item.id;
  const [cursor, setCursor] = useState(0);
  const from = useRef<number>(undefined);
  const hold = (one: number, other: number) => {
    const [first, last] = [Math.min(one, other), Math.max(one, other)];
    const start = hourOfDay(openingHour, range.first, first);
    const end = hourOfDay(closingHour, range.first, last);
    const { quantity } = asListed(item);
    onHold({ kind: 'book', itemId: item.id, bar: undefined, quantity, start, end });
  };
  const dayOfPointer = (event: PointerEvent) =>
    event.currentTarget instanceof Element ? dayAt(range, event.currentTarget, event.clientX) : 0;
  const onPointerDown = (event: PointerEvent) => {
    // A finger scrolls.
    if (event.button !== 0 || event.pointerType === 'touch') return;
    if (event.currentTarget instanceof Element) {
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    from.current = dayOfPointer(event);
    setCursor(from.current);
    hold(from.current, from.current);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (from.current !== undefined) hold(from.current, dayOfPointer(event));
  };
  const onPointerUp = () => {
    if (from.current !== undefined) onLetGo();
    from.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = Math.min(range.days - 1, Math.max(0, cursor + step));
      if (!event.shiftKey || from.current === undefined)
        from.current = event.shiftKey ? cursor : next;
      setCursor(next);
      hold(from.current, next);
    } else if (event.key === 'Enter' && isDragged) {
      event.preventDefault();
      from.current = undefined;
      onLetGo();
    } else if (event.key === 'Escape' && isDragged) {
      event.preventDefault();
      from.current = undefined;
      onHold(undefined);
    }
  };
  const onBlur = () => {
    // The next days that are held begin where somebody comes back to.
    from.current = undefined;
    if (isDragged) onHold(undefined);
  };
  const onClick = (event: MouseEvent) => {
    // A tap of a finger books its day; a mouse has done so by now, and a key has no place.
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
    const day = dayOfPointer(event);
    hold(day, day);
    onLetGo();
  };
  const left = isDragged ? shareOf(range, drag.start) : 0;
  const right = isDragged ? shareOf(range, drag.end) : 0;
  return (
    <button
      type="button"
      class="free-track"
      aria-label={`Book ${item.name}, ${formatDay(startOfDay(range.first, cursor))}`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onBlur={onBlur}
    >
      {isDragged && (
        <span
          class={`held-days is-${verdict.state}`}
          style={{ left: `${left * 100}%`, width: `${(right - left) * 100}%` }}
        />
      )}
    </button>
  );
}
