import { act } from 'preact/test-utils';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BookedRows } from '#console/pages/timeline/booked-rows.tsx';
import { hourOfDay, startOfDay } from '#console/time.ts';
import { Toasts } from '#console/ui/toast.tsx';
import { mount, only, press, textsOf, whenFound } from './mount.ts';
import { item, reservation } from './sample.ts';
import { refusal, serve } from './service.ts';

const today = startOfDay(Date.now());
const instant = (hour: number, day: number) => new Date(hourOfDay(hour, today, day)).toISOString();
const list = (data: object[]) => ({ data, meta: { pagination: { next_cursor: null } } });

/** Shows a row with a gig from tomorrow to the day after. Returns the bodies of all writes too. */
async function showRow(first = today, permissions = ['view', 'action.reserve']) {
  const { id, name, unique_id } = item;
  let gig = {
    ...reservation,
    items: [{ id, name, unique_id }],
    lines: [],
    start_time: instant(9, 1),
    end_time: instant(18, 2),
  };
  const writes: unknown[] = [];
  serve(permissions, (method, path, body, headers) => {
    if (method === 'PATCH' && !path.includes('dry_run')) {
      if (headers.get('If-Match') !== `"${gig.version}"`) return refusal('version_mismatch', 412);
      writes.push(body);
      gig = { ...gig, ...(body as Partial<typeof gig>), version: gig.version + 1 };
    }
    if (method !== 'GET') return [{ data: gig }];
    return [list(path.startsWith('/v1/reservations') ? [gig] : [])];
  });
  const root = await mount(
    <>
      <BookedRows items={[item]} first={first} />
      <Toasts />
    </>,
  );
  const bar = await whenFound(() => root.querySelector<HTMLElement>('.bar-link'));
  return { root, bar, writes };
}

test('the row of an item shows its code beside its name', async () => {
  const { root } = await showRow();
  expect(textsOf(root, '.days-row > a > *')).toEqual([item.name, item.unique_id]);
});

test('past days cannot be booked', async () => {
  const { root } = await showRow(startOfDay(today, -3));
  const track = only(root, '.free-track');
  await act(() => track.click());
  expect(textsOf(root, '.toast').join()).toContain('is over.');
  expect(root.querySelector('dialog')).toBeNull();
});

test('a booking that is moved back to its start is not stored', async () => {
  const { bar, writes } = await showRow();
  await press(bar, 'ArrowRight');
  await press(bar, 'ArrowLeft');
  await press(bar, 'Enter');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(writes).toEqual([]);
});

test('a moved booking stays at its new time, and cannot be moved again, until it is stored', async () => {
  const { root, bar, writes } = await showRow();
  const before = bar.style.left;
  await press(bar, 'ArrowRight');
  const heldPosition = bar.style.left;
  expect(heldPosition).not.toBe(before);
  const positions = new Set<string>();
  const observer = new MutationObserver(() => positions.add(bar.style.left));
  observer.observe(root, { subtree: true, attributes: true });
  await press(bar, 'Enter');
  expect(bar.getAttribute('aria-busy')).toBe('true');
  await press(bar, 'ArrowRight');
  await press(bar, 'Enter');
  await expect.poll(() => bar.getAttribute('aria-busy')).toBe('false');
  observer.disconnect();
  expect([[...positions], writes.length]).toEqual([[heldPosition], 1]);
});

/** Moves the gig a day later. Returns the undo of the move. */
async function moveLater(root: HTMLElement) {
  const bar = only(root, '.bar-link');
  const lastToast = () => [...root.querySelectorAll('.toast')].at(-1);
  const before = lastToast();
  await press(bar, 'ArrowRight');
  await press(bar, 'Enter');
  await whenFound(() => lastToast() !== before);
  await expect.poll(() => bar.getAttribute('aria-busy')).toBe('false');
  return lastToast()?.querySelector<HTMLButtonElement>('button:not(.icon)');
}

test.each([
  ['the first', [0], instant(9, 1)],
  ['the second', [1], instant(9, 2)],
  ['the second and then the first', [1, 0], instant(9, 1)],
])('of two moves of a booking, %s can be undone', async (_which, order, start_time) => {
  const { root, writes } = await showRow();
  const undos = [await moveLater(root), await moveLater(root)];
  for (const [index, which] of order.entries()) {
    await act(() => undos[which]?.click());
    await expect.poll(() => writes.length).toBe(index + 3);
  }
  expect(writes.at(-1)).toMatchObject({ start_time: start_time.replace('.000', '') });
});

test('the undos of two moves, pressed at once, follow one after the other', async () => {
  const { root, writes } = await showRow();
  const undos = [await moveLater(root), await moveLater(root)];
  await act(() => {
    undos[1]?.click();
    undos[0]?.click();
  });
  await expect.poll(() => writes.length).toBe(4);
  expect(writes.at(-1)).toMatchObject({ start_time: instant(9, 1).replace('.000', '') });
  await expect.poll(() => textsOf(root, '.toast').join()).not.toContain('Undoing');
  expect(root.querySelector('.toast.bad')).toBeNull();
});

test('for days before today, the page says that only open bookings are shown', async () => {
  const note = 'Only open bookings are shown.';
  const { root } = await showRow(startOfDay(today, -1));
  expect(only(root, '.count').textContent).toContain(note);
  const { root: other } = await showRow();
  expect(only(other, '.count').textContent).not.toContain(note);
});

test.each([
  [['view', 'action.reserve'], 'Drag across days or tap one to book; drag a bar'],
  [['view', 'action.checkout'], 'Drag the end of a checkout to change when it is due.'],
])('a member with %o reads which drags have an effect', async (permissions, text) => {
  const { root } = await showRow(today, permissions);
  expect(only(root, '.count').textContent).toContain(text);
});

test.each([
  [['view', 'action.reserve'], 'Tap a free day to book it, or a bar to open its booking.'],
  [['view', 'action.checkout'], 'Tap a bar to open its booking.'],
])('on a touch screen, a member with %o reads what taps do', async (permissions, text) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { root } = await showRow(today, permissions);
  const help = only(root, '.count').textContent;
  expect(help).toContain(text);
  expect(help).not.toMatch(/drag|keyboard/i);
});

test('no drag is explained to a member who only sees the bookings', async () => {
  const { root } = await showRow(today, ['view']);
  expect(only(root, '.count').textContent).not.toContain('Drag');
});
