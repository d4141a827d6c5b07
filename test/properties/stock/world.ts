import fc from 'fast-check';
import { newStock } from '../../support/bookings.ts';
import type { Client } from '../../support/http.ts';
import { minutesFromNow, newUnlimitedAccount } from '../account.ts';
import { StockModel } from './model.ts';

/** An account with a few stocks, and the model that it is compared with. */
export interface StockWorld {
  model: StockModel;
  api: Client;
  stocks: number[];
  /** The kits; each has a quantity of the stock with the same index. */
  kits: number[];
  at: (minute: number) => string;
}

const quantities = [10, 25];

export async function newStockWorld(): Promise<StockWorld> {
  const { api } = await newUnlimitedAccount();
  const model = new StockModel();
  const stocks: number[] = [];
  const kits: number[] = [];
  for (const quantity of quantities) {
    const id = await newStock(api, quantity);
    stocks.push(id);
    model.quantities.set(id, quantity);
    const parts = { lines: [{ item_id: id, quantity: 2 }] };
    const kit = Number((await api.post('/v1/kits', { name: 'Kit', ...parts })).body.data.id);
    kits.push(kit);
    model.inKits.set(kit, 2);
  }
  return { model, api, stocks, kits, at: minutesFromNow() };
}

/** Parameters of steps: a stock or another record by its index, and times by their minute. */
export const stockIndex = fc.nat(quantities.length - 1);
export const which = fc.nat(5);
export const quantity = fc.integer({ min: 1, max: 12 });
const minute = fc.integer({ min: 2, max: 12 }).map((tens) => tens * 10);
export const due = minute;
export const window = fc
  .uniqueArray(minute, { minLength: 2, maxLength: 2 })
  .map(([a = 0, b = 0]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));
