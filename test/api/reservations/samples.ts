import type { Client } from '../../support/http.ts';
import { inMinutes } from '../../support/time.ts';
import {
  create,
  line,
  newContact,
  newItem,
  newReservation,
  newStock,
  newWord,
  ofReference,
  remove,
} from '../../support/writes/records.ts';
import { type Arrange, countOf, itemWithHistory, type Write } from '../../support/writes/write.ts';

const window = (from = 60, to = 90) => ({ start_time: inMinutes(from), end_time: inMinutes(to) });

async function completion(api: Client, body: object, counts: string[] = []): Promise<Write> {
  const item = await newItem(api);
  const id = await newReservation(api, [item], -5);
  return {
    id,
    body,
    affectedPaths: [`/v1/reservations/${id}`, ...counts, ...itemWithHistory(item)],
  };
}

export const writes = {
  create: async (api) => {
    const [id, contact_id] = [await newItem(api), await newContact(api)];
    return {
      body: { name: 'Reservation', iid: [id], contact_id, ...window() },
      affectedPaths: [countOf('reservations'), ...itemWithHistory(id)],
    };
  },
  update: async (api) => {
    const [first, second] = [await newItem(api), await newItem(api)];
    const id = await newReservation(api, [first]);
    return {
      id,
      body: { name: 'Changed', iid: [second] },
      affectedPaths: [
        `/v1/reservations/${id}`,
        ...itemWithHistory(first),
        ...itemWithHistory(second),
      ],
    };
  },
  remove: async (api) => {
    const item = await newItem(api);
    const id = await newReservation(api, [item]);
    return {
      id,
      affectedPaths: [countOf('reservations'), `/v1/reservations/${id}`, ...itemWithHistory(item)],
    };
  },
  putByRef: async (api) => {
    const item = await newItem(api);
    return {
      path: `/v1/reservations/by-ref/${newWord()}`,
      body: { name: 'Reservation', iid: [item], ...window() },
      status: 201,
      affectedPaths: [countOf('reservations'), ...itemWithHistory(item)],
    };
  },
  removeByRef: async (api) => {
    const iid = [await newItem(api)];
    return ofReference('reservations', api, { name: 'Reservation', iid, ...window() });
  },
  removeSeries: async (api) => {
    const [item, series_ref] = [await newItem(api), newWord()];
    const body = { name: 'Lecture', iid: [item], series_ref, ...window() };
    const id = await create(api, '/v1/reservations', body);
    return {
      path: `/v1/reservations?series_ref=${series_ref}`,
      statusOfRepeat: 200,
      affectedPaths: [countOf('reservations'), `/v1/reservations/${id}`, ...itemWithHistory(item)],
    };
  },
  complete: async (api) => completion(api, {}),
  'complete as a checkout': async (api) =>
    completion(api, { complete_as: 'checkout' }, [countOf('checkouts')]),
  'complete as cancelled': async (api) =>
    completion(api, { complete_as: 'cancelled', remarks: 'Rain' }),
  'complete as an event': async (api) =>
    completion(api, { complete_as: 'event', kind: 'service' }, [countOf('events')]),
  'create of a quantity': async (api) => {
    const stock = await newStock(api);
    return {
      body: { name: 'Reservation', ...line(stock), ...window() },
      affectedPaths: [countOf('reservations'), ...itemWithHistory(stock)],
    };
  },
  restore: async (api) => {
    const item = await newItem(api);
    const id = await newReservation(api, [item]);
    await remove(api, `/v1/reservations/${id}`);
    const affectedPaths = [countOf('reservations'), `/v1/reservations/${id}`];
    return { id, affectedPaths: [...affectedPaths, ...itemWithHistory(item)] };
  },
} satisfies Record<string, Arrange>;
