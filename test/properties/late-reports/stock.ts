import fc from 'fast-check';
import { expect } from 'vitest';
import { secondsBetween } from '#shared/time.ts';
import { newStock } from '../../support/bookings.ts';
import type { Client } from '../../support/http.ts';
import { minutesFromNow, newUnlimitedAccount } from '../account.ts';
import { command, entryAt, expectDone } from '../step.ts';
import { length, past, which } from './world.ts';

/** The quantity in stock. */
const total = 10;

/** A quantity that was out. Times are minutes from the start of a run. */
interface Part {
  quantity: number;
  start: number;
  /** When it came back; null while it is out. */
  end: number | null;
}

/** An account with a stock, what is out of it by checkout, and what is back. */
interface StockWorld {
  stock: number;
  api: Client;
  at: (minute: number) => string;
  minuteOf: (time: string) => number;
  /** The latest minute of all that happened: now, or shortly before. */
  latest: number;
  out: Map<number, Part>;
  back: Part[];
}

export async function newStockWorld(): Promise<StockWorld> {
  const { api } = await newUnlimitedAccount();
  const stock = await newStock(api, total);
  const at = minutesFromNow();
  const minuteOf = (time: string) => secondsBetween(at(0), time) / 60;
  return { stock, api, at, minuteOf, latest: 0, out: new Map(), back: [] };
}

/** The largest quantity that is out at one moment of a window, which is where it begins or a part does. */
function maxOut(parts: readonly Part[], from: number): number {
  const starts = parts.map(({ start }) => start).filter((start) => from < start);
  const quantities = [from, ...starts].map((moment) =>
    parts
      .filter(({ start, end }) => start <= moment && moment < (end ?? Number.POSITIVE_INFINITY))
      .reduce((sum, { quantity }) => sum + quantity, 0),
  );
  return Math.max(...quantities);
}

const quantity = fc.integer({ min: 1, max: 7 });

const checkOut = command(
  'check out',
  fc.record({ quantity, time: fc.option(past, { freq: 4 }), length }),
  async (world: StockWorld, { quantity: count, time, length: minutes }) => {
    const { api, at, stock, back, out, minuteOf } = world;
    const start = time ?? world.latest;
    const due = (time ?? 0) + minutes;
    // It lasts until now at least. What was out before it was due counts until it came back.
    const others = [...out.values(), ...back.filter((one) => one.start < due)];
    const fits = maxOut(others, start) + count <= total;
    const answer = await api.post('/v1/checkouts', {
      name: 'Checkout',
      lines: [{ item_id: stock, quantity: count }],
      due_time: at(due),
      occurred_at: time === null ? null : at(time),
    });
    expectDone(answer, fits, `check out ${count} ${start} to ${due} of ${JSON.stringify(others)}`);
    if (!fits) return;
    const { id, checked_out_at } = answer.body.data;
    const since = minuteOf(checked_out_at);
    out.set(id, { quantity: count, start: since, end: null });
    world.latest = Math.max(world.latest, since);
  },
);

/** Which times of a return are refused is not modelled; the times of the others must be possible. */
const checkIn = command(
  'check in',
  fc.record({ which, quantity, time: fc.option(past, { freq: 2 }) }),
  async (world: StockWorld, { which: index, quantity: count, time }) => {
    const { api, at, stock, back, out, minuteOf } = world;
    const [id, part] = entryAt(out, index) ?? [];
    if (id === undefined || !part) return;
    const returned = Math.min(count, part.quantity);
    const answer = await api.post(`/v1/checkouts/${id}/checkin`, {
      lines: [{ item_id: stock, quantity: returned }],
      occurred_at: time === null ? null : at(time),
    });
    const isTimeRefused = time !== null && answer.body.error?.fields.occurred_at !== undefined;
    expectDone(answer, !isTimeRefused, `return ${returned} of ${id} at ${time}`);
    if (isTimeRefused) return;
    const { occurred_at, at: arrival } = answer.body.data.checkins.at(-1);
    const end = minuteOf(occurred_at ?? arrival);
    world.latest = Math.max(world.latest, end);
    back.push({ ...part, quantity: returned, end });
    part.quantity -= returned;
    if (part.quantity === 0) out.delete(id);
  },
);

/** Any step of callers who report what happened earlier to a stock. */
export const stockSteps = fc.oneof(checkOut, checkOut, checkIn, checkIn);

/** Expects that what is back was never more at once than the stock has. */
export function expectNeverTooMany({ back }: StockWorld): void {
  if (back.length === 0) return;
  expect(maxOut(back, -100), JSON.stringify(back)).toBeLessThanOrEqual(total);
}
