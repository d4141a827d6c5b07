import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { guarded } from '../../support/samples.ts';
import { writes } from '../../support/writes/writes.ts';

/** Every sample of an endpoint that writes by POST. */
const posts = Object.entries(writes).flatMap(([sample, arrange]) => {
  const endpoint = guarded.find(({ name }) => name === sample.split(' ')[0]);
  const isPost = endpoint?.route.method === 'POST' && endpoint.route.writes;
  return isPost ? [{ sample, arrange, route: endpoint.route }] : [];
});

test.each(posts)(
  '$sample answers a repeat with the first response, and marks it as replayed',
  async (one) => {
    const { api } = await newAccount();
    const { id, path = one.route.path.replace('{id}', String(id)), body } = await one.arrange(api);
    const post = () => api.post(path, body, { 'idempotency-key': 'again' });
    const first = await post();
    const again = await post();
    const { request_id: _first, ...meta } = first.body.meta ?? {};
    expect(first.status).toBe(one.route.status);
    expect(again.status).toBe(first.status);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body.data).toEqual(first.body.data);
    expect(again.body.meta).toMatchObject(meta);
    expect(again.headers.location).toBe(first.headers.location);
    expect(again.headers.etag).toBe(first.headers.etag);
  },
);
