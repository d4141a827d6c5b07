import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import type { Reservation } from '#console/api/records.ts';
import { HandOver } from '#console/pages/reservations/hand-over.tsx';
import { BookingsToday } from '#console/pages/today/bookings-today.tsx';
import { mount, only, submit, textsOf, type } from './mount.ts';
import { reservation } from './sample.ts';
import { refusal, serve } from './service.ts';

const itemOf = (id: number, name: string) => ({ id, name, unique_id: null });
const lineOf = (id: number, name: string, quantity: number) => {
  return { item_id: id, item: { ...itemOf(id, name), unit: 'm' }, quantity };
};

const lamps = { iid: [1, 2], items: [itemOf(1, 'Lamp'), itemOf(2, 'Stand')] };
const times = { start_time: '2099-05-04T10:00:00Z', end_time: '2099-05-04T17:00:00Z' };
const initial: Reservation = {
  ...{ ...reservation, ...lamps, ...times, version: 4, name: 'Gala' },
  lines: [lineOf(3, 'Cable', 5), lineOf(4, 'Rope', 8)],
};
const changed: Reservation = {
  ...{ ...initial, version: 5, end_time: '2099-05-05T17:00:00Z' },
  ...{ iid: [1, 2, 5], items: [...lamps.items, itemOf(5, 'Mixer')] },
  lines: [lineOf(3, 'Cable', 9), lineOf(4, 'Rope', 6)],
  updated_by: { ...initial.updated_by, name: 'Ann' },
};

/** Simulates the service with a reservation that Ann has changed. Returns the accepted bodies. */
function serveChanged(): unknown[] {
  const bodies: unknown[] = [];
  serve(['action.reserve', 'action.checkout'], (method, _path, body, headers) => {
    if (method === 'GET') return [{ data: changed }];
    if (headers.get('If-Match') !== '"5"') return refusal('version_mismatch', 412);
    bodies.push(body);
    return [{ data: { ...changed, checkout_id: null, version: 6 } }];
  });
  return bodies;
}

const uncheck = (root: HTMLElement, name: string) => {
  const labels = [...root.querySelectorAll('label')];
  return act(() => labels.find(({ textContent }) => textContent?.includes(name))?.click());
};

test('after a conflict, the check-out form shows the current reservation and sends that', async () => {
  const bodies = serveChanged();
  const onClose = vi.fn();
  const root = await mount(<HandOver reservation={initial} onClose={onClose} onChange={vi.fn()} />);
  await uncheck(root, 'Stand');
  await type(only(root, '[aria-label="Quantity of Rope"]'), '7');
  await submit(root);
  await expect.poll(() => root.textContent).toContain('Ann changed Gala in the meantime.');
  expect(textsOf(root, 'legend')).toEqual(['What goes out: 4 of 5 items']);
  const quantityOf = (name: string) =>
    only<HTMLInputElement>(root, `[aria-label="Quantity of ${name}"]`).value;
  expect([quantityOf('Cable'), quantityOf('Rope')]).toEqual(['9', '6']);
  await submit(root);
  await expect.poll(() => onClose).toHaveBeenCalled();
  const lines = [
    { item_id: 3, quantity: 9 },
    { item_id: 4, quantity: 6 },
  ];
  const due_time = changed.end_time;
  expect(bodies).toEqual([expect.objectContaining({ iid: [1, 5], lines, due_time })]);
});

test('a changed reservation can be checked out from the Today page', async () => {
  const bodies = serveChanged();
  const part = { records: [initial], total: 1 };
  const page = { checkouts: undefined, end: Date.now(), onChange: vi.fn() };
  const root = await mount(<BookingsToday reservations={part} {...page} />);
  await act(() => only(root, '[aria-label="Check out Gala"]').click());
  await submit(root);
  await expect.poll(() => root.textContent).toContain('Ann changed Gala in the meantime.');
  await submit(root);
  await expect.poll(() => bodies).toHaveLength(1);
  expect(bodies).toEqual([expect.objectContaining({ iid: [1, 2, 5] })]);
});
