import { expect, test, vi } from 'vitest';
import { newAccount } from '../support/account.ts';
import { checkOut, checkOutLine, newItems, newStock, reserve } from '../support/bookings.ts';
import { waitForChanges } from '../support/changes.ts';
import type { Answer } from '../support/exchange.ts';
import type { Client } from '../support/http.ts';
import { newWebhook, startReceiver, verify } from '../support/receiver.ts';
import { rotateClients } from '../support/rotate-clients.ts';
import { signIn } from '../support/sign-in.ts';
import { seededNumbers } from '../support/store/random.ts';
import { newWord } from '../support/writes/records.ts';

/** `HOURS=10 SEED=7 npm run test:races -- races/changes` runs more rounds with other random numbers. */
const rounds = Number(process.env.HOURS ?? 1);
const [writers, stepsPerWriter] = [8, 6];
const families = ['items', 'contacts', 'locations', 'kits', 'reservations', 'checkouts', 'issues'];
const polling = { timeout: 90_000, interval: 500 };

interface Version {
  resource: string;
  resource_id: number;
  version: number;
}
const versionOf = ({ resource, resource_id, version }: Version) =>
  `${resource} ${resource_id} v${version}`;

interface Records {
  items: readonly number[];
  stock: number;
  pick: <T>(all: readonly T[]) => T | undefined;
}
type Step = (api: Client, records: Records) => Promise<unknown>;

const pathOf = (family: string, { body }: Answer) => `/v1/${family}/${body.data?.id ?? 0}`;

/** What callers do, with the follow-up calls. Refused calls write nothing. */
const steps: readonly Step[] = [
  (api, { items, pick }) =>
    api.patch(`/v1/items/${pick(items)}`, { description: `${pick(items)}` }),
  async (api, { items, pick }) => {
    const path = pathOf('checkouts', await checkOut(api, [pick(items) ?? 0]));
    await api.post(`${path}/checkin`, { issue: { name: 'Torn', autochange_condition: true } });
  },
  async (api, { stock }) => {
    await checkOutLine(api, [stock, 2]);
    await api.post('/v1/checkouts/checkin', { lines: [{ item_id: stock, quantity: 3 }] });
  },
  async (api, { items, pick }) => {
    const path = pathOf('reservations', await reserve(api, [pick(items) ?? 0], 60, 90));
    await api.patch(path, { iid: [pick(items)] });
    await api.post(`${path}/complete`, { complete_as: 'cancelled' });
  },
  async (api, { items, pick }) => {
    const issue = { name: 'Loose', iid: [pick(items)], autochange_condition: true };
    const path = pathOf('issues', await api.post('/v1/issues', issue));
    await api.post(`${path}/status`, { status: 'closed' });
  },
  async (api, { items }) => {
    const path = pathOf('locations', await api.post('/v1/locations', { name: newWord() }));
    const location_id = Number(path.split('/').at(-1));
    await api.post('/v1/items/move', { iid: items.slice(0, 3), location_id });
  },
  async (api, { items, stock, pick }) => {
    const parts = { iid: [pick(items)], lines: [{ item_id: stock, quantity: 1 }] };
    const path = pathOf('kits', await api.post('/v1/kits', { name: 'Kit', ...parts }));
    await api.delete(path);
  },
  async (api) => {
    const path = pathOf('contacts', await api.post('/v1/contacts', { name: 'Guest' }));
    await api.delete(path);
    await api.post(`${path}/restore`);
    await api.patch(path, { name: 'Guest of honour' });
  },
];

/** Each version of each record, according to its history. */
async function readVersions(api: Client): Promise<string[]> {
  const versions: string[] = [];
  for (const family of families) {
    const sync = `/v1/${family}?updated_since=2020-01-01T00:00:00Z&include_deleted=true&limit=200`;
    const { body } = await api.get(sync);
    expect(body.meta.pagination.total).toBe(body.data.length);
    for (const { id } of body.data) {
      const { data } = (await api.get(`/v1/${family}/${id}/history?limit=200`)).body;
      const own = new Set<number>(data.map((entry: Version) => entry.version));
      expect([...own].sort((a, b) => a - b)).toEqual(
        Array.from({ length: own.size }, (_, index) => index + 1),
      );
      const [resource = '', resource_id] = [family.slice(0, -1), id];
      for (const one of own) versions.push(versionOf({ resource, resource_id, version: one }));
    }
  }
  return versions.toSorted();
}

test('with concurrent writers, the change feed and webhooks have each version of each record once', async () => {
  const random = seededNumbers();
  const pick: Records['pick'] = (all) => all[Math.floor(random() * all.length)];
  for (let round = 0; round < rounds; round += 1) {
    const account = await newAccount();
    const keys = await Promise.all(Array.from({ length: writers }, () => account.newKey()));
    const clients = keys.map(({ api }) => api);
    const { api: owner } = await signIn(account.ownerEmail);
    const receiver = await startReceiver();
    const { secret } = await newWebhook({ api: owner, account: account.accountId }, receiver.url);
    const records = {
      items: await newItems(account.api, 8),
      stock: await newStock(account.api, 20),
      pick,
    };
    await Promise.all(
      clients.map(async (api) => {
        for (let step = 0; step < stepsPerWriter; step += 1) await pick(steps)?.(api, records);
      }),
    );
    const expected = await readVersions(rotateClients(clients));
    const { changes } = await waitForChanges(rotateClients(clients), expected.length, 'limit=200');
    expect(changes.map(versionOf).toSorted()).toEqual(expected);
    await vi.waitFor(() => {
      const receivedIds = new Set(receiver.received.map(({ event }) => event.id));
      expect(changes.filter(({ id }) => !receivedIds.has(id)).map(versionOf)).toEqual([]);
    }, polling);
    for (const one of receiver.received) expect(verify(secret, one)).toEqual(one.event);
    const events = new Map(receiver.received.map(({ event }) => [event.id, event]));
    expect([...events.values()].map(versionOf).toSorted()).toEqual(expected);
  }
});
