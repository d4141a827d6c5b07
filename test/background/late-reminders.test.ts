import { expect, test } from 'vitest';
import { schedule } from '#shared/actor.ts';
import { writeFollowing } from '#shared/background/after-write.ts';
import { forEachTask } from '#shared/background/do-task.ts';
import { compose } from '#shared/families/webhooks/compose.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { newAccount } from '../support/account.ts';
import { checkOut, newItems, newStock } from '../support/bookings.ts';
import { queueEvent } from '../support/hand-over.ts';

const minute = 60_000;

/** A checkout, and what is reminded of where a message of it is done so many minutes after its due time. */
async function arrange() {
  const { accountId, api } = await newAccount();
  const { body } = await checkOut(api, await newItems(api, 1), 120);
  const { id, due_time: at }: { id: number; due_time: string } = body.data;
  const dueAt = Date.parse(at);
  const remindLate = async (kind: string, due: number, now: number) => {
    const reminded: number[] = [];
    const handler = forEachTask({
      clock: () => now,
      remind: async (_kind, _row, _at, time) => void reminded.push(time),
    });
    const task = { of: rowKey.record(accountId, 'checkout', id), of_entity: 'checkout', kind, at };
    await handler(queueEvent([JSON.stringify({ name: 'late', shard: 0, due, task })]));
    return reminded;
  };
  return { accountId, api, id, dueAt, at, remindLate };
}

test('what is done late has the time at which it is done, so that syncs learn of it', async () => {
  const { dueAt, remindLate } = await arrange();
  const late = dueAt + 5 * minute;
  expect(await remindLate('checkout_overdue', dueAt, late)).toEqual([late]);
});

test('who asks for changes since a moment is told of what came into the feed late', async () => {
  const { accountId, api } = await newAccount();
  const item = await newStock(api, 10, { inventory_minimum: 5 });
  const before = await findRow(rowKey.record(accountId, 'item', item), { consistent: true });
  if (!before) throw new Error('There is no item.');
  const now = Date.now();
  const since = new Date(now - 1000).toISOString();
  const change = { before, after: { ...before, version: 2, inventory_quantity: 1 } };
  await writeFollowing([change], now - 60 * minute, now);
  const { data } = (await api.get(`/v1/changes?since=${since}&limit=100`)).body;
  expect(data.map(({ type }: { type: string }) => type)).toContain('item.inventory_low');
});

test('what is sent of an overdue checkout says so, also in the second in which it is due', async () => {
  const { accountId, id, dueAt, at } = await arrange();
  const event = { id: 'overdue', type: 'checkout.overdue', at, actor: schedule } as const;
  const about = { resource: 'checkout', resource_id: id, version: 1 } as const;
  const { body } = await compose(
    accountId,
    { ...event, ...about, position: 1, noted_at: at, expires_at: 0 },
    dueAt + 600,
  );
  expect(JSON.parse(body)).toMatchObject({ data: { overdue: true } });
});
