import type { Client } from '../http.ts';
import { newIssue, newReservation } from './bookings.ts';
import {
  type Arrange,
  countOf,
  create,
  found,
  itemWithHistory,
  newContact,
  newItem,
  newLocation,
  newWord,
} from './write.ts';

/** Deletes a record that a call is to restore. */
async function deleted(api: Client, path: string): Promise<void> {
  const { status } = await api.delete(path);
  if (status !== 204) throw new Error(`${path} answers ${status} to its deletion.`);
}

export const restorations = {
  'items.restore': async (api) => {
    const word = newWord();
    const location_id = await newLocation(api);
    const id = await newItem(api, { name: `Item ${word}`, location_id });
    await deleted(api, `/v1/items/${id}`);
    const affectedPaths = [countOf('items'), found(word), `/v1/locations/${location_id}`];
    return { id, affectedPaths: [...itemWithHistory(id), ...affectedPaths] };
  },
  'locations.restore': async (api) => {
    const id = await newLocation(api);
    await deleted(api, `/v1/locations/${id}`);
    return { id, affectedPaths: [countOf('locations'), `/v1/locations/${id}`] };
  },
  'contacts.restore': async (api) => {
    const id = await newContact(api);
    await deleted(api, `/v1/contacts/${id}`);
    return { id, affectedPaths: [countOf('contacts'), `/v1/contacts/${id}`] };
  },
  'kits.restore': async (api) => {
    const item = await newItem(api);
    const id = await create(api, '/v1/kits', { name: 'Kit', iid: [item] });
    await deleted(api, `/v1/kits/${id}`);
    return { id, affectedPaths: [countOf('kits'), `/v1/kits/${id}`, ...itemWithHistory(item)] };
  },
  'reservations.restore': async (api) => {
    const item = await newItem(api);
    const id = await newReservation(api, [item]);
    await deleted(api, `/v1/reservations/${id}`);
    const affectedPaths = [countOf('reservations'), `/v1/reservations/${id}`];
    return { id, affectedPaths: [...affectedPaths, ...itemWithHistory(item)] };
  },
  'issues.restore': async (api) => {
    const item = await newItem(api);
    const id = await newIssue(api, [item]);
    await deleted(api, `/v1/issues/${id}`);
    return { id, affectedPaths: [countOf('issues'), `/v1/issues/${id}`, ...itemWithHistory(item)] };
  },
} satisfies Record<string, Arrange>;
