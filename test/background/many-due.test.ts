import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dispatchDue } from '#shared/background/dispatch.ts';
import { scheduledRows } from '#shared/background/schedule.ts';
import { ItemCreate } from '#shared/families/items/fields.ts';
import { createItem } from '#shared/families/items/operations.ts';
import { inContext, noUsage } from '#shared/table/context.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { allRows, callIn, useOwnTable } from '../support/own-table.ts';
import { handleTasks } from '../support/queue-handlers.ts';

const account = 7;
const member = 1;
/** Set `DUE_ROWS=20000` to measure the time and the memory that so many rows take. */
const count = Number(process.env.DUE_ROWS ?? 200);

beforeEach(useOwnTable);
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Items of one member whose inspections are announced at one moment: that moment. */
async function scheduleInspections(): Promise<string> {
  const ann = { id: member, version: 1, name: 'Ann', active: true, status: 'active' };
  await putRows([{ ...rowKey.record(account, 'user', member), ...ann }]);
  const input = { name: 'Ladder', responsible_user_id: member, inspection_interval_days: 30 };
  await createItem(callIn(account), ItemCreate.schema.parse(input));
  const [item] = (await allRows()).filter(({ entity }) => entity === 'item');
  if (!item) throw new Error('There is no item.');
  let time = '';
  for (let first = 1; first <= count; first += 1000) {
    const last = Math.min(count, first + 999);
    const ids = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const items = ids.map((id): Row => ({ ...item, ...rowKey.record(account, 'item', id), id }));
    const reminders = items.flatMap((after) =>
      scheduledRows({ before: undefined, after }, Date.now()),
    );
    time = reminders[0]?.sk.split('#')[0] ?? '';
    await putRows([...items, ...reminders]);
  }
  return time;
}

const dispatchAt = (time: string) => dispatchDue(Date.parse(time), handleTasks);

const rowsOf = async (kind: string) => (await allRows()).filter(({ entity }) => entity === kind);

test(`${count} inspections that are due at one moment are announced once each, by few round trips`, async () => {
  const time = await scheduleInspections();
  const usage = noUsage();
  const began = Date.now();
  const deadline = began + 600_000;
  const context = { deadline, signal: new AbortController().signal, usage };
  await inContext(context, () => dispatchAt(time));
  const notifications = await rowsOf('notification');
  expect(new Set(notifications.map(({ object_id }) => object_id)).size).toBe(count);
  expect(notifications).toHaveLength(count);
  expect(await rowsOf('scheduled')).toEqual([]);
  // For each: its record, its member, an id and the notification. For 25 together: their deletion.
  expect(usage.roundTrips / count).toBeLessThan(4.2);
  if (count <= 1000) return;
  const seconds = (Date.now() - began) / 1000;
  console.log(`${seconds} s, and ${Math.round(process.memoryUsage().rss / 1e6)} MB.`);
}, 900_000);

test('an unreadable task is postponed, and does not hold up others', async () => {
  const time = await scheduleInspections();
  await putRows([{ ...rowKey.scheduled(time, 0, 'A broken one'), kind: 'inspection_due' }]);
  await dispatchAt(time);
  expect(await rowsOf('notification')).toHaveLength(count);
  expect(await rowsOf('scheduled')).toMatchObject([{ attempts: 1 }]);
}, 900_000);
