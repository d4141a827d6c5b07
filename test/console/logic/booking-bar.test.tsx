import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { BookingBar } from '#console/pages/timeline/booking-bar.tsx';
import type { Bar, Drag } from '#console/pages/timeline/drag.ts';
import { hourOfDay, startOfDay } from '#console/time.ts';
import { mount, only, press } from './mount.ts';
import { item } from './sample.ts';
import { serve } from './service.ts';

const mayDays = { first: startOfDay(Date.parse('2031-05-04T12:00:00Z')), days: 14 };
const dayWidth = 100;
const times = (first: number, last: number) => ({
  start: hourOfDay(9, mayDays.first, first),
  end: hourOfDay(18, mayDays.first, last),
});
const details = {
  key: 'a',
  id: 7,
  version: 1,
  name: 'Gig',
  who: 'Kim',
  isLate: false,
  quantity: undefined,
} as const;
const gig: Bar = { ...details, kind: 'reservation', ...times(1, 2) };

/** Shows a bar on fourteen days of a hundred pixels each. Collects its drags, and the drops. */
async function showBar(bar: Bar, buffer_minutes = 0, range = mayDays) {
  serve(['view', 'action.reserve', 'action.checkout']);
  const drags: (Drag | undefined)[] = [];
  const drops: Drag[] = [];
  function Track() {
    const [drag, setDrag] = useState<Drag>();
    const hold = (next: Drag | undefined) => {
      drags.push(next);
      setDrag(next);
    };
    const dragCheck = { state: 'unknown', message: '' } as const;
    const barProps = {
      bar,
      lane: 0,
      item: { ...item, inventory_unit: 'pcs', buffer_minutes },
      range,
      drag,
      dragCheck,
    };
    return (
      <div class="days-track">
        <BookingBar {...barProps} onDrag={hold} onDrop={(last) => drops.push(last)} />
      </div>
    );
  }
  const root = await mount(<Track />);
  const track = only(root, '.days-track');
  track.getBoundingClientRect = () => new DOMRect(0, 0, range.days * dayWidth, 40);
  const link = root.querySelector<HTMLElement>('.bar-link') ?? track;
  const point = (type: string, day: number, options: PointerEventInit = {}, at = link) => {
    const clientX = (day + 0.5) * dayWidth;
    const event = new PointerEvent(type, { clientX, bubbles: true, cancelable: true, ...options });
    return act(() => void at.dispatchEvent(event));
  };
  /** Clicks the bar. Returns whether the click opens the booking. */
  const clickOpens = async (detail: number) => {
    const event = new MouseEvent('click', { detail, bubbles: true, cancelable: true });
    await act(() => void link.dispatchEvent(event));
    return !event.defaultPrevented;
  };
  return { root, link, drags, drops, point, clickOpens };
}

test('after Escape, moving and releasing the mouse neither drags, stores nor opens a booking', async () => {
  const { link, drags, drops, point, clickOpens } = await showBar(gig);
  await point('pointerdown', 1);
  await point('pointermove', 4);
  expect(drags.at(-1)).toMatchObject(times(4, 5));
  await press(link, 'Escape');
  await point('pointermove', 6);
  await point('pointerup', 6);
  expect([drags.at(-1), drops]).toEqual([undefined, []]);
  expect(await clickOpens(1)).toBe(false);
});

test('the click that ends a drag does not open the booking, but a later click or a key does', async () => {
  const { drops, point, clickOpens } = await showBar(gig);
  await point('pointerdown', 1);
  await point('pointermove', 2);
  await point('pointerup', 2);
  expect([drops.length, await clickOpens(1), await clickOpens(0)]).toEqual([1, false, true]);
  await point('pointerdown', 1);
  await point('pointerup', 1);
  expect(await clickOpens(1)).toBe(true);
});

