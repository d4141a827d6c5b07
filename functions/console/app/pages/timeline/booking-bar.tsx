import { useRef } from 'preact/hooks';
import type { Item } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { daysLater, formatDayTime, minuteMilliseconds } from '#console/time.ts';
import { amountOf } from '#console/ui/booked-items.ts';
import { dayAt, endOf, positionOf, type Range } from './days.ts';
import type { Bar, DragProps } from './drag.ts';

interface BookingBarProps extends DragProps {
  bar: Bar;
  lane: number;
  item: Item;
  range: Range;
}

/** The bar of a booking. Dragging it moves the booking, dragging its edge moves the end; arrow keys do both. */
export function BookingBar(props: BookingBarProps) {
  const { bar, lane, item, range, drag, dragCheck, onDrag, onDrop } = props;
  const isDragged = drag?.bar?.key === bar.key;
  const { start, end } = isDragged ? drag : bar;
  const dragStart = useRef<{ kind: 'move' | 'end'; day: number }>(undefined);
  const wasDragged = useRef(false);
  const lastEnd = endOf(range);
  const isReservation = bar.kind === 'reservation';
  const canEnd = can(isReservation ? 'action.reserve' : 'action.checkout');
  // A checkout has started already, so its start cannot move.
  const canMove = canEnd && isReservation;

  /** Shows the booking some days from where it was, or only its end, as long as that stays in view. */
  const hold = (
    kind: 'move' | 'end',
    days: number,
    from: Pick<Bar, 'start' | 'end'>,
    isEnd: boolean,
  ) => {
    const next = {
      start: isEnd ? from.start : daysLater(from.start, days),
      end: daysLater(from.end, days),
    };
    const isEndShown = from.end <= lastEnd && next.end <= lastEnd;
    const isShown = next.end > range.first && (isEnd ? isEndShown : next.start < lastEnd);
    if (next.end > next.start && isShown) onDrag({ kind, itemId: item.id, bar, ...next });
  };
  const giveUp = () => {
    // The mouse button is still down: its release must not count as a click.
    if (dragStart.current) wasDragged.current = true;
    dragStart.current = undefined;
    onDrag(undefined);
  };
  const trackOf = (event: PointerEvent) =>
    event.currentTarget instanceof Element ? event.currentTarget.closest('.days-track') : null;
  const onPointerDown = (event: PointerEvent) => {
    wasDragged.current = false;
    // Touch is for scrolling.
    if (event.pointerType === 'touch') return;
    const track = trackOf(event);
    const isEdge = event.target instanceof Element && event.target.matches('.bar-edge');
    if (!track || event.button !== 0 || !(isEdge ? canEnd : canMove)) return;
    dragStart.current = { kind: isEdge ? 'end' : 'move', day: dayAt(range, track, event.clientX) };
    if (event.currentTarget instanceof Element) {
      event.currentTarget.setPointerCapture(event.pointerId);
    }
  };
  const onPointerMove = (event: PointerEvent) => {
    const track = trackOf(event);
    if (!dragStart.current || !track) return;
    const days = dayAt(range, track, event.clientX) - dragStart.current.day;
    if (days !== 0) wasDragged.current = true;
    const { kind } = dragStart.current;
    if (wasDragged.current) hold(kind, days, bar, kind === 'end');
  };
  const onPointerUp = () => {
    if (dragStart.current && wasDragged.current && isDragged) onDrop(drag);
    dragStart.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const days = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (days !== undefined) {
      if (!canEnd) return;
      event.preventDefault();
      const isEnd = event.shiftKey || !canMove;
      const hasMoved = isDragged && drag.kind === 'move';
      hold(isEnd && !hasMoved ? 'end' : 'move', days, isDragged ? drag : bar, isEnd);
    } else if (isDragged && event.key === 'Enter') {
      event.preventDefault();
      onDrop(drag);
    } else if ((isDragged || dragStart.current) && event.key === 'Escape') {
      event.preventDefault();
      giveUp();
    }
  };
  const onClick = (event: MouseEvent) => {
    // The click after a drag must not open the booking; a click by a key (detail 0) may.
    if (wasDragged.current && event.detail !== 0) event.preventDefault();
  };
  const isInView = end > range.first && start < lastEnd;
  const buffer = item.buffer_minutes * minuteMilliseconds;
  const inLane = { '--lane': lane };
  const amount = bar.quantity !== undefined && amountOf(bar.quantity, item.inventory_unit);
  const about = [bar.name, amount, bar.who].filter(Boolean).join(' · ');
  const state = isDragged ? `held is-${dragCheck.state}` : '';
  const kind = bar.kind === 'checkout' ? (bar.isLate ? 'late' : 'out') : '';
  return (
    <>
      {buffer > 0 && (
        <span
          class="bar-buffer"
          style={{ ...positionOf(range, start - buffer, end + buffer), ...inLane }}
        />
      )}
      {isInView && (
        <a
          class={`bar-link ${kind} ${state}`}
          href={`#/${bar.kind}s/${bar.id}`}
          style={{ ...positionOf(range, start, end), ...inLane }}
          title={`${about}: ${formatDayTime(start)} to ${formatDayTime(end)}`}
          aria-keyshortcuts={
            canEnd ? 'ArrowLeft ArrowRight Shift+ArrowLeft Shift+ArrowRight' : undefined
          }
          aria-busy={isDragged && dragCheck.state === 'saving'}
          draggable={false}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={giveUp}
          onKeyDown={onKeyDown}
          onBlur={() => isDragged && !dragStart.current && onDrag(undefined)}
          onClick={onClick}
        >
          {start < range.first && <span aria-hidden="true">‹</span>}
          <span class="bar-name" dir="auto">
            {about}
          </span>
          {end > lastEnd ? <span aria-hidden="true">›</span> : canEnd && <span class="bar-edge" />}
        </a>
      )}
    </>
  );
}
