import { inMinutes } from '../../support/time.ts';
import {
  create,
  line,
  newCheckout,
  newContact,
  newItem,
  newKit,
  newLocation,
  newReservation,
  newStock,
  newWord,
} from '../../support/writes/records.ts';
import { type Arrange, countOf, itemWithHistory } from '../../support/writes/write.ts';

export const writes = {
  create: async (api) => {
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
  'create of a reservation': async (api) => {
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
  checkIn: async (api) => {
    const item = await newItem(api);
    const id = await newCheckout(api, [item]);
    return { id, body: {}, affectedPaths: [`/v1/checkouts/${id}`, ...itemWithHistory(item)] };
  },
  'checkIn of one that is broken': async (api) => {
    const [first, second] = [await newItem(api), await newItem(api)];
    const id = await newCheckout(api, [first, second]);
    return {
      id,
      body: { iid: [first], condition: 'inoperative', issue: { name: 'Broken' } },
      affectedPaths: [`/v1/checkouts/${id}`, countOf('issues'), ...itemWithHistory(first)],
    };
  },
  'checkIn of single items, in part': async (api) => {
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
  checkInMany: async (api) => {
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
  'checkInMany of quantities': async (api) => {
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
  extend: async (api) => {
    const item = await newItem(api);
    const id = await newCheckout(api, [item]);
    return {
      id,
      body: { due_time: inMinutes(90) },
      affectedPaths: [`/v1/checkouts/${id}`, ...itemWithHistory(item)],
    };
  },
  remind: async (api) => {
    const email = `${newWord()}@example.com`;
    const contact_id = await create(api, '/v1/contacts', { name: 'Borrower', email });
    const times = { occurred_at: inMinutes(-120), due_time: inMinutes(-60) };
    const body = { name: 'Late', iid: [await newItem(api)], contact_id, ...times };
    const id = await create(api, '/v1/checkouts', body);
    return { id, affectedPaths: [`/v1/checkouts/${id}`, `/v1/checkouts/${id}/history`] };
  },
  'create of a kit': async (api) => {
    const { id, item, stock } = await newKit(api);
    return {
      body: { name: 'Checkout', kit_ids: [id], due_time: inMinutes(60) },
      affectedPaths: [countOf('checkouts'), ...itemWithHistory(item), ...itemWithHistory(stock)],
    };
  },
  'checkIn of a quantity': async (api) => {
    const stock = await newStock(api);
    const body = { name: 'Checkout', ...line(stock), due_time: inMinutes(60) };
    const id = await create(api, '/v1/checkouts', body);
    return {
      id,
      body: { lines: [{ item_id: stock, quantity: 5, consumed: 1 }] },
      affectedPaths: [`/v1/checkouts/${id}`, ...itemWithHistory(stock)],
    };
  },
} satisfies Record<string, Arrange>;
