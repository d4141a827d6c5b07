import { expect, test, vi } from 'vitest';
import { deliveryOf } from '#shared/families/webhooks/delivery.ts';
import { queryRows } from '#shared/table/read.ts';
import { deliveryPartition } from '#shared/table/webhook-rows.ts';
import { newAccount } from '../../support/account.ts';
import { waitForChanges } from '../../support/changes.ts';
import { newWebhook, startReceiver, verify } from '../../support/receiver.ts';
import { signIn } from '../../support/sign-in.ts';

/** `DELIVERIES=10000 npm test -- many-deliveries` runs the test at full size and prints its measurements. */
const count = Number(process.env.DELIVERIES ?? 200);
const keys = 10;
const maxRecords = 100;
/** The longest allowed time, in milliseconds, from when a delivery is due to its first attempt. */
const maxDelay = 60_000;
const milliseconds = 120_000 + count * 150;
const polling = { timeout: milliseconds, interval: 500 };

type Account = Awaited<ReturnType<typeof newAccount>>;

/** Writes a range of records by their references, with all keys concurrently. */
async function write(apis: Account['api'][], family: string, from: number, to: number) {
  const starts = Array.from(
    { length: Math.ceil((to - from) / maxRecords) },
    (_, index) => from + index * maxRecords,
  ).entries();
  const work = async (api: Account['api']) => {
    for (const [, start] of starts) {
      const length = Math.min(maxRecords, to - start);
      const records = Array.from({ length }, (_, index) => {
        return { external_ref: `R-${start + index}`, name: `Record ${start + index}` };
      });
      await writeAll(api, family, records);
    }
  };
  await Promise.all(apis.map(work));
}

/** Sends records again that the store refuses on a busy machine. */
async function writeAll(api: Account['api'], family: string, records: object[]): Promise<void> {
  const { status, body } = await api.put(`/v1/${family}/by-ref`, { records });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const refused = records.filter((_, index) => body.data[index].status === 'refused');
  if (refused.length === records.length) throw new Error(JSON.stringify(body.data[0]));
  if (refused.length > 0) await writeAll(api, family, refused);
}

const maximumOf = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), 0);

test(
  'each event arrives in time although other endpoints fail in every way, and a replay delivers missed events',
  async () => {
    const account = await newAccount();
    const { api: session } = await signIn(account.ownerEmail);
    const owner = { api: session, account: account.accountId };
    const apis = await Promise.all(
      Array.from({ length: keys }, async () => (await account.newKey()).api),
    );
    let secret = '';
    // Verified on receipt, since a signature is valid for some minutes only.
    const verified: unknown[] = [];
    const good = await startReceiver((response, one) => {
      verified.push(verify(secret, one));
      response.end();
    });
    const other = await startReceiver();
    const answers = {
      slow: () => {},
      failing: (response) => response.writeHead(500).end(),
      moved: (response) => response.writeHead(302, { location: other.url }).end(),
    } satisfies Record<string, Parameters<typeof startReceiver>[0]>;
    const urls = [
      ...(await Promise.all(
        Object.values(answers).map(async (one) => (await startReceiver(one)).url),
      )),
      'https://10.0.0.1/hook',
      'https://[::ffff:10.0.0.1]/hook',
    ];
    const bad = [];
    for (const url of urls) bad.push(await newWebhook(owner, url, { events: ['contact.*'] }));
    const created = await newWebhook(owner, good.url);
    const { id, path } = created;
    secret = created.secret;
    const deliveries = async (webhook: number) => {
      const pk = deliveryPartition({ account: account.accountId, webhook });
      return (await queryRows({ pk, consistent: true })).map(deliveryOf);
    };

    // One event of twenty goes to all webhooks; one item of ten is written while the good webhook is off.
    const contacts = Math.ceil(count / 20);
    const items = count - contacts;
    const missedItems = Math.ceil(items / 10);
    const began = Date.now();
    await Promise.all([
      write(apis.slice(0, 1), 'contacts', 0, contacts),
      write(apis.slice(1), 'items', 0, items - missedItems),
    ]);
    const written = Date.now() - began;
    await good.once(count - missedItems, polling);
    const arrived = Date.now() - began;
    const inTime = [...good.received];
    await session.patch(path, { active: false });
    await write(apis, 'items', items - missedItems, items);
    const { changes } = await waitForChanges(account.api, count, 'limit=200');
    const from = new Date(began - 60_000).toISOString();
    const to = new Date(Date.now() + 60_000).toISOString();
    expect(good.received.length).toBe(inTime.length);
    await session.patch(path, { active: true });
    expect((await session.post(`${path}/replay`, { from, to })).status).toBe(201);
    const expected = new Set(changes.map((change) => change.id));
    await vi.waitFor(() => {
      const known = new Set(good.received.map(({ event }) => event.id));
      if (known.size < expected.size) throw new Error(`${known.size} of ${expected.size} came.`);
    }, polling);

    expect(verified).toEqual(good.received.map(({ event }) => event));
    expect(new Set(good.received.map(({ event }) => event.id))).toEqual(expected);
    // An attempt is stored once it was answered.
    const stored = await vi.waitFor(async () => {
      const all = await deliveries(id);
      expect(all.filter(({ attempts }) => attempts.length === 0)).toEqual([]);
      return all;
    }, polling);
    const waits = stored.map(({ attempts, created_at }) => {
      return Date.parse(attempts[0]?.at ?? '') - Date.parse(created_at);
    });
    const since = inTime.map(({ event, at }) => at - Date.parse(event.at));
    const figures = {
      ...{ count, writtenMs: written, arrivedMs: arrived },
      perSecond: Math.round(inTime.length / (arrived / 1000)),
      maxMsSinceDue: maximumOf(waits),
      maxMsSinceWritten: maximumOf(since),
      twice: inTime.length - new Set(inTime.map(({ event }) => event.id)).size,
    };
    if (process.env.DELIVERIES) process.stderr.write(`${JSON.stringify(figures)}\n`);
    expect(waits.filter((wait) => !(wait <= maxDelay))).toEqual([]);
    for (const { id: webhook } of bad) {
      const parked = await deliveries(webhook);
      expect(parked).toHaveLength(contacts);
      expect(new Set(parked.map(({ status }) => status))).toEqual(new Set(['pending']));
      expect(parked.filter(({ next_attempt_at: next }) => next === null)).toEqual([]);
    }
    expect(other.received).toEqual([]);
  },
  2 * milliseconds,
);