test('a checkout opens by a click after its end was dragged', async () => {
  const { root, point, clickOpens } = await showBar({ ...gig, kind: 'checkout' });
  const edge = only(root, '.bar-edge');
  await point('pointerdown', 2, {}, edge);
  await point('pointermove', 3, {}, edge);
  await point('pointerup', 3, {}, edge);
  expect(await clickOpens(1)).toBe(false);
  await point('pointerdown', 1);
  expect(await clickOpens(1)).toBe(true);
});

test('a touch on a bar does not move the booking', async () => {
  const { root, drags, point } = await showBar(gig);
  const touch = { pointerType: 'touch' };
  for (const at of [only(root, '.bar-link'), only(root, '.bar-edge')]) {
    await point('pointerdown', 2, touch, at);
    await point('pointermove', 5, touch, at);
  }
  expect(drags).toEqual([]);
});

test('a booking that ends after the shown days has an arrow, and its end cannot be dragged', async () => {
  const { root, link, drags } = await showBar({ ...gig, ...times(12, 15) });
  expect(root.querySelector('.bar-edge')).toBeNull();
  expect(link.textContent).toBe('Gig · Kim›');
  await press(link, 'ArrowRight', { shiftKey: true });
  expect(drags).toEqual([]);
});

test('a booking that began before the shown days has an arrow', async () => {
  const { root, link } = await showBar({ ...gig, ...times(-2, 1) });
  expect(link.textContent).toBe('‹Gig · Kim');
  only(root, '.bar-edge');
});

test('arrow keys stop where the bar, or its end, would leave the shown days', async () => {
  const { root, link, drags } = await showBar({ ...gig, ...times(12, 13) });
  await press(link, 'ArrowRight', { shiftKey: true });
  expect(drags).toEqual([]);
  for (const _day of [1, 2, 3]) await press(link, 'ArrowRight');
  expect(drags.at(-1)).toMatchObject(times(13, 14));
  expect(only(root, '.bar-link')).toBe(link);
});

test('before and after a booking, the buffer of its item is shown', async () => {
  const { root } = await showBar({ ...gig, ...times(7, 7) }, 24 * 60);
  const { left, width } = only(root, '.bar-buffer').style;
  const [first, last] = [times(6, 6).start, times(8, 8).end];
  const whole = startOfDay(mayDays.first, mayDays.days) - mayDays.first;
  expect(Number.parseFloat(left)).toBeCloseTo(((first - mayDays.first) / whole) * 100);
  expect(Number.parseFloat(width)).toBeCloseTo(((last - first) / whole) * 100);
});

test('the buffer of a booking is shown even if the booking itself is out of view', async () => {
  const { root } = await showBar({ ...gig, ...times(-1, -1) }, 24 * 60);
  expect(root.querySelector('.bar-link')).toBeNull();
  expect(only(root, '.bar-buffer').style).toMatchObject({ left: '0%' });
  expect(Number.parseFloat(only(root, '.bar-buffer').style.width)).toBeGreaterThan(5);
});

test.each([
  ['forward', '2031-03-05T12:00:00Z'],
  ['back', '2031-10-29T12:00:00Z'],
])('a booking of whole days fills their columns where the clocks go %s', async (_way, at) => {
  const range = { first: startOfDay(Date.parse(at)), days: 14 };
  for (const [first, last] of [
    [1, 3],
    [4, 5],
    [6, 13],
  ] as const) {
    const [start, end] = [startOfDay(range.first, first), startOfDay(range.first, last + 1)];
    const { link } = await showBar({ ...gig, start, end }, 0, range);
    expect(Number.parseFloat(link.style.left)).toBeCloseTo((first / 14) * 100);
    expect(Number.parseFloat(link.style.width)).toBeCloseTo(((last + 1 - first) / 14) * 100);
  }
});

test('a booking of a stock item shows the quantity', async () => {
  const { link } = await showBar({ ...gig, quantity: 25 });
  expect(link.textContent).toBe('Gig · 25 pcs · Kim');
});

test('a mouse click does not drop a bar that is being moved by keys', async () => {
  const { link, drops, point } = await showBar(gig);
  await press(link, 'ArrowRight');
  await point('pointerdown', 2);
  await point('pointerup', 2);
  expect(drops).toEqual([]);
});
