import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { newItems, openIssue, reserve } from '../support/bookings.ts';

test('of a restoration and creations with the same unique id at once, one succeeds', async () => {
  const { api } = await newAccount();
  for (let round = 1; round <= 5; round += 1) {
    const unique_id = `L-${round}`;
    const { body } = await api.post('/v1/items', { name: 'Lamp', unique_id });
    await api.delete(`/v1/items/${body.data.id}`);
    const answers = await Promise.all([
      api.post(`/v1/items/${body.data.id}/restore`),
      ...[1, 2, 3].map(() => api.post('/v1/items', { name: 'Other', unique_id })),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { body: refused } of answers.filter(({ status }) => status !== 201)) {
      expect(refused.error.fields.unique_id).toMatchObject([{ code: 'taken' }]);
    }
  }
});

test('ten restorations of one record at once create one version', async () => {
  const { api } = await newAccount();
  await newItems(api, 1);
  await api.delete('/v1/items/1');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => api.post('/v1/items/1/restore')),
  );
  expect(answers.map(({ status, body }) => [status, body.data.version])).toEqual(
    answers.map(() => [201, 3]),
  );
  expect(answers.filter(({ body }) => !body.meta.unchanged)).toHaveLength(1);
  const { body } = await api.get('/v1/items?limit=1');
  expect(body.meta.pagination.total).toBe(1);
});

test('ten restorations at once of a record with unique values all succeed', async () => {
  const { api } = await newAccount();
  for (let round = 1; round <= 5; round += 1) {
    const body = { name: 'Lamp', unique_id: `L-${round}`, qr: [`label ${round}`] };
    const { data } = (await api.post('/v1/items', body)).body;
    await api.delete(`/v1/items/${data.id}`);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.post(`/v1/items/${data.id}/restore`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  }
});

test('of a restored reservation and new ones for the same time at once, one succeeds', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  await reserve(api, iid, 60, 120);
  await api.delete('/v1/reservations/1');
  const answers = await Promise.all([
    api.post('/v1/reservations/1/restore'),
    ...[1, 2, 3].map(() => reserve(api, iid, 90, 150)),
  ]);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
});

test('a restored item whose issue is reopened at the same time counts the issue once', async () => {
  const { api } = await newAccount();
  const [id = 0] = await newItems(api, 1);
  await openIssue(api, [id]);
  await api.post('/v1/issues/1/status', { status: 'closed' });
  for (let round = 1; round <= 5; round += 1) {
    await api.delete(`/v1/items/${id}`);
    await Promise.all([
      api.post(`/v1/items/${id}/restore`),
      api.post('/v1/issues/1/status', { status: 'open' }),
    ]);
    expect((await api.get(`/v1/items/${id}`)).body.data.open_issues_count).toBe(1);
    await api.post('/v1/issues/1/status', { status: 'closed' });
  }
});

test('of a restoration into a location and its deletion at once, exactly one succeeds', async () => {
  const { api } = await newAccount();
  for (let round = 1; round <= 5; round += 1) {
    await api.post('/v1/locations', { name: `Room ${round}` });
    const { body } = await api.post('/v1/items', { name: 'Lamp', location_id: round });
    await api.delete(`/v1/items/${body.data.id}`);
    const [restored, removed] = await Promise.all([
      api.post(`/v1/items/${body.data.id}/restore`),
      api.delete(`/v1/locations/${round}`),
    ]);
    expect([restored.status === 201, removed.status === 204]).toContain(false);
    expect([restored.status === 201, removed.status === 204]).toContain(true);
  }
});

test('of the restoration of a kit and the deletion of its item at once, one is refused', async () => {
  const { api } = await newAccount();
  for (let round = 0; round < 4; round += 1) {
    const iid = await newItems(api, 2);
    const { body } = await api.post('/v1/kits', { name: 'Set', iid });
    await api.delete(`/v1/kits/${body.data.id}`);
    const [restored, deleted] = await Promise.all([
      api.post(`/v1/kits/${body.data.id}/restore`),
      api.delete(`/v1/items/${iid[1]}`),
    ]);
    expect([
      [201, 400],
      [422, 204],
    ]).toContainEqual([restored.status, deleted.status]);
  }
});

test('records that name an item and a place show their names while these are restored', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  await api.post('/v1/locations', { name: 'Hall' });
  const event = { name: 'Service', iid, time: '2026-01-15T09:00:00Z', location_id: 1 };
  await api.post('/v1/events', event);
  let isOver = false;
  const restoreOften = async () => {
    for (let round = 1; round <= 15; round += 1) {
      for (const path of ['/v1/items/1', '/v1/locations/1']) {
        await api.delete(path);
        await api.post(`${path}/restore`);
      }
    }
    isOver = true;
  };
  // The key has 300 calls in a minute.
  const read = async () => {
    for (let count = 1; count <= 90 && !isOver; count += 1) {
      const { data } = (await api.get('/v1/events/1?fields=items,location')).body;
      expect([data.items[0].name, data.location.name]).toEqual(['Item 1', 'Hall']);
    }
  };
  await Promise.all([restoreOften(), read(), read()]);
});
