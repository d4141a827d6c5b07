import type { Item } from '#console/api/records.ts';
import { cartOfMember } from '#console/cart.ts';
import { useStore } from '#console/store.ts';
import { showToast } from '#console/ui/toast.tsx';

interface RowTickProps {
  items: readonly (Item | undefined)[];
  index: number;
}

/** The item that was ticked last, where a range ticked with Shift begins. The list may have grown since. */
let lastId: number | undefined;

/** Ticks or unticks a row; as a range, all rows from the one ticked last. */
export function tickRows(items: RowTickProps['items'], index: number, isRange: boolean): void {
  const cart = cartOfMember();
  const item = items[index];
  if (!item) return;
  const isIn = cart.items.get().some(({ id }) => id === item.id);
  const last = isRange ? items.findIndex((one) => one?.id === lastId) : -1;
  const from = last < 0 ? index : last;
  const range = items.slice(Math.min(from, index), Math.max(from, index) + 1);
  const rows = range.filter((one) => one !== undefined);
  if (rows.length < range.length) {
    showToast(
      'Some rows in between are not loaded yet and did not change. Scroll past them first.',
    );
  }
  if (isIn) cart.remove(rows.map(({ id }) => id));
  else cart.add(rows);
  lastId = item.id;
}

/** The checkbox that puts an item into the cart. Arrow keys go to the next row, with Shift ticking it. */
export function RowTick({ items, index }: RowTickProps) {
  const inCart = useStore(cartOfMember().items);
  const item = items[index];
  if (!item) return <span class="row-tick" />;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const list = event.currentTarget instanceof Element ? event.currentTarget.closest('ul') : null;
    const next = list?.querySelector<HTMLInputElement>(`[data-index="${index + step}"]`);
    next?.focus();
    if (next && event.shiftKey && !next.checked) {
      lastId = item.id;
      tickRows(items, index + step, true);
    }
  };
  return (
    <label class="row-tick">
      <input
        type="checkbox"
        data-index={index}
        aria-label={`Select ${item.name}`}
        checked={inCart.some(({ id }) => id === item.id)}
        // Only the click event of a checkbox tells whether Shift was held, even for the space bar.
        onClick={(event) => tickRows(items, index, event.shiftKey)}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}

const pressMilliseconds = 500;

/** On a touch screen, a long press ticks a row instead of opening it. */
export function onLongPress(press: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPressed = false;
  const stop = () => clearTimeout(timer);
  return {
    onPointerDown: (event: PointerEvent) => {
      isPressed = false;
      if (event.pointerType !== 'touch') return;
      timer = setTimeout(() => {
        isPressed = true;
        navigator.vibrate?.(40);
        press();
      }, pressMilliseconds);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerMove: (event: PointerEvent) => {
      if (Math.abs(event.movementX) + Math.abs(event.movementY) > 4) stop();
    },
    onContextMenu: (event: Event) => isPressed && event.preventDefault(),
    onClick: (event: Event) => isPressed && event.preventDefault(),
  };
}
