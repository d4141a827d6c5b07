import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startReceiver, verify } from '../support/receiver.ts';
import { seededNumbers, within } from '../support/store/random.ts';
import { families, startWriters } from './busy-writers.ts';
import { newFilledStart } from './filled.ts';
import { newTokens } from './killing.ts';
import { type LocalApi, localApi, readAll } from './local-api.ts';
import { killGroup } from './start.ts';

/** `KILLS=20 SEED=7 npm run test:local -- changes-after-kills` runs more kills with other random numbers. */
const kills = Number(process.env.KILLS ?? 3);
/** The range of the number of writes before each kill. */
const busyWrites = [20, 100] as const;
/** Deliveries of a killed function are attempted again when their lease ends, after 35 seconds. */
const polling = { timeout: 90_000, interval: 1_000 };

interface WrittenVersion {
  id: string;
  resource: string;
  resource_id: number;
  version: number;
}
const versionOf = ({ resource, resource_id, version }: WrittenVersion) =>
  `${resource} ${resource_id} v${version}`;

/** Each version of each record that was written since a time, according to the histories. */
async function versionsSince(api: LocalApi, since: string): Promise<string[]> {
  const versions: string[] = [];
  for (const family of families) {
    const resource = family.slice(0, -1);
    const sync = `/v1/${family}?updated_since=${since}&include_deleted=true&limit=200`;
    const ids = new Set((await readAll(api, sync)).map(({ id }) => id));
    for (const id of ids) {
      const history = await readAll(api, `/v1/${family}/${id}/history?limit=200`);
      const own = history.filter((entry) => entry.resource === resource);
      versions.push(...own.map(({ version }) => `${resource} ${id} v${version}`));
    }
  }
  return versions.toSorted();
}

test('the change feed and webhooks have each version of each record once, though the service is killed during writes', async () => {
  const random = seededNumbers();
  const { folder, start, end } = newFilledStart();
  onTestFinished(end);
  let service = start();
  let { url, token } = await service.ready();
  const tokens = [token, ...(await newTokens(folder))];
  const [api = localApi(() => url), ...apis] = tokens.map((one) => localApi(() => url, one));
  const [, email, password] = /sign in as (\S+), password (\S+)\./.exec(service.output()) ?? [];
  const account = Number(/demo account is (\d+)/.exec(service.output())?.[1]);
  const receiver = await startReceiver();
  const login = () => localApi(() => url)('POST', '/v1/auth/login', { email, password });
  const owner = async () => localApi(() => url, (await login()).data.access_token);
  const webhooks = `/v1/accounts/${account}/webhooks`;
  const events = families.map((family) => `${family.slice(0, -1)}.*`);
  const hook = { url: receiver.url, events };
  const since = new Date(Date.now() - 1_000).toISOString().replace(/\.\d+/, '');
  const { data: webhook } = await (await owner())('POST', webhooks, hook);

  for (let kill = 1; kill <= kills; kill += 1) {
    const writers = startWriters(apis, random);
    const writesBeforeKill = within(busyWrites, random);
    while (writers.writeCount() < writesBeforeKill) await wait(10);
    // Every other time the store keeps running.
    if (kill % 2 === 0) killGroup(service.child);
    else service.child.kill('SIGKILL');
    await writers.stop();
    service = start();
    ({ url, token } = await service.ready());
  }

  const expected = await versionsSince(api, since);
  expect(expected.length).toBeGreaterThan(kills);
  // The feed may also have changes of the demo account.
  const written = new Set(expected.map((version) => version.replace(/ v\d+$/, '')));
  const isWritten = (one: WrittenVersion) => written.has(`${one.resource} ${one.resource_id}`);
  const delivered = await vi.waitFor(async () => {
    const changes: WrittenVersion[] = await readAll(api, `/v1/changes?since=${since}&limit=200`);
    const all = changes.filter(isWritten);
    if (all.length < expected.length) throw new Error(`${all.length} of ${expected.length} came.`);
    return all;
  }, polling);
  expect(delivered.map(versionOf).toSorted()).toEqual(expected);

  const missing = () => {
    const receivedIds = new Set(receiver.received.map(({ event }) => event.id));
    return delivered.filter(({ id }) => !receivedIds.has(id));
  };
  await vi.waitFor(() => expect(missing().map(versionOf)).toEqual([]), polling);
  for (const one of receiver.received) expect(verify(webhook.secret, one)).toEqual(one.event);
  const received = receiver.received.filter(({ event }) => isWritten(event));
  const bodies = new Map(received.map(({ event, body }) => [event.id, { event, body }]));
  expect([...bodies.values()].map(({ event }) => versionOf(event)).toSorted()).toEqual(expected);
  // Repeated deliveries have to be the same.
  for (const { event, body } of received) expect(body).toBe(bodies.get(event.id)?.body);
}, 900_000);
