import type { Client } from '../http.ts';
import { inMinutes } from '../time.ts';
import {
  type Arrange,
  countOf,
  create,
  itemWithHistory,
  newContact,
  newItem,
  newLocation,
  newWord,
  ofReference,
  type Write,
} from './write.ts';

const window = (from = 60, to = 90) => ({ start_time: inMinutes(from), end_time: inMinutes(to) });

export async function newReservation(api: Client, iid: number[], from?: number): Promise<number> {
  return create(api, '/v1/reservations', { name: 'Reservation', iid, ...window(from) });
}

async function completion(api: Client, body: object, counts: string[] = []): Promise<Write> {
  const item = await newItem(api);
  const id = await newReservation(api, [item], -5);
  return {
    id,
    body,
    affectedPaths: [`/v1/reservations/${id}`, ...counts, ...itemWithHistory(item)],
  };
}

async function newCheckout(api: Client, iid: number[]): Promise<number> {
  return create(api, '/v1/checkouts', { name: 'Checkout', iid, due_time: inMinutes(60) });
}

export async function newIssue(api: Client, iid: number[]): Promise<number> {
  return create(api, '/v1/issues', { name: 'Issue', iid, autochange_condition: true });
}

export const reservationWrites = {
  'reservations.create': async (api) => {
    const [id, contact_id] = [await newItem(api), await newContact(api)];
    return {
      body: { name: 'Reservation', iid: [id], contact_id, ...window() },
      affectedPaths: [countOf('reservations'), ...itemWithHistory(id)],
    };
  },
  'reservations.update': async (api) => {
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
  'reservations.remove': async (api) => {
    const item = await newItem(api);
    const id = await newReservation(api, [item]);
    return {
      id,
      affectedPaths: [countOf('reservations'), `/v1/reservations/${id}`, ...itemWithHistory(item)],
    };
  },
  'reservations.putByRef': async (api) => {
    const item = await newItem(api);
    return {
      path: `/v1/reservations/by-ref/${newWord()}`,
      body: { name: 'Reservation', iid: [item], ...window() },
      status: 201,
      affectedPaths: [countOf('reservations'), ...itemWithHistory(item)],
    };
  },
  'reservations.removeByRef': async (api) => {
    const iid = [await newItem(api)];
    return ofReference('reservations', api, { name: 'Reservation', iid, ...window() });
  },
  'reservations.removeSeries': async (api) => {
    const [item, series_ref] = [await newItem(api), newWord()];
    const body = { name: 'Lecture', iid: [item], series_ref, ...window() };
    const id = await create(api, '/v1/reservations', body);
    return {
      path: `/v1/reservations?series_ref=${series_ref}`,
      again: 200,
      affectedPaths: [countOf('reservations'), `/v1/reservations/${id}`, ...itemWithHistory(item)],
    };
  },
  'reservations.complete': async (api) => completion(api, {}),
  'reservations.complete as a checkout': async (api) =>
    completion(api, { complete_as: 'checkout' }, [countOf('checkouts')]),
  'reservations.complete as cancelled': async (api) =>
    completion(api, { complete_as: 'cancelled', remarks: 'Rain' }),
  'reservations.complete as an event': async (api) =>
    completion(api, { complete_as: 'event', kind: 'service' }, [countOf('events')]),
} satisfies Record<string, Arrange>;

export const checkoutWrites = {
  'checkouts.create': async (api) => {
    const [first, second] = [await newItem(api), await newItem(api)];
    const [contact_id, location_id] = [await newContact(api), await newLocation(api)];
    const body = { name: 'Checkout', iid: [first, second], due_time: inMinutes(60) };
    return {
      body: { ...body, contact_id, location_id },
      affectedPaths: [
        countOf('checkouts'),
        ...itemWithHistory(first),
        ...itemWithHistory(second),
        `/v1/contacts/${contact_id}`,
        `/v1/locations/${location_id}`,
      ],
    };
  },
  'checkouts.create of a reservation': async (api) => {
    const item = await newItem(api);
    const reservation_id = await newReservation(api, [item], -5);
    return {
      body: { name: 'Checkout', iid: [item], due_time: inMinutes(60), reservation_id },
      affectedPaths: [
        countOf('checkouts'),
        `/v1/reservations/${reservation_id}`,
        ...itemWithHistory(item),
      ],
    };
  },
  'checkouts.checkIn': async (api) => {
    const item = await newItem(api);
    const id = await newCheckout(api, [item]);
    return { id, body: {}, affectedPaths: [`/v1/checkouts/${id}`, ...itemWithHistory(item)] };
  },
  'checkouts.checkIn of one that is broken': async (api) => {
    const [first, second] = [await newItem(api), await newItem(api)];
    const id = await newCheckout(api, [first, second]);
    return {
      id,
      body: { iid: [first], condition: 'inoperative', issue: { name: 'Broken' } },
      affectedPaths: [`/v1/checkouts/${id}`, countOf('issues'), ...itemWithHistory(first)],
    };
  },
  'checkouts.checkIn of single items, in part': async (api) => {
    const [first, second, foreign] = [await newItem(api), await newItem(api), await newItem(api)];
    const id = await newCheckout(api, [first, second]);
    const issue = { name: 'Broken', autochange_condition: true };
    return {
      id,
      path: `/v1/checkouts/${id}/checkin?partial=true`,
      body: { iid: [foreign, second], items: [{ item_id: first, issue }] },
      affectedPaths: [
        `/v1/checkouts/${id}`,
        countOf('issues'),
        ...itemWithHistory(first),
        ...itemWithHistory(second),
      ],
    };
  },
  'checkouts.checkInMany': async (api) => {
    const [label, other] = [newWord(), newWord()];
    const first = await newItem(api, { qr: [label] });
    const second = await newItem(api, { qr: [other] });
    const ids = [await newCheckout(api, [first]), await newCheckout(api, [second])];
    return {
      body: { qr: [label, other] },
      affectedPaths: [
        ...ids.map((id) => `/v1/checkouts/${id}`),
        ...itemWithHistory(first),
        ...itemWithHistory(second),
      ],
    };
  },
  'checkouts.checkInMany of quantities': async (api) => {
    const item = await newItem(api, { inventory_enabled: true, inventory_quantity: 9 });
    const body = { name: 'Checkout', lines: [{ item_id: item, quantity: 2 }] };
    const due_time = inMinutes(60);
    const first = await create(api, '/v1/checkouts', { ...body, due_time });
    const second = await create(api, '/v1/checkouts', { ...body, due_time });
    return {
      body: { lines: [{ item_id: item, quantity: 3, consumed: 1 }] },
      affectedPaths: [first, second]
        .map((id) => `/v1/checkouts/${id}`)
        .concat(itemWithHistory(item)),
    };
  },
  'checkouts.extend': async (api) => {
    const item = await newItem(api);
    const id = await newCheckout(api, [item]);
    return {
      id,
      body: { due_time: inMinutes(90) },
      affectedPaths: [`/v1/checkouts/${id}`, ...itemWithHistory(item)],
    };
  },
  'checkouts.remind': async (api) => {
    const email = `${newWord()}@example.com`;
    const contact_id = await create(api, '/v1/contacts', { name: 'Borrower', email });
    const times = { occurred_at: inMinutes(-120), due_time: inMinutes(-60) };
    const body = { name: 'Late', iid: [await newItem(api)], contact_id, ...times };
    const id = await create(api, '/v1/checkouts', body);
    return { id, affectedPaths: [`/v1/checkouts/${id}`, `/v1/checkouts/${id}/history`] };
  },
} satisfies Record<string, Arrange>;

export const issueWrites = {
  'issues.create': async (api) => {
    const item = await newItem(api);
    return {
      body: { name: 'Issue', iid: [item], autochange_condition: true },
      affectedPaths: [countOf('issues'), ...itemWithHistory(item)],
    };
  },
  'issues.update': async (api) => {
    const item = await newItem(api);
    const id = await newIssue(api, [item]);
    return {
      id,
      body: { name: 'Changed', autochange_condition: false },
      affectedPaths: [`/v1/issues/${id}`, ...itemWithHistory(item)],
    };
  },
  'issues.setStatus': async (api) => {
    const item = await newItem(api);
    const id = await newIssue(api, [item]);
    return {
      id,
      body: { status: 'closed', remarks: 'Done' },
      affectedPaths: [`/v1/issues/${id}`, ...itemWithHistory(item)],
    };
  },
  'issues.remove': async (api) => {
    const item = await newItem(api);
    const id = await newIssue(api, [item]);
    return { id, affectedPaths: [countOf('issues'), `/v1/issues/${id}`, ...itemWithHistory(item)] };
  },
} satisfies Record<string, Arrange>;
