import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { BookingBar } from '#console/pages/timeline/booking-bar.tsx';
import type { Bar, Drag } from '#console/pages/timeline/drag.ts';
import { hourOfDay, startOfDay } from '#console/time.ts';
import { mount, only, press } from './mount.ts';
import { item } from './sample.ts';
import { serve } from './service.ts';

const range = { first: startOfDay(Date.parse('2031-05-04T12:00:00Z')), days: 14 };
const dayWidth = 100;
const times = (first: number, last: number) => ({
  start: hourOfDay(9, range.first, first),
  end: hourOfDay(18, range.first, last),
});
const about = {
  key: 'a',
  id: 7,
  version: 1,
  name: 'Gig',
  who: 'Kim',
  isLate: false,
  quantity: undefined,
} as const;
const gig: Bar = { ...about, kind: 'reservation', ...times(1, 2) };

/** A bar in a track of fourteen days, each a hundred pixels wide; where it was held, and was let go. */
async function showBar(bar: Bar, buffer_minutes = 0) {
  serve(['view', 'action.reserve', 'action.checkout']);
  const held: (Drag | undefined)[] = [];
  const letGo: Drag[] = [];
  function Track() {
    const [drag, setDrag] = useState<Drag>();
    const hold = (next: Drag | undefined) => {
      held.push(next);
      setDrag(next);
    };
    const dragCheck = { state: 'unknown', message: '' } as const;
    const place = {
      bar,
      lane: 0,
      item: { ...item, inventory_unit: 'pcs', buffer_minutes },
      range,
      drag,
      dragCheck,
    };
    return (
      <div class="days-track">
        <BookingBar {...place} onHold={hold} onLetGo={(last) => letGo.push(last)} />
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
  /** Whether a click opens the booking. */
  const opens = async (detail: number) => {
    const event = new MouseEvent('click', { detail, bubbles: true, cancelable: true });
    await act(() => void link.dispatchEvent(event));
    return !event.defaultPrevented;
  };
  return { root, link, held, letGo, point, opens };
}

test('Escape gives up what the mouse holds: no further move takes it up, and letting go stores and opens nothing', async () => {
  const { link, held, letGo, point, opens } = await showBar(gig);
  await point('pointerdown', 1);
  await point('pointermove', 4);
  expect(held.at(-1)).toMatchObject(times(4, 5));
  await press(link, 'Escape');
  await point('pointermove', 6);
  await point('pointerup', 6);
  expect([held.at(-1), letGo]).toEqual([undefined, []]);
  expect(await opens(1)).toBe(false);
});

test('a bar that was dragged opens by the next click, and by a key', async () => {
  const { letGo, point, opens } = await showBar(gig);
  await point('pointerdown', 1);
  await point('pointermove', 2);
  await point('pointerup', 2);
  expect([letGo.length, await opens(1), await opens(0)]).toEqual([1, false, true]);
  await point('pointerdown', 1);
  await point('pointerup', 1);
  expect(await opens(1)).toBe(true);
});

test('a checkout opens by the click after its end was dragged', async () => {
  const { root, point, opens } = await showBar({ ...gig, kind: 'checkout' });
  const edge = only(root, '.bar-edge');
  await point('pointerdown', 2, {}, edge);
  await point('pointermove', 3, {}, edge);
  await point('pointerup', 3, {}, edge);
  expect(await opens(1)).toBe(false);
  await point('pointerdown', 1);
  expect(await opens(1)).toBe(true);
});

test('a finger on a bar scrolls, and moves no booking', async () => {
  const { root, held, point } = await showBar(gig);
  const touch = { pointerType: 'touch' };
  for (const at of [only(root, '.bar-link'), only(root, '.bar-edge')]) {
    await point('pointerdown', 2, touch, at);
    await point('pointermove', 5, touch, at);
  }
  expect(held).toEqual([]);
});

test('a booking that goes on beyond the shown days says so, and has no end to be dragged there', async () => {
  const { root, link, held } = await showBar({ ...gig, ...times(12, 15) });
  expect(root.querySelector('.bar-edge')).toBeNull();
  expect(link.textContent).toBe('Gig · Kim›');
  await press(link, 'ArrowRight', { shiftKey: true });
  expect(held).toEqual([]);
});

test('a booking that began before the shown days says so', async () => {
  const { root, link } = await showBar({ ...gig, ...times(-2, 1) });
  expect(link.textContent).toBe('‹Gig · Kim');
  only(root, '.bar-edge');
});

test('arrow keys stop where the bar, or its end, would leave the shown days', async () => {
  const { root, link, held } = await showBar({ ...gig, ...times(12, 13) });
  await press(link, 'ArrowRight', { shiftKey: true });
  expect(held).toEqual([]);
  for (const _day of [1, 2, 3]) await press(link, 'ArrowRight');
  expect(held.at(-1)).toMatchObject(times(13, 14));
  expect(only(root, '.bar-link')).toBe(link);
});

test('before and after a booking, the buffer of its item is shown', async () => {
  const { root } = await showBar({ ...gig, ...times(7, 7) }, 24 * 60);
  const { left, width } = only(root, '.bar-buffer').style;
  const [first, last] = [times(6, 6).start, times(8, 8).end];
  const whole = startOfDay(range.first, range.days) - range.first;
  expect(Number.parseFloat(left)).toBeCloseTo(((first - range.first) / whole) * 100);
  expect(Number.parseFloat(width)).toBeCloseTo(((last - first) / whole) * 100);
});

test('a booking that is out of view leaves its buffer in view', async () => {
  const { root } = await showBar({ ...gig, ...times(-1, -1) }, 24 * 60);
  expect(root.querySelector('.bar-link')).toBeNull();
  expect(only(root, '.bar-buffer').style).toMatchObject({ left: '0%' });
  expect(Number.parseFloat(only(root, '.bar-buffer').style.width)).toBeGreaterThan(5);
});

test('a booking of a stock says how much of it is taken', async () => {
  const { link } = await showBar({ ...gig, quantity: 25 });
  expect(link.textContent).toBe('Gig · 25 pcs · Kim');
});

test('a press of the mouse does not let go of what the keys hold', async () => {
  const { link, letGo, point } = await showBar(gig);
  await press(link, 'ArrowRight');
  await point('pointerdown', 2);
  await point('pointerup', 2);
  expect(letGo).toEqual([]);
});
