import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterWrite, repeatEffect, writeFollowing } from '#shared/background/after-write.ts';
import { dispatchDue } from '#shared/background/dispatch.ts';
import { effects } from '#shared/background/effects.ts';
import { accountOfRow } from '#shared/table/account-of-row.ts';
import type { RowChange } from '#shared/table/image.ts';
import { rowKey } from '#shared/table/rows.ts';
import { allRows, useOwnTable } from '../support/own-table.ts';
import { shortenWaits } from '../support/short-waits.ts';

const account = 7;
let logged: string[] = [];

beforeEach(async () => {
  await useOwnTable();
  logged = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => logged.push(String(line)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const rowsOf = async (entity: string) => (await allRows()).filter((row) => row.entity === entity);
const tasks = () => rowsOf('scheduled');

/** A new session of an account, as the stream shows it. */
const signIn: RowChange = {
  before: undefined,
  after: {
    ...rowKey.session('1'),
    ...{ id: '1', account_id: account, user_id: 1, name: 'Ann' },
    created_at: '2030-01-01T00:00:00Z',
  },
};

test('an effect that hangs becomes a task, and holds up neither the others nor the stream', async () => {
  shortenWaits();
  vi.spyOn(effects, 'terms').mockImplementation(() => new Promise(() => {}));
  const objects = vi.spyOn(effects, 'objects').mockResolvedValue();
  await afterWrite(signIn, Date.now());
  expect(objects).toHaveBeenCalledOnce();
  const [task] = await tasks();
  expect(task).toMatchObject({ effect: 'terms', attempts: 1 });
  expect(task && accountOfRow(task)).toBe(account);
});

test('a log of a failed effect says its account, kind of row, key and task', async () => {
  vi.spyOn(effects, 'terms').mockRejectedValue(new Error('No.'));
  const after = { ...rowKey.record(account, 'item', 3), version: 2 };
  await afterWrite({ before: undefined, after }, Date.now());
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    message: 'A task failed.',
    account,
    entity: 'item',
    key: `${after.pk} ${after.sk}`,
    task: `terms#${after.pk}#${after.sk}#2`,
  });
});

test('what failed of a large write is kept, and repeated with both of its images', async () => {
  vi.spyOn(effects, 'terms').mockRejectedValue(new Error('No.'));
  const after = {
    ...rowKey.record(account, 'item', 3),
    version: 2,
    description: randomBytes(110_000).toString('hex'),
    seen: new Set(['1', '2']),
  };
  const change = { before: { ...after, version: 1 }, after };
  const now = Date.now();
  await afterWrite(change, now);
  const repeat = vi.fn(async () => {});
  const unused = async () => {};
  await dispatchDue(now + 60_000, { remind: unused, wake: unused, repeat });
  expect(repeat.mock.calls).toEqual([['terms', change, now]]);
});

/** A write of which no audit can be made, for as long as the code is as it is. */
const broken: RowChange = {
  before: undefined,
  after: { pk: 'A#no account', sk: 'x', entity: 'history', resource: 'item', resource_id: 1 },
};

test('a write that spoils its batch has it tried in halves, and becomes a task once it is alone', async () => {
  await expect(writeFollowing([broken, signIn], Date.now())).rejects.toThrow('no account');
  await writeFollowing([broken], Date.now());
  await writeFollowing([signIn], Date.now());
  expect(await tasks()).toMatchObject([{ effect: 'following', attempts: 1 }]);
  expect(await rowsOf('audit')).toHaveLength(1);
});

test('the task of a write is done by the code that can', async () => {
  await repeatEffect('following', signIn, Date.now());
  expect(await rowsOf('audit')).toHaveLength(1);
  await expect(repeatEffect('following', broken, Date.now())).rejects.toThrow('no account');
});

test('what the store does not take is repeated by the stream', async () => {
  vi.stubEnv('TABLE_NAME', `none-${randomUUID()}`);
  const refusal = { name: 'ResourceNotFoundException' };
  await expect(writeFollowing([signIn], Date.now())).rejects.toMatchObject(refusal);
});
