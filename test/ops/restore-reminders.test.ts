import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scheduleReminders } from '#infra/ops/restore-reminders.ts';
import { ItemCreate } from '#shared/families/items/fields.ts';
import { createItem } from '#shared/families/items/operations.ts';
import { allRows, callIn, useOwnTable } from '../support/own-table.ts';
import { refusal } from './cli.ts';

const account = 7;
const day = 24 * 60 * 60 * 1000;
const yesterday = () => new Date(Date.now() - day).toISOString();

beforeEach(useOwnTable);
afterEach(() => {
  vi.unstubAllEnvs();
});

test('reminders of writes that no background function has processed are scheduled, each once', async () => {
  const item = { name: 'Ladder', inspection_interval_days: 10 };
  await createItem(callIn(account), ItemCreate.schema.parse(item));
  const scheduled = async () => (await allRows()).filter(({ entity }) => entity === 'scheduled');
  // No background function reads the stream of this table.
  expect(await scheduled()).toEqual([]);
  for (const _run of [1, 2]) {
    expect(await scheduleReminders(yesterday(), 10_000, Date.now())).toMatchObject({
      reminders: 1,
      finished: true,
    });
    expect(await scheduled()).toMatchObject([{ kind: 'inspection_due', of_entity: 'item' }]);
  }
});

test('a time without a zone, or one that lies ahead, is refused', async () => {
  expect(await refusal('restore', 'reminders', '--since', 'yesterday')).toContain('with its zone');
  const ahead = new Date(Date.now() + day).toISOString();
  expect(await refusal('restore', 'reminders', '--since', ahead)).toContain('in the past');
});
