import { expect } from 'vitest';
import { addSeconds, formatInstant } from '#shared/time.ts';
import { newAccount, type TestAccount } from '../support/account.ts';
import { newItems } from '../support/bookings.ts';
import type { Answer, Client } from '../support/http.ts';
import { Model } from './model.ts';

/** The model and the real account that it is held against. */
export interface World {
  model: Model;
  account: TestAccount;
  iid: number[];
  /** A client that is not near its rate limit. */
  api: () => Client;
  /** The instant of a minute of the run. */
  at: (minute: number) => string;
}

const keys = 12;

/** A fresh account with a few items, and the model of it. */
export async function newWorld(items: number): Promise<World> {
  const account = await newAccount();
  const made = await Promise.all(Array.from({ length: keys }, () => account.newKey()));
  const iid = await newItems(account.api, items);
  const model = new Model();
  for (const id of iid) model.addItem(id);
  const start = formatInstant(Date.now());
  let turn = 0;
  const api = () => {
    turn += 1;
    return made[turn % keys]?.api ?? account.api;
  };
  return { model, account, iid, api, at: (minute) => addSeconds(start, minute * 60) };
}

/** The service did what the model thought it would refuse, or the other way round. */
export class Surprise extends Error {}

/** Holds an answer against what the model expected. A failure of the service is no surprise. */
export function expectDone(answer: Answer, isExpected: boolean, what: string): void {
  const told = `${what}: ${answer.status} ${JSON.stringify(answer.body)}`;
  expect(answer.status, told).toBeLessThan(500);
  if (answer.status < 300 !== isExpected) throw new Surprise(told);
}

interface Window {
  id: number;
  from: string;
  to: string;
}

/** All that holds of an account at any time, whatever was done: windows, states, totals, counts. */
export async function expectInvariants({ api, iid }: World): Promise<void> {
  const list = async (path: string) => {
    const { data, meta } = (await api().get(`${path}${path.includes('?') ? '&' : '?'}limit=200`))
      .body;
    expect(meta.pagination.total).toBe(data.length);
    return data;
  };
  const items = await list('/v1/items');
  const reservations = await list('/v1/reservations?classification=open');
  const checkouts = await list('/v1/checkouts?status=open');
  const issues = (await list('/v1/issues')).filter(
    ({ status }: { status: string }) => status !== 'closed',
  );
  for (const item of items.filter(({ id }: { id: number }) => iid.includes(id))) {
    const holders = checkouts.filter((one: { outstanding_iid: number[] }) =>
      one.outstanding_iid.includes(item.id),
    );
    expect(holders.length).toBeLessThanOrEqual(1);
    expect(item.checkout_id).toBe(holders[0]?.id ?? null);
    expect(item.availability).toBe(availabilityOf(item));
    const open = issues.filter((one: { iid: number[] }) => one.iid.includes(item.id));
    expect(item.open_issues_count).toBe(open.length);
    const windows: Window[] = [
      ...reservations
        .filter((one: { iid: number[] }) => one.iid.includes(item.id))
        .map((one: { id: number; start_time: string; end_time: string }) => {
          return { id: one.id, from: one.start_time, to: one.end_time };
        }),
      ...holders.map((one: { id: number; created_at: string; due_time: string }) => {
        return { id: -one.id, from: one.created_at, to: one.due_time };
      }),
    ];
    expectApart(windows);
  }
}

function availabilityOf(item: { checkout_id: number | null; condition: string }): string {
  if (item.checkout_id !== null) return 'checked_out';
  return item.condition === 'operative' ? 'available' : 'unavailable';
}

function expectApart(windows: Window[]): void {
  for (const [index, one] of windows.entries()) {
    for (const other of windows.slice(index + 1)) {
      const isApart = one.to <= other.from || other.to <= one.from;
      expect(isApart, `${JSON.stringify(one)} and ${JSON.stringify(other)}`).toBe(true);
    }
  }
}
