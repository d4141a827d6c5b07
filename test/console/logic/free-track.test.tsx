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

/** Shows fourteen days of an item, each a hundred pixels wide, and collects the drops on them. */
async function showTrack() {
  const drops: Drag[] = [];
  function Track() {
    const [drag, setDrag] = useState<Drag>();
    const dragCheck = { state: 'unknown', message: '' } as const;
    const onDrop = (last: Drag) => {
      drops.push(last);
      setDrag(undefined);
    };
    const trackProps = { item, range, drag, dragCheck };
    return <FreeTrack {...trackProps} onDrag={setDrag} onDrop={onDrop} />;
  }
  const root = await mount(<Track />);
  const track = only(root, '.free-track');
  track.getBoundingClientRect = () => new DOMRect(0, 0, range.days * dayWidth, 40);
  const point = (type: string, day: number, options: PointerEventInit = {}) => {
    const clientX = (day + 0.5) * dayWidth;
    const event = new PointerEvent(type, { clientX, bubbles: true, cancelable: true, ...options });
    return act(() => void track.dispatchEvent(event));
  };
  return { root, track, drops, point };
}

test('a tap books the day', async () => {
  const { drops, point } = await showTrack();
  await point('pointerdown', 3, { pointerType: 'touch' });
  await point('pointerup', 3, { pointerType: 'touch' });
  await point('click', 3, { detail: 1 });
  expect(drops).toMatchObject([times(3, 3)]);
});

test('the days that the mouse drags across are booked once', async () => {
  const { drops, point } = await showTrack();
  await point('pointerdown', 5, { pointerType: 'mouse' });
  await point('pointermove', 3, { pointerType: 'mouse' });
  await point('pointerup', 3, { pointerType: 'mouse' });
  await point('click', 3, { detail: 1 });
  expect(drops).toMatchObject([times(3, 5)]);
});

test('a click by a key or a screen reader books the day in the label of the button', async () => {
  const { track, drops } = await showTrack();
  await act(() => track.click());
  await press(track, 'ArrowRight');
  await press(track, 'Escape');
  await act(() => track.click());
  expect(drops).toMatchObject([times(0, 0), times(1, 1)]);
});

test('a click by a key books the days selected with the arrow keys', async () => {
  const { track, drops } = await showTrack();
  await press(track, 'ArrowRight');
  await press(track, 'ArrowRight', { shiftKey: true });
  await act(() => track.click());
  expect(drops).toMatchObject([times(1, 2)]);
});
