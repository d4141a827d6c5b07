import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { newAccount } from '../../support/account.ts';

test('a body that comes in slowly dates no write back, so that a sync does not miss it', async () => {
  const { api, token } = await newAccount();
  const body = JSON.stringify({ name: 'Lamp' });
  const { url } = inject('service');
  const began = Date.now();
  const created = await new Promise<{ data: { id: number; updated_at: string } }>(
    (resolve, reject) => {
      const outgoing = request(
        `${url}/v1/items`,
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
    },
  );
  expect(Date.parse(created.data.updated_at)).toBeGreaterThanOrEqual(began + 2000);
  expect((await api.get(`/v1/items/${created.data.id}`)).status).toBe(200);
});
