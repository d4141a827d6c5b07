import fc from 'fast-check';
import { formatInstant } from '#shared/time.ts';
import type { Client } from '../../support/http.ts';
import { newUnlimitedAccount } from '../account.ts';
import { Model } from './model.ts';

/** An account, and the model that it is compared with. */
export interface World {
  model: Model;
  api: Client;
  /** The time before any stock-take. */
  start: string;
}

/** The tree of locations; ids follow the order of creation. */
export const locations = [
  { id: 1, parent_id: null, name: 'Building', qr: ['L'] },
  { id: 2, parent_id: 1, name: 'Room', qr: [] },
  { id: 3, parent_id: null, name: 'Shed', qr: ['l'] },
];
/** No record has this id. */
export const missing = 9999;

/** A new account with locations, a supplier and three items, and its model. */
export async function newWorld(): Promise<World> {
  const { api } = await newUnlimitedAccount();
  const model = new Model();
  for (const { id, ...body } of locations) {
    await api.post('/v1/locations', body);
    for (const label of body.qr) model.locationLabels.set(label, id);
  }
  await api.post('/v1/contacts', { name: 'Supplier' });
  const start = formatInstant(Date.now());
  for (const name of ['Lamp one', 'lamp two', 'Cable']) {
    const { data } = (await api.post('/v1/items', { name })).body;
    model.add(data.id, data.created_at, { name });
  }
  return { model, api, start };
}

/** Parameters of steps: records by their index, and values that several items may share. */
export const which = fc.nat(9);
export const several = fc.uniqueArray(fc.nat(9), { minLength: 1, maxLength: 3 });
export const locationId = fc.constantFrom(1, 2, 3, null);
export const locationIdOrMissing = fc.constantFrom(1, 2, 3, null, missing);
export const ref = fc.constantFrom('Ref 1', 'ref 1', 'R/2');
export const tags: fc.Arbitrary<string[]> = fc.uniqueArray(fc.constantFrom('red', 'blue', 'new'), {
  maxLength: 2,
});
export const scanned: fc.Arbitrary<string> = fc.constantFrom(
  'A',
  'a',
  'B',
  'L',
  'x',
  'https://x.example/?qr=A',
);
export const values = fc.record(
  {
    type: fc.constantFrom('Lamp', 'Cable', null),
    serial_number: fc.constantFrom('SN 1', 'sn 1', null),
    location_id: locationId,
    home_location_id: locationId,
    responsible_user_id: fc.constantFrom(1, null),
    supplier_id: fc.constantFrom(1, null),
    expiration_date: fc.constantFrom('2030-01-01', '2031-01-01', null),
    inspection_interval_days: fc.constantFrom(10, 1000, null),
    inventory_enabled: fc.boolean(),
    inventory_minimum: fc.constantFrom(1, null),
  },
  { requiredKeys: [] },
);

/** The ids of the items at some indexes, modulo the number of items. */
export function itemsOf({ model }: World, indexes: readonly number[]): number[] {
  const ids = [...model.items.keys()];
  return ids.length === 0 ? [] : [...new Set(indexes.map((index) => ids[index % ids.length] ?? 0))];
}
