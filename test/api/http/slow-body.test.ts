import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newItems } from '../../support/bookings.ts';

/** Sends a body whose end follows three seconds after its beginning, and returns the response. */
function postSlowly(path: string, token: string, input: object) {
  const body = JSON.stringify(input);
  const { url } = inject('service');
  return new Promise<{ data: { id: number; updated_at: string } }>((resolve, reject) => {
    const outgoing = request(
      `${url}${path}`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': body.length,
        },
      },
      async (incoming) => resolve(JSON.parse((await incoming.toArray()).join(''))),
    );
    outgoing.on('error', reject);
    outgoing.write(body.slice(0, 5));
    void wait(3000).then(() => outgoing.end(body.slice(5)));
  });
}

test('a write with a slow body has the time of its end, so that a sync does not miss it', async () => {
  const { api, token } = await newAccount();
  const began = Date.now();
  const created = await postSlowly('/v1/items', token, { name: 'Lamp' });
  expect(Date.parse(created.data.updated_at)).toBeGreaterThanOrEqual(began + 2000);
  expect((await api.get(`/v1/items/${created.data.id}`)).status).toBe(200);
});

test('in a history, a write with a slow body comes after the writes made meanwhile', async () => {
  const { api, token } = await newAccount();
  const iid = await newItems(api, 1);
  const time = '2030-01-01T00:00:00Z';
  const slow = postSlowly('/v1/events', token, { name: 'Slow', iid, time });
  await wait(1000);
  const quick = (await api.post('/v1/events', { name: 'Quick', iid, time })).body;
  const { data } = await slow;
  const { body } = await api.get(`/v1/items/${iid[0]}/history?limit=2`);
  const ids = body.data.map((entry: { resource_id: number }) => entry.resource_id);
  expect(ids).toEqual([data.id, quick.data.id]);
  expect(body.data[0].at > body.data[1].at).toBe(true);
});
