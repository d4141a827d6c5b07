import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newItems } from '../../support/bookings.ts';

const noon = '2026-03-01T12:00:00Z';

test('an event is recorded for items without blocking or changing them', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 2);
  const { status, body, headers } = await api.post('/v1/events', {
    name: 'Service',
    iid,
    time: noon,
    end_time: noon,
  });
  expect(status).toBe(201);
  expect(headers.location).toBe('/v1/events/1');
  expect(body.data).toMatchObject({ kind: 'other', cost: null, reservation_id: null, iid });
  expect((await api.get(`/v1/items/${iid[0]}`)).body.data.version).toBe(1);
  const [entry] = (await api.get(`/v1/items/${iid[0]}/history`)).body.data;
  expect(entry).toMatchObject({ resource: 'event', resource_id: 1, action: 'create', changes: [] });
});

test('an end before the time is refused', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  const { body } = await api.post('/v1/events', {
    name: 'E',
    iid,
    time: noon,
    end_time: '2026-03-01T11:59:59Z',
  });
  expect(body.error.fields.end_time).toEqual([
    expect.objectContaining({ code: 'end_before_start' }),
  ]);
});

test('events are filtered by time, kind, words and item', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 2);
  const createEvent = (hour: string, fields: object) =>
    api.post('/v1/events', { name: 'E', iid, time: `2026-03-01T${hour}:00:00Z`, ...fields });
  await createEvent('12', { kind: 'inspection', description: 'yearly check' });
  await createEvent('10', { kind: 'service', iid: iid.slice(1) });
  await createEvent('11', { kind: 'service' });
  const listIds = async (query: string) => {
    const { body } = await api.get(`/v1/events?${query}`);
    return body.data.map(({ id }: { id: number }) => id);
  };
  expect(await listIds('')).toEqual([1, 2, 3]);
  expect(await listIds('sort=time')).toEqual([2, 3, 1]);
  expect(await listIds('from=2026-03-01T11:00:00Z')).toEqual([1, 3]);
  expect(await listIds('to=2026-03-01T12:00:00%2B00:00&sort=time&direction=desc')).toEqual([3, 2]);
  expect(await listIds('from=2026-03-01T11:00:00Z&to=2026-03-01T12:00:00Z')).toEqual([3]);
  expect(await listIds('kind=service')).toEqual([2, 3]);
  expect(await listIds('q=check')).toEqual([1]);
  expect(await listIds(`item_id=${iid[0]}`)).toEqual([1, 3]);
});

test('a deleted event is in no list, but stays in the history', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  await api.post('/v1/events', { name: 'E', iid, time: noon });
  expect((await api.delete('/v1/events/1')).status).toBe(204);
  expect((await api.get('/v1/events/1')).status).toBe(404);
  expect((await api.get('/v1/events?item_id=1')).body.data).toEqual([]);
  const { data } = (await api.get('/v1/items/1/history')).body;
  expect(data.map(({ action }: { action: string }) => action)).toEqual([
    'delete',
    'create',
    'create',
  ]);
});
