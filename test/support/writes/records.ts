import { randomUUID } from 'node:crypto';
import type { Client } from '../http.ts';
import { inMinutes } from '../time.ts';
import type { Write } from './write.ts';

/** A word that nothing else has. */
export function newWord(): string {
  return `w${randomUUID().replaceAll('-', '')}`;
}

/** Creates a record; returns its id. */
export async function create(api: Client, path: string, body: object): Promise<number> {
  const { status, body: answer } = await api.post(path, body);
  if (status !== 201) throw new Error(`${path} answers ${status}: ${JSON.stringify(answer)}`);
  return answer.data.id;
}

/** Records that nothing refers to yet. */
export const newItem = (api: Client, fields: object = {}) =>
  create(api, '/v1/items', { name: 'Item', ...fields });
export const newLocation = (api: Client) => create(api, '/v1/locations', { name: newWord() });
export const newContact = (api: Client) => create(api, '/v1/contacts', { name: 'Contact' });

export const window = (from = 60, to = 90) => ({
  start_time: inMinutes(from),
  end_time: inMinutes(to),
});

export async function newReservation(api: Client, iid: number[], from?: number): Promise<number> {
  return create(api, '/v1/reservations', { name: 'Reservation', iid, ...window(from) });
}

export async function newCheckout(api: Client, iid: number[]): Promise<number> {
  return create(api, '/v1/checkouts', { name: 'Checkout', iid, due_time: inMinutes(60) });
}

export async function newIssue(api: Client, iid: number[]): Promise<number> {
  return create(api, '/v1/issues', { name: 'Issue', iid, autochange_condition: true });
}

export const newStock = (api: Client) =>
  newItem(api, { inventory_enabled: true, inventory_quantity: 40 });

export const line = (item_id: number, quantity = 5) => ({ lines: [{ item_id, quantity }] });

export async function newKit(api: Client): Promise<{ id: number; item: number; stock: number }> {
  const [item, stock] = [await newItem(api), await newStock(api)];
  const id = await create(api, '/v1/kits', { name: 'Kit', iid: [item], ...line(stock) });
  return { id, item, stock };
}

/** Deletes a record, so that a call can restore it. */
export async function remove(api: Client, path: string): Promise<void> {
  const { status } = await api.delete(path);
  if (status !== 204) throw new Error(`${path} answers ${status} to its deletion.`);
}

/** A call on a new record by its external reference. */
export async function ofReference(plural: string, api: Client, body: object): Promise<Write> {
  const external_ref = newWord();
  const id = await create(api, `/v1/${plural}`, { ...body, external_ref });
  const path = `/v1/${plural}/by-ref/${external_ref}`;
  return { path, affectedPaths: [`/v1/${plural}?limit=1`, `/v1/${plural}/${id}`, path] };
}
