import fc from 'fast-check';
import { addSeconds, formatInstant } from '#shared/time.ts';
import { newItems } from '../../support/bookings.ts';
import type { Client } from '../../support/http.ts';
import { newUnlimited } from '../account.ts';
import { Model } from './model.ts';

/** The model and the real account that it is held against. */
export interface World {
  model: Model;
  accountId: number;
  iid: number[];
  api: Client;
  /** The instant of a minute of the run. */
  at: (minute: number) => string;
}

const items = 3;

/** A fresh account with a few items, and the model of it. */
export async function newWorld(): Promise<World> {
  const { accountId, api } = await newUnlimited();
  const iid = await newItems(api, items);
  const model = new Model();
  for (const id of iid) model.addItem(id);
  const start = formatInstant(Date.now());
  return { model, accountId, iid, api, at: (minute) => addSeconds(start, minute * 60) };
}

/** What is chosen for steps: an item by its place, records by their turn, times by their minute. */
export const item = fc.nat(items - 1);
export const someItems = fc.uniqueArray(item, { minLength: 1, maxLength: 2 });
export const which = fc.nat(5);
// Multiples of ten, so that windows often touch.
export const minute = fc.integer({ min: 1, max: 12 }).map((tens) => tens * 10);

export const itemsAt = ({ iid }: World, places: readonly number[]) =>
  places.map((place) => iid[place] ?? 0);
