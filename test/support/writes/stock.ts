import type { Client } from '../http.ts';
import { inMinutes } from '../time.ts';
import {
  type Arrange,
  countOf,
  create,
  itemWithHistory,
  newItem,
  newWord,
  ofReference,
} from './write.ts';

const newStock = (api: Client) => newItem(api, { inventory_enabled: true, inventory_quantity: 40 });
const line = (item_id: number, quantity = 5) => ({ lines: [{ item_id, quantity }] });
const window = () => ({ start_time: inMinutes(60), end_time: inMinutes(90) });

async function newKit(api: Client): Promise<{ id: number; item: number; stock: number }> {
  const [item, stock] = [await newItem(api), await newStock(api)];
  const id = await create(api, '/v1/kits', { name: 'Kit', iid: [item], ...line(stock) });
  return { id, item, stock };
}

/** Bookings by quantity. */
export const stockWrites = {
  'reservations.create of a quantity': async (api) => {
    const stock = await newStock(api);
    return {
      body: { name: 'Reservation', ...line(stock), ...window() },
      affectedPaths: [countOf('reservations'), ...itemWithHistory(stock)],
    };
  },
  'checkouts.create of a kit': async (api) => {
    const { id, item, stock } = await newKit(api);
    return {
      body: { name: 'Checkout', kit_ids: [id], due_time: inMinutes(60) },
      affectedPaths: [countOf('checkouts'), ...itemWithHistory(item), ...itemWithHistory(stock)],
    };
  },
  'checkouts.checkIn of a quantity': async (api) => {
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

export const kitWrites = {
  'kits.create': async (api) => {
    const [item, stock] = [await newItem(api), await newStock(api)];
    return {
      body: { name: 'Kit', iid: [item], ...line(stock) },
      affectedPaths: [countOf('kits'), ...itemWithHistory(item), ...itemWithHistory(stock)],
    };
  },
  'kits.update': async (api) => {
    const [{ id, item }, other] = [await newKit(api), await newItem(api)];
    return {
      id,
      body: { name: 'Changed', iid: [other] },
      affectedPaths: [`/v1/kits/${id}`, ...itemWithHistory(item), ...itemWithHistory(other)],
    };
  },
  'kits.putByRef': async (api) => {
    const item = await newItem(api);
    return {
      path: `/v1/kits/by-ref/${newWord()}`,
      body: { name: 'Kit', iid: [item] },
      status: 201,
      affectedPaths: [countOf('kits'), ...itemWithHistory(item)],
    };
  },
  'kits.removeByRef': async (api) => {
    const iid = [await newItem(api)];
    return ofReference('kits', api, { name: 'Kit', iid });
  },
  'kits.remove': async (api) => {
    const { id, item } = await newKit(api);
    return { id, affectedPaths: [countOf('kits'), `/v1/kits/${id}`, ...itemWithHistory(item)] };
  },
} satisfies Record<string, Arrange>;
