import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import type { Answer } from '../support/exchange.ts';
import { untilMinuteHas } from '../support/minute.ts';

const times = <T>(count: number, create: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => create(index));

const count = (answers: Answer[], status: number) =>
  answers.filter((one) => one.status === status).length;

test('of 400 calls of one key in one minute exactly 300 pass', async () => {
  const { newKey } = await newAccount();
  const { api } = await newKey();
  await untilMinuteHas(45);
  const answers = await Promise.all(times(400, () => api.get('/v1/whoami')));
  expect([count(answers, 200), count(answers, 429)]).toEqual([300, 100]);
  const [refused] = answers.filter(({ status }) => status === 429);
  expect(refused?.body.error.code).toBe('rate_limited');
  expect(refused?.headers['x-ratelimit-remaining']).toBe('0');
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  const remaining = answers
    .filter(({ status }) => status === 200)
    .map(({ headers }) => Number(headers['x-ratelimit-remaining']));
  expect(new Set(remaining).size).toBe(300);
});

test('the requests of one key do not count against another key', async () => {
  const { newKey, api } = await newAccount();
  const { api: other } = await newKey();
  await untilMinuteHas(5);
  await Promise.all(times(20, () => other.get('/v1/whoami')));
  expect((await api.get('/v1/whoami')).headers['x-ratelimit-remaining']).toBe('299');
});

test('of twenty creates with one unique id, one succeeds, and the errors of the others name its item', async () => {
  const { api } = await newAccount();
  const answers = await Promise.all(
    times(20, (n) => api.post('/v1/items', { name: `${n}`, unique_id: n % 2 ? 'A' : 'a' })),
  );
  expect([count(answers, 201), count(answers, 422)]).toEqual([1, 19]);
  const winner = answers.find(({ status }) => status === 201)?.body.data.id;
  for (const { status, body } of answers) {
    if (status === 422)
      expect(body.error.fields.unique_id).toEqual([
        expect.objectContaining({ code: 'taken', id: winner }),
      ]);
  }
  expect((await api.get('/v1/items')).body.meta.pagination.total).toBe(1);
});

test('when twenty items and locations are created with one label, one gets it', async () => {
  const { api } = await newAccount();
  const answers = await Promise.all(
    times(20, (n) => api.post(n % 2 ? '/v1/items' : '/v1/locations', { name: `${n}`, qr: ['L'] })),
  );
  expect([count(answers, 201), count(answers, 422)]).toEqual([1, 19]);
});

test('twenty requests with one idempotency key create one item, and get the same response', async () => {
  const { api } = await newAccount();
  const body = { name: 'Once', unique_id: 'once' };
  const answers = await Promise.all(
    times(20, () => api.post('/v1/items', body, { 'idempotency-key': 'k' })),
  );
  expect(count(answers, 201)).toBe(20);
  for (const answer of answers) expect(answer.body.data).toEqual(answers[0]?.body.data);
  expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(
    19,
  );
  expect((await api.get('/v1/items')).body.meta.pagination.total).toBe(1);
});

test('of twenty moves with one idempotency key, one writes, and the others repeat its response', async () => {
  const { api } = await newAccount();
  await api.post('/v1/locations', { name: 'Depot' });
  await api.post('/v1/items', { name: 'Item' });
  const move = () =>
    api.post('/v1/items/1/location', { location_id: 1 }, { 'idempotency-key': 'move' });
  const answers = await Promise.all(times(20, move));
  expect(count(answers, 201)).toBe(20);
  for (const { body } of answers) expect(body.meta).not.toHaveProperty('unchanged');
  expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(
    19,
  );
});

test('twenty concurrent changes of one item are all applied', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'Item' });
  const answers = await Promise.all(
    times(20, (n) => api.patch('/v1/items/1', { custom_fields: { [`f${n}`]: n } })),
  );
  expect(count(answers, 200)).toBe(20);
  const { data } = (await api.get('/v1/items/1')).body;
  expect(Object.keys(data.custom_fields)).toHaveLength(20);
  expect(data.version).toBe(21);
  expect((await api.get('/v1/items/1/history')).body.meta.pagination.total).toBe(21);
});

test('of ten concurrent writes with the same If-Match, one succeeds', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'Item' });
  const answers = await Promise.all(
    times(10, (n) => api.patch('/v1/items/1', { name: `Name ${n}` }, { 'if-match': '"1"' })),
  );
  expect([count(answers, 200), count(answers, 412)]).toEqual([1, 9]);
});

test('of fifty concurrent picks from a stock of twenty, twenty succeed', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'Tape', inventory_enabled: true, inventory_quantity: 20 });
  const answers = await Promise.all(
    times(50, () => api.post('/v1/items/1/inventory', { action: 'pick', quantity: 1 })),
  );
  expect(count(answers, 201)).toBe(20);
  const codes = new Set(
    answers.filter(({ status }) => status !== 201).map(({ body }) => body.error.code),
  );
  expect([...codes]).toEqual(['insufficient_inventory']);
  expect((await api.get('/v1/items/1')).body.data.inventory_quantity).toBe(0);
});

test('of a move to a location and its deletion at once, exactly one succeeds, and the count is right', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'Item' });
  for (const round of times(12, (n) => n)) {
    const { body } = await api.post('/v1/locations', { name: `Room ${round}` });
    const id = body.data.id;
    const [moved, removed] = await Promise.all([
      api.post('/v1/items/1/location', { location_id: id }),
      api.delete(`/v1/locations/${id}`),
    ]);
    expect([moved.status === 201, removed.status === 204].filter(Boolean)).toHaveLength(1);
    const after = await api.get(`/v1/locations/${id}`);
    if (moved.status === 201) expect(after.body.data.items_count).toBe(1);
    else expect(after.status).toBe(404);
  }
});

test('of two moves at once that together would form a cycle, one succeeds', async () => {
  const { api } = await newAccount();
  for (const round of times(8, (n) => n)) {
    const create = async (name: string) => (await api.post('/v1/locations', { name })).body.data.id;
    const [a, b] = [await create(`A${round}`), await create(`B${round}`)];
    const answers = await Promise.all([
      api.patch(`/v1/locations/${a}`, { parent_id: b }),
      api.patch(`/v1/locations/${b}`, { parent_id: a }),
    ]);
    expect([count(answers, 200), count(answers, 422)]).toEqual([1, 1]);
  }
});

test('totals are right after concurrent creates and deletes', async () => {
  const { api, newKey } = await newAccount();
  const { api: second } = await newKey();
  const created = await Promise.all(
    times(60, (n) => (n % 2 ? api : second).post('/v1/items', { name: `Item ${n}` })),
  );
  const ids = created.map(({ body }) => body.data.id);
  expect(new Set(ids).size).toBe(60);
  await Promise.all([
    ...ids
      .slice(0, 30)
      .flatMap((id) => [api.delete(`/v1/items/${id}`), second.delete(`/v1/items/${id}`)]),
    ...times(10, (n) => second.post('/v1/items', { name: `More ${n}` })),
  ]);
  const { body } = await api.get('/v1/items?limit=200');
  expect(body.meta.pagination.total).toBe(40);
  expect(body.data).toHaveLength(40);
});
