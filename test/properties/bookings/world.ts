import fc from 'fast-check';
import { newItems } from '../../support/bookings.ts';
import type { Client } from '../../support/http.ts';
import { minutesFromNow, newUnlimitedAccount } from '../account.ts';
import { Model } from './model.ts';

/** An account, and the model that it is compared with. */
export interface World {
  model: Model;
  accountId: number;
  iid: number[];
  api: Client;
  /** The instant of a minute of the run. */
  at: (minute: number) => string;
}

const items = 3;

/** A new account with a few items, and its model. */
export async function newWorld(): Promise<World> {
  const { accountId, api } = await newUnlimitedAccount();
  const iid = await newItems(api, items);
  const model = new Model();
  for (const id of iid) model.addItem(id);
  return { model, accountId, iid, api, at: minutesFromNow() };
}

/** Parameters of steps: an item or another record by its index, and times by their minute. */
export const item = fc.nat(items - 1);
export const someItems = fc.uniqueArray(item, { minLength: 1, maxLength: 2 });
export const which = fc.nat(5);
// Multiples of ten, so that windows often touch.
export const minute = fc.integer({ min: 1, max: 12 }).map((tens) => tens * 10);

export const itemsAt = ({ iid }: World, indexes: readonly number[]) =>
  indexes.map((index) => iid[index] ?? 0);
