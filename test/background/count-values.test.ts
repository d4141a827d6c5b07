import { expect, test, vi } from 'vitest';
import { countValues } from '#shared/background/count-values.ts';
import { type ItemRecord, item } from '#shared/families/items/record.ts';
import { toRow } from '#shared/records/row.ts';
import { rowKey } from '#shared/table/rows.ts';
import { newAccount } from '../support/account.ts';
import { processWritesOf } from '../support/follow-writes.ts';

type Account = Awaited<ReturnType<typeof newAccount>>;

/** An account, and the changes of its items as the stream reports them. */
async function arrange() {
  const account = await newAccount();
  const rowOf = (id: number, version: number, fields: Partial<ItemRecord>) => {
    const base = { created_at: '', updated_at: '', name: `Item ${id}` };
    // Only the given fields are counted.
    const record = { ...item.defaults, ...base, ...fields, id, version } as ItemRecord;
    return toRow(item, rowKey.record(account.accountId, 'item', id), record);
  };
  const change = (id: number, version: number, before: object | null, after: object | null) => ({
    before: before ? rowOf(id, version - 1, before) : undefined,
    after: after ? rowOf(id, version, after) : undefined,
  });
  const count = (...changes: ReturnType<typeof change>[]) => countValues(changes, Date.now());
  return { account, change, count };
}

async function valuesOf({ api }: Account, query: string): Promise<[string, number][]> {
  const { body } = await api.get(`/v1/items/values?${query}`);
  return body.data.map(({ value, count }: { value: string; count: number }) => [value, count]);
}

test('values are listed by count, soon after a write, in the spelling used most', async () => {
  const account = await newAccount();
  const { api } = account;
  await processWritesOf('background.afterWrite', account.accountId);
  await api.post('/v1/contacts', { name: 'ACME Light' });
  for (const type of ['Lamp', 'lamp', 'Lamp', 'Cable, long']) {
    await api.post('/v1/items', {
      name: type,
      type,
      manufacturer: 'Étoile Paris',
      tags: ['Stage', type],
      supplier_id: type === 'Lamp' ? 1 : null,
      custom_fields: { 'Rack unit': 4, rented: true },
    });
  }
  await vi.waitFor(
    async () => expect((await valuesOf(account, 'field=type')).flat()).toContain('Cable, long'),
    20_000,
  );
  expect(await valuesOf(account, 'field=type')).toEqual([
    ['Lamp', 3],
    ['Cable, long', 1],
  ]);
  expect(await valuesOf(account, 'field=tag')).toEqual([
    ['Stage', 4],
    ['Lamp', 3],
    ['Cable, long', 1],
  ]);
  expect(await valuesOf(account, 'field=tag&limit=1')).toEqual([['Stage', 4]]);
  expect(await valuesOf(account, 'field=tag&q=LON')).toEqual([['Cable, long', 1]]);
  expect(await valuesOf(account, 'field=manufacturer&q=etoile%20par')).toEqual([
    ['Étoile Paris', 4],
  ]);
  expect(await valuesOf(account, 'field=model')).toEqual([]);
  expect(await valuesOf(account, 'field=custom_fields.Rack%20unit')).toEqual([['4', 4]]);
  expect(await valuesOf(account, 'field=custom_fields.rented')).toEqual([['true', 4]]);
  const supplier = [{ value: 'ACME Light', count: 2, supplier_id: 1 }];
  expect((await api.get('/v1/items/values?field=supplier&q=lig')).body.data).toEqual(supplier);
  expect(await valuesOf(account, 'field=supplier&q=stage')).toEqual([]);
  await api.patch('/v1/items/1', { type: 'Cable, long' });
  await api.delete('/v1/items/3');
  await vi.waitFor(
    async () =>
      expect(await valuesOf(account, 'field=type')).toEqual([
        ['Cable, long', 2],
        ['lamp', 1],
      ]),
    20_000,
  );
});

test.each(['', 'field=name', 'field=custom_fields.', 'field=type,tag'])(
  'refuses ?%s',
  async (query) => {
    const { api } = await newAccount();
    const { status, body } = await api.get(`/v1/items/values?${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields)).toEqual(['field']);
  },
);

test('a write that the stream repeats counts once', async () => {
  const { account, change, count } = await arrange();
  const creation = change(1, 1, null, { type: 'Lamp', tags: ['A', 'B'] });
  const changed = change(1, 2, { type: 'Lamp', tags: ['A', 'B'] }, { type: 'Cable', tags: ['B'] });
  await count(creation);
  await count(creation, changed);
  await count(changed);
  expect(await valuesOf(account, 'field=type')).toEqual([['Cable', 1]]);
  expect(await valuesOf(account, 'field=tag')).toEqual([['B', 1]]);
});

test('an old write that arrives late is not counted, not even after a deletion', async () => {
  const { account, change, count } = await arrange();
  const creation = change(1, 1, null, { type: 'Lamp' });
  await count(creation);
  await count(change(1, 2, { type: 'Lamp' }, null));
  await count(creation);
  expect(await valuesOf(account, 'field=type')).toEqual([]);
  await count(change(1, 3, null, { type: 'Lamp' }));
  expect(await valuesOf(account, 'field=type')).toEqual([['Lamp', 1]]);
});

test('functions that count the same writes and others at once count each of them once', async () => {
  const { account, change, count } = await arrange();
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
  const creations = numbers.map((id) =>
    change(id, 1, null, { type: id % 3 === 0 ? 'lamp' : 'Lamp' }),
  );
  await Promise.all([
    count(...creations),
    count(...creations),
    ...creations.map((one) => count(one)),
  ]);
  expect(await valuesOf(account, 'field=type')).toEqual([['Lamp', 12]]);
});

test('more values than a transaction can hold are counted, also for a batch of items', async () => {
  const { account, change, count } = await arrange();
  const fields = (name: string) => ({
    tags: Array.from({ length: 30 }, (_, index) => `${name} ${index}`),
    custom_fields: Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [`Field ${index}`, `${name} ${index}`]),
    ),
  });
  await count(...[1, 2, 3].map((id) => change(id, 1, null, fields('one'))));
  await count(change(2, 2, fields('one'), fields('two')));
  const { body } = await account.api.get('/v1/items/values?field=tag&limit=200');
  expect(body.meta.pagination.total).toBe(60);
  expect(body.data[0]).toEqual({ value: 'one 0', count: 2 });
  expect(await valuesOf(account, 'field=custom_fields.Field%2049')).toEqual([
    ['one 49', 2],
    ['two 49', 1],
  ]);
});

test('a write that changes no counted value changes no count', async () => {
  const { account, change, count } = await arrange();
  await count(change(1, 2, { type: 'Lamp' }, { type: 'Lamp', description: 'x' }));
  await count(change(2, 1, null, { custom_fields: { note: 'x'.repeat(101) } }));
  expect(await valuesOf(account, 'field=type')).toEqual([]);
  expect(await valuesOf(account, 'field=custom_fields.note')).toEqual([]);
});
