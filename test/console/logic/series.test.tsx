import { act } from 'preact/test-utils';
import { expect, onTestFinished, test } from 'vitest';
import { cartOfMember } from '#console/cart.ts';
import { BookingForm } from '#console/pages/selection/booking-form.tsx';
import { forgetDraft, keepDraft, newDraft } from '#console/pages/selection/draft.ts';
import { Toasts } from '#console/ui/toast.tsx';
import { mount, only, submit, textsOf, undoAfter, whenFound } from './mount.ts';
import { item } from './sample.ts';
import { refusal, serve } from './service.ts';

test('a started series that cannot be read can be retried, and shows no clashes before', async () => {
  const first = Date.parse('2031-05-05T13:00:00Z');
  let isRefusing = true;
  serve(['action.reserve', 'content.items'], (method, path, body) => {
    if (method === 'GET' && path.includes('series_ref')) {
      if (isRefusing) return refusal('forbidden', 403);
      return [{ data: [{ id: 71, start_time: new Date(first).toISOString() }], meta: {} }];
    }
    if (method !== 'POST') return [{ data: [], meta: {} }];
    const { start_time } = (body ?? {}) as { start_time: string };
    if (Date.parse(start_time) !== first) return [{ data: { warnings: [] }, meta: {} }];
    const clash = { code: 'item_discarded', item_id: item.id, name: item.name, message: '' };
    return refusal('conflict', 409, { iid: [clash] });
  });
  cartOfMember().replace([item]);
  const times = { start_time: '2031-05-05T09:00', end_time: '2031-05-05T18:00' };
  const contents = { iid: [item.id], lines: null, kit_ids: [] };
  const savedSeries = { series: 'begun', seriesContents: JSON.stringify([contents]) };
  keepDraft({ ...newDraft(), ...times, ...savedSeries, frequency: 'day', until: '2031-05-07' });
  onTestFinished(() => {
    forgetDraft();
    cartOfMember().clear();
  });
  const root = await mount(
    <BookingForm kind="reserve" items={cartOfMember().items.get()} kits={[]} />,
  );
  const retryButton = await whenFound(() => root.querySelector<HTMLElement>('.notice.bad button'));
  expect(root.textContent).not.toContain('dates are free');
  expect(only<HTMLButtonElement>(root, '[type=submit]').disabled).toBe(true);
  isRefusing = false;
  await act(() => retryButton.click());
  await expect.poll(() => root.textContent).toContain('2 of 3 dates are free, 1 reserved already.');
});

/** Shows a series of three days. The second day clashes as soon as the first one is reserved. */
async function showSeries() {
  const reservations: { id: number; start_time: string }[] = [];
  let takenStart = '';
  serve(['action.reserve', 'content.items'], (method, path, body) => {
    const { start_time } = (body ?? {}) as { start_time: string };
    if (method === 'GET' && path.includes('series_ref')) return [{ data: reservations, meta: {} }];
    if (method === 'DELETE') return [{ data: { deleted: reservations.splice(0), remaining: 0 } }];
    if (method !== 'POST') return [{ data: [], meta: {} }];
    if (path.includes('dry_run') ? start_time === takenStart : reservations.length > 0) {
      takenStart = start_time;
      const clash = { code: 'item_discarded', item_id: item.id, name: item.name, message: '' };
      return refusal('conflict', 409, { iid: [clash] });
    }
    if (path.includes('dry_run')) return [{ data: { warnings: [] }, meta: {} }];
    reservations.push({ id: 71, start_time });
    return [{ data: { id: 71 }, meta: {} }];
  });
  cartOfMember().replace([item]);
  const times = { start_time: '2031-05-05T09:00', end_time: '2031-05-05T18:00' };
  keepDraft({ ...newDraft(), ...times, frequency: 'day', until: '2031-05-07' });
  onTestFinished(() => {
    forgetDraft();
    cartOfMember().clear();
  });
  const items = cartOfMember().items.get();
  const root = await mount(
    <>
      <BookingForm kind="reserve" items={items} kits={[]} />
      <Toasts />
    </>,
  );
  await expect.poll(() => root.textContent).toContain('3 of 3 dates are free.');
  return { root, reservations, badges: () => textsOf(root, '.entries .badge') };
}

test('a series that is refused halfway shows which dates are reserved, and can be undone', async () => {
  const { root, reservations, badges } = await showSeries();
  await submit(root);
  const undo = await undoAfter(root, '1 of 3 reservations made.');
  await expect.poll(() => badges()).toEqual(['Reserved', 'Free']);
  expect(root.textContent).toContain('1 of 3 dates are free, 1 reserved already.');
  await act(() => undo?.click());
  await expect.poll(() => badges()).toEqual(['Free', 'Free']);
  expect(reservations).toEqual([]);
});

test('a series cannot be submitted until the clashing dates are left out', async () => {
  const { root } = await showSeries();
  await submit(root);
  const button = only<HTMLButtonElement>(root, '[type=submit]');
  await expect.poll(() => root.textContent).toContain('Leave out what clashes');
  expect(button.disabled).toBe(true);
  const buttons = [...root.querySelectorAll('button')];
  await act(() => buttons.find((one) => one.textContent === 'Leave out what clashes')?.click());
  await expect.poll(() => button.disabled).toBe(false);
});
