import fc from 'fast-check';
import { newItems } from '../../support/bookings.ts';
import type { Client } from '../../support/http.ts';
import { minutesFromNow, newUnlimitedAccount } from '../account.ts';
import { LateReportsModel } from './model.ts';

/** An account with a few items, and the model that it is compared with. */
export interface LateReportsWorld {
  model: LateReportsModel;
  iid: number[];
  api: Client;
  /** The instant of a minute of the run. */
  at: (minute: number) => string;
}

const items = 3;

export async function newLateReportsWorld(): Promise<LateReportsWorld> {
  const { api } = await newUnlimitedAccount();
  const iid = await newItems(api, items);
  return { model: new LateReportsModel(iid), iid, api, at: minutesFromNow() };
}

/** Parameters of steps: items or another record by its index, and times by their minute, often the same. */
export const item = fc.nat(items - 1);
export const someItems = fc.uniqueArray(item, { minLength: 1, maxLength: 2 });
export const which = fc.nat(3);
const tens = (min: number, max: number) => fc.integer({ min, max }).map((ten) => ten * 10);
export const past = tens(-9, -1);
export const length = tens(1, 4);
export const future = tens(1, 6);

export const itemsAt = ({ iid }: LateReportsWorld, indexes: readonly number[]) =>
  indexes.map((index) => iid[index] ?? 0);
