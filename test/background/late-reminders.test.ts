import { expect, test } from 'vitest';
import { schedule } from '#shared/actor.ts';
import { forEachTask } from '#shared/background/do-task.ts';
import { writeDerivedRows } from '#shared/background/process-writes.ts';
import { compose } from '#shared/families/webhooks/compose.ts';
import { queryRows } from '#shared/table/read.ts';
import { partition, rowKey } from '#shared/table/rows.ts';
import { idKey } from '#shared/table/sort-key.ts';
import { newAccount } from '../support/account.ts';
import { checkOut, newItems } from '../support/bookings.ts';
import { queueEvent } from '../support/queue-handlers.ts';

const minute = 60_000;

/** A checkout that is due in two hours. */
async function arrange() {
  const { accountId, api } = await newAccount();
  const { body } = await checkOut(api, await newItems(api, 1), 120);
  const { id, due_time: at }: { id: number; due_time: string } = body.data;
  return { accountId, id, at, dueAt: Date.parse(at) };
}

test('a reminder that is made late has the time at which it is made, so that syncs see it', async () => {
  const { accountId, id, at, dueAt } = await arrange();
  const late = dueAt + 5 * minute;
  const times: number[] = [];
  const handler = forEachTask({
    clock: () => late,
    remind: async (_kind, _row, _at, time) => void times.push(time),
  });
  const of = rowKey.record(accountId, 'checkout', id);
  const task = { of, of_entity: 'checkout', kind: 'checkout_overdue', at };
  await handler(queueEvent([JSON.stringify({ name: 'late', shard: 0, due: dueAt, task })]));
  expect(times).toEqual([late]);
});

test('the changes since a time include those that came into the feed late', async () => {
  const { accountId, api } = await newAccount();
  const [item = 0] = await newItems(api, 1);
  const pk = partition.activity(accountId, 'item', item);
  const [entry] = await queryRows({ pk, consistent: true });
  if (!entry) throw new Error('The item has no history.');
  const now = Date.now();
  const since = new Date(now - 1000).toISOString();
  const late = { ...entry, sk: `${idKey(2)}=late`, version: 2, action: 'update' };
  const change = { before: undefined, after: late };
  await writeDerivedRows([change], now - 60 * minute, now);
  const { data } = (await api.get(`/v1/changes?since=${since}&limit=100`)).body;
  expect(data.map(({ type }: { type: string }) => type)).toContain('item.updated');
});

test('the event of an overdue checkout shows it as overdue, also in the second in which it is due', async () => {
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
