import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { checkOut, newItems, openIssue, reserve } from '../../support/bookings.ts';
import { send } from '../../support/http.ts';
import { guarded } from '../../support/samples.ts';
import { inMinutes } from '../../support/time.ts';

let account: TestAccount;

/** One record of each resource, with the id 1. */
beforeAll(async () => {
  account = await newAccount();
  const { api } = account;
  await newItems(api, 3);
  await api.post('/v1/locations', { name: 'Shelf' });
  await api.post('/v1/contacts', { name: 'Ada' });
  await api.post('/v1/kits', { name: 'Kit', iid: [3] });
  await reserve(api, [1], 600, 660);
  await checkOut(api, [2]);
  await openIssue(api, [3]);
  await api.post('/v1/events', { name: 'Service', iid: [3], time: inMinutes(0) });
  await api.post('/v1/comments', { object_type: 'item', object_id: 1, body: 'Hello' });
  await api.post('/v1/items/1/files', bodies['files.create']);
  for (const family of ['items', 'locations', 'contacts', 'kits', 'reservations']) {
    await api.patch(`/v1/${family}/1`, { external_ref: '1' });
  }
});

/** A body that each operation takes; an empty one changes nothing. */
const bodies: Readonly<Record<string, object>> = {
  'items.setCondition': { condition: 'operative' },
  'items.move': { location_id: null },
  'checkouts.extend': { due_time: inMinutes(90) },
  'issues.setStatus': { status: 'open' },
  'files.createForIssue': { files: [{ name: 'a.png', content_type: 'image/png', size: 7 }] },
  'files.create': { files: [{ name: 'a.png', content_type: 'image/png', size: 7 }] },
};

const versioned = guarded.filter(({ route }) => route.method !== 'GET' && route.path.includes('{'));

function call({ name, method, route }: (typeof versioned)[number], id: number, ifMatch: string) {
  const headers = {
    authorization: `Bearer ${account.token}`,
    'content-type': 'application/json',
    'if-match': ifMatch,
  };
  const body = JSON.stringify(bodies[name] ?? {});
  const path = route.path.replaceAll(/\{\w+\}/g, String(id));
  return send({ method, path, headers, body });
}

test.each(versioned)(
  '$name refuses another version, even where nothing would change',
  async (one) => {
    const { status, body } = await call(one, 1, '"99"');
    expect([status, body?.error.code]).toEqual([412, 'version_mismatch']);
  },
);

test.each(versioned.filter(({ route }) => !route.mayCreate))(
  '$name of a record that there is not is 404, whatever version is named',
  async (one) => {
    const { status } = await call(one, 99, '"99"');
    expect(status).toBe(404);
  },
);

test.each(['items', 'locations', 'contacts', 'kits'])(
  'a body that nothing could make of %s is refused before a version that a reference has not',
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
