import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { send } from '../../support/http.ts';
import { guarded } from '../../support/samples.ts';
import { writes } from '../../support/writes/writes.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
});

const versioned = guarded.filter(({ route }) => route.method !== 'GET' && route.path.includes('{'));

/** Sends the sample of an endpoint, with a version that no record has. */
async function sendSample({ name, method, route }: (typeof versioned)[number], missing?: number) {
  const sample = await writes[name]?.(account.api);
  const samplePath = sample?.path ?? route.path.replace('{id}', String(sample?.id));
  const path =
    missing === undefined ? samplePath : route.path.replaceAll(/\{\w+\}/g, String(missing));
  const headers = {
    authorization: `Bearer ${account.token}`,
    'content-type': 'application/json',
    'if-match': '"99"',
  };
  return send({ method, path, headers, body: JSON.stringify(sample?.body ?? {}) });
}

test.each(versioned)('$name refuses another version', async (one) => {
  const { status, body } = await sendSample(one);
  expect([status, body?.error.code]).toEqual([412, 'version_mismatch']);
});

test('another version is refused even where nothing would change', async () => {
  const { id } = (await account.api.post('/v1/items', { name: 'Lamp' })).body.data;
  const { status } = await account.api.patch(`/v1/items/${id}`, {}, { 'if-match': '"99"' });
  expect(status).toBe(412);
});

test.each(versioned.filter(({ route }) => !route.mayCreate))(
  '$name of a missing record is 404, whatever version If-Match names',
  async (one) => {
    expect((await sendSample(one, 987_654)).status).toBe(404);
  },
);

test.each(['items', 'locations', 'contacts', 'kits'])(
  'for %s by reference, an invalid body is refused before the version is checked',
  async (family) => {
    const path = `/v1/${family}/by-ref/none-yet`;
    const headers = {
      authorization: `Bearer ${account.token}`,
      'content-type': 'application/json',
      'if-match': '"3"',
    };
    const put = (body: object) =>
      send({ method: 'PUT', path, headers, body: JSON.stringify(body) });
    expect((await put({ name: 'New' })).status).toBe(412);
    const { status, body } = await put({ name: { first: 'New' } });
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['name']]);
  },
);
