import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import type { Drag } from '#console/pages/timeline/drag.ts';
import { FreeTrack } from '#console/pages/timeline/free-track.tsx';
import { hourOfDay, startOfDay } from '#console/time.ts';
import { mount, only, press } from './mount.ts';
import { item } from './sample.ts';

const range = { first: startOfDay(Date.parse('2031-05-04T12:00:00Z')), days: 14 };
const dayWidth = 100;
const times = (first: number, last: number) => ({
  start: hourOfDay(9, range.first, first),
  end: hourOfDay(18, range.first, last),
});

/** The days of an item, each a hundred pixels wide, and what was let go on them. */
async function showTrack() {
  const letGo: Drag[] = [];
  function Track() {
    const [drag, setDrag] = useState<Drag>();
    const dragCheck = { state: 'unknown', message: '' } as const;
    const onLetGo = (last: Drag) => {
      letGo.push(last);
      setDrag(undefined);
    };
    const place = { item, range, drag, dragCheck };
    return <FreeTrack {...place} onHold={setDrag} onLetGo={onLetGo} />;
  }
  const root = await mount(<Track />);
  const track = only(root, '.free-track');
  track.getBoundingClientRect = () => new DOMRect(0, 0, range.days * dayWidth, 40);
  const point = (type: string, day: number, options: PointerEventInit = {}) => {
    const clientX = (day + 0.5) * dayWidth;
    const event = new PointerEvent(type, { clientX, bubbles: true, cancelable: true, ...options });
    return act(() => void track.dispatchEvent(event));
  };
  return { root, track, letGo, point };
}

test('a tap of a finger books its day', async () => {
  const { letGo, point } = await showTrack();
  await point('pointerdown', 3, { pointerType: 'touch' });
  await point('pointerup', 3, { pointerType: 'touch' });
  await point('click', 3, { detail: 1 });
  expect(letGo).toMatchObject([times(3, 3)]);
});

test('what the mouse drags across is booked once', async () => {
  const { letGo, point } = await showTrack();
  await point('pointerdown', 5, { pointerType: 'mouse' });
  await point('pointermove', 3, { pointerType: 'mouse' });
  await point('pointerup', 3, { pointerType: 'mouse' });
  await point('click', 3, { detail: 1 });
  expect(letGo).toMatchObject([times(3, 5)]);
});

test('a click without a place, by a key or a screen reader, books the day that the button names', async () => {
  const { track, letGo } = await showTrack();
  await act(() => track.click());
  await press(track, 'ArrowRight');
  await press(track, 'Escape');
  await act(() => track.click());
  expect(letGo).toMatchObject([times(0, 0), times(1, 1)]);
});

test('a key books the days that are held', async () => {
  const { track, letGo } = await showTrack();
  await press(track, 'ArrowRight');
  await press(track, 'ArrowRight', { shiftKey: true });
  await act(() => track.click());
  expect(letGo).toMatchObject([times(1, 2)]);
});
