import { useRef, useState } from 'preact/hooks';
import type { Item } from '#console/api/records.ts';
import { nameWithCode } from '#console/name-with-code.ts';
import { formatDay, hourOfDay, startOfDay } from '#console/time.ts';
import { toListedItem } from '#console/ui/booked-items.ts';
import { dayAt, positionOf, type Range } from './days.ts';
import type { Drag, DragProps } from './drag.ts';

interface FreeTrackProps extends DragProps {
  item: Item;
  range: Range;
}

const openingHour = 9;
const closingHour = 18;

/** The days of an item. Dragging, tapping, or arrow keys with Shift select days to book. */
export function FreeTrack({ item, range, drag, dragCheck, onDrag, onDrop }: FreeTrackProps) {
  const isDragged = drag?.kind === 'book' && drag.itemId === item.id;
  const [cursor, setCursor] = useState(0);
  const from = useRef<number>(undefined);
  const isTouched = useRef(false);
  const dragOf = (one: number, other: number): Drag => {
    const [first, last] = [Math.min(one, other), Math.max(one, other)];
    const start = hourOfDay(openingHour, range.first, first);
    const end = hourOfDay(closingHour, range.first, last);
    const { quantity } = toListedItem(item);
    return { kind: 'book', itemId: item.id, bar: undefined, quantity, start, end };
  };
  const drop = (finishedDrag: Drag) => {
    from.current = undefined;
    onDrop(finishedDrag);
  };
  const giveUp = () => {
    // The next selection must not start where this one did.
    from.current = undefined;
    if (isDragged) onDrag(undefined);
  };
  const dayOf = (event: MouseEvent) =>
    event.currentTarget instanceof Element ? dayAt(range, event.currentTarget, event.clientX) : 0;
  const onPointerDown = (event: PointerEvent) => {
    isTouched.current = event.pointerType === 'touch';
    // Touch is for scrolling.
    if (event.button !== 0 || isTouched.current) return;
    if (event.currentTarget instanceof Element) {
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    from.current = dayOf(event);
    setCursor(from.current);
    onDrag(dragOf(from.current, from.current));
  };
  const onPointerMove = (event: PointerEvent) => {
    if (from.current !== undefined) onDrag(dragOf(from.current, dayOf(event)));
  };
  const onPointerUp = (event: PointerEvent) => {
    if (from.current !== undefined) drop(dragOf(from.current, dayOf(event)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = Math.min(range.days - 1, Math.max(0, cursor + step));
      if (!event.shiftKey || from.current === undefined)
        from.current = event.shiftKey ? cursor : next;
      setCursor(next);
      onDrag(dragOf(from.current, next));
    } else if (event.key === 'Escape' && isDragged) {
      event.preventDefault();
      giveUp();
    }
  };
  const onClick = (event: MouseEvent) => {
    const isKey = event.detail === 0;
    if (isKey) drop(isDragged ? drag : dragOf(cursor, cursor));
    // A tap books one day; a mouse has booked its days already on release.
    else if (isTouched.current) drop(dragOf(dayOf(event), dayOf(event)));
  };
  return (
    <button
      type="button"
      class="free-track"
      aria-label={`Book ${nameWithCode(item)}, ${formatDay(startOfDay(range.first, cursor))}`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={giveUp}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onBlur={giveUp}
    >
      {isDragged && (
        <span
          class={`held-days is-${dragCheck.state}`}
          style={positionOf(range, drag.start, drag.end)}
        />
      )}
    </button>
  );
}
