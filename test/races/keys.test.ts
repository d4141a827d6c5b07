import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { client } from '../support/http.ts';
import { signIn } from '../support/sign-in.ts';

const rounds = Array.from({ length: 8 }, (_, index) => index);

/** A signed-in owner of an account, who can create keys. */
async function arrange() {
  const { accountId, ownerEmail } = await newAccount();
  const { api } = await signIn(ownerEmail);
  const path = `/v1/accounts/${accountId}/keys`;
  const create = async (name: string) => {
    const { body } = await api.post(path, { name, access: 'full' });
    return { path: `${path}/${body.data.id}`, token: body.data.token as string };
  };
  return { api, path, create };
}

const statusOf = async (token: string) => (await client(token).get('/v1/items')).status;

test('a key that is revoked while it is changed and rotated is not accepted with any of its tokens', async () => {
  const { api, path, create } = await arrange();
  for (const round of rounds) {
    const { path: key, token } = await create(`Key ${round}`);
    const [revoked, rotated, changed] = await Promise.all([
      api.delete(key),
      api.post(`${key}/rotate`, {}),
      api.patch(key, { access: 'restricted', scopes: ['items:read'] }),
    ]);
    expect(revoked.status).toBe(204);
    for (const [answer, statusOfSuccess] of [
      [rotated, 201],
      [changed, 200],
    ] as const) {
      expect([statusOfSuccess, 'invalid_transition']).toContain(
        answer.body.error?.code ?? answer.status,
      );
    }
    const tokens = [token, ...(rotated.status === 201 ? [rotated.body.data.token] : [])];
    for (const one of tokens) expect(await statusOf(one)).toBe(401);
    const { data } = (await api.get(key)).body;
    expect(data).toMatchObject({
      status: 'revoked',
      access: changed.status === 200 ? 'restricted' : 'full',
    });
  }
  const live = (await api.get(path)).body.meta.pagination.total;
  const { keys } = (await api.get('/v1/accounts')).body.data[0];
  expect([live, keys.used]).toEqual([1, 1]);
});

test('of five rotations at once one succeeds, and the token before it still works', async () => {
  const { api, create } = await arrange();
  const { path, token } = await create('Rotating');
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => api.post(`${path}/rotate`, { overlap_minutes: 5 })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422]);
  const [rotated] = answers.flatMap(({ status, body }) => (status === 201 ? [body.data] : []));
  expect([await statusOf(token), await statusOf(rotated.token)]).toEqual([200, 200]);
  expect((await api.get(path)).body.data).toMatchObject({
    version: 2,
    token_hint: rotated.token_hint,
  });
});

test('a change of scopes and a rotation at once both take effect', async () => {
  const { api, create } = await arrange();
  for (const round of rounds) {
    const { path } = await create(`Key ${round}`);
    const [rotated, changed] = await Promise.all([
      api.post(`${path}/rotate`, { overlap_minutes: 0 }),
      api.patch(path, { access: 'restricted', scopes: ['contacts:read'] }),
    ]);
    expect([rotated.status, changed.status]).toEqual([201, 200]);
    const next = client(rotated.body.data.token);
    expect((await next.get('/v1/items')).body.error.code).toBe('insufficient_scope');
    expect((await next.get('/v1/contacts')).status).toBe(200);
  }
});
