import type { Client } from './http.ts';
import { inMinutes } from './time.ts';

/** Creates a number of items; returns their ids. */
export async function newItems(api: Client, count: number, fields: object = {}): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { body } = await api.post('/v1/items', { name: `Item ${number}`, ...fields });
    ids.push(body.data.id);
  }
  return ids;
}

/** Reserves items between two times, in minutes from now. */
export function reserve(api: Client, iid: number[], from: number, to: number, fields: object = {}) {
  const window = { start_time: inMinutes(from), end_time: inMinutes(to) };
  return api.post('/v1/reservations', { name: 'Reservation', iid, ...window, ...fields });
}

/** Checks items out, due in some minutes. */
export function checkOut(api: Client, iid: number[], minutes = 60, fields: object = {}) {
  return api.post('/v1/checkouts', {
    name: 'Checkout',
    iid,
    due_time: inMinutes(minutes),
    ...fields,
  });
}

/** Opens an issue on items. */
export function openIssue(api: Client, iid: number[], fields: object = {}) {
  return api.post('/v1/issues', { name: 'Issue', iid, ...fields });
}

/** Creates an item with a stock of a quantity; returns its id. */
export async function newStock(api: Client, quantity: number, fields: object = {}) {
  const stock = { inventory_enabled: true, inventory_quantity: quantity };
  const { body } = await api.post('/v1/items', { name: 'Chairs', ...stock, ...fields });
  return Number(body.data.id);
}

/** Reserves a quantity of a stock between two times, in minutes from now. */
export function reserveLine(
  api: Client,
  [item_id, quantity]: [number, number],
  from: number,
  to: number,
  fields: object = {},
) {
  const window = { start_time: inMinutes(from), end_time: inMinutes(to) };
  const lines = [{ item_id, quantity }];
  return api.post('/v1/reservations', { name: 'Reservation', lines, ...window, ...fields });
}

/** Checks a quantity of a stock out, due in some minutes. */
export function checkOutLine(
  api: Client,
  [item_id, quantity]: [number, number],
  minutes = 60,
  fields: object = {},
) {
  const lines = [{ item_id, quantity }];
  return api.post('/v1/checkouts', {
    name: 'Checkout',
    lines,
    due_time: inMinutes(minutes),
    ...fields,
  });
}
