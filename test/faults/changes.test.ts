import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { eventId } from '#shared/families/changes/feed.ts';
import type { Change } from '#shared/families/changes/fields.ts';
import { attributesOf } from '#shared/table/attributes.ts';
import { changeKey } from '#shared/table/change-rows.ts';
import { queryRows } from '#shared/table/read.ts';
import { partition, type Row } from '#shared/table/rows.ts';
import { formatInstant } from '#shared/time.ts';
import { newAccount } from '../support/account.ts';
import { checkOut, newItems } from '../support/bookings.ts';
import { readChanges, waitForChanges } from '../support/changes.ts';
import { newWebhook, startReceiver } from '../support/receiver.ts';
import { signIn } from '../support/sign-in.ts';
import { usualConflicts } from '../support/store/conflicts.ts';
import { type StoreFaults, startFaultyStore } from '../support/store/faulty-store.ts';
import { randomNumbers } from '../support/store/random.ts';

const { folder, endpoint } = inject('service');
const bundle = join(folder, 'cdk.out', 'bundles', 'background.afterWrite', 'index.mjs');

type StreamHandler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

/** A copy of the stream's function, in front of a store with faults. */
async function faultyFunction(faults: StoreFaults): Promise<StreamHandler> {
  const store = await startFaultyStore(faults);
  onTestFinished(store.close);
  const { handler } = await import(`${pathToFileURL(bundle).href}?${randomUUID()}`);
  return async (event) => {
    process.env.AWS_ENDPOINT_URL_DYNAMODB = store.endpoint;
    try {
      return await handler(event);
    } finally {
      process.env.AWS_ENDPOINT_URL_DYNAMODB = endpoint;
    }
  };
}

/** The stream event of new rows. */
function eventOf(rows: readonly Row[]): DynamoDBStreamEvent {
  const Records = rows.map((row, index) => ({
    eventName: 'INSERT' as const,
    // Lambda's and the SDK's types differ for the same attributes.
    dynamodb: {
      SequenceNumber: String(index),
      NewImage: attributesOf(row) as Record<string, never>,
    },
  }));
  return { Records };
}

/** Each version of each record, according to the records themselves. */
async function versionsOf(api: Awaited<ReturnType<typeof newAccount>>['api']): Promise<string[]> {
  const lists = ['items', 'contacts', 'checkouts'].map((family) =>
    api.get(`/v1/${family}?limit=200`),
  );
  const found = (await Promise.all(lists)).flatMap(({ body }, index) =>
    body.data.map(({ id, version }: { id: number; version: number }) => ({
      of: `${['item', 'contact', 'checkout'][index]} ${id}`,
      version,
    })),
  );
  return found.flatMap(({ of, version }: { of: string; version: number }) =>
    Array.from({ length: version }, (_, index) => `${of} v${index + 1}`),
  );
}

const versionOf = ({ resource, resource_id, version }: Change) =>
  `${resource} ${resource_id} v${version}`;

test('a reader that follows the feed under parallel writers gets each version of each record once', async () => {
  const { api } = await newAccount();
  await newItems(api, 8);
  let isWriting = true;
  const received: Change[] = [];
  let cursor = '';
  const readNext = async () => {
    const next = await readChanges(api, cursor ? `limit=7&cursor=${cursor}` : 'limit=7');
    received.push(...next.changes);
    cursor = next.cursor;
  };
  const follower = (async () => {
    while (isWriting) await readNext();
  })();
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    const id = writer + 1;
    for (let round = 1; round <= 5; round += 1) {
      await api.patch(`/v1/items/${id}`, { name: `Item ${id}, for time ${round}` });
      await api.post('/v1/contacts', { name: `Contact ${writer}.${round}` });
    }
    await checkOut(api, [id]);
  });
  await Promise.all(writers);
  const expected = (await versionsOf(api)).toSorted();
  await waitForChanges(api, expected.length);
  isWriting = false;
  await follower;
  await readNext();
  expect(received.map(versionOf).toSorted()).toEqual(expected);
  const { changes } = await readChanges(api);
  expect(received.map(({ id }) => id)).toEqual(changes.map(({ id }) => id));
});

test('batches that arrive twice, in any order, concurrently and with faults, add each change once', async () => {
  const { api, accountId } = await newAccount();
  await newItems(api, 12);
  for (const id of [1, 2, 3]) await api.patch(`/v1/items/${id}`, { name: 'Renamed' });
  const histories = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      queryRows({ pk: partition.activity(accountId, 'item', index + 1) }),
    ),
  );
  const random = randomNumbers(1);
  const batches = [...histories, ...histories, [histories.flat()].flat()]
    .map((rows) => ({ rows, rank: random() }))
    .sort((a, b) => a.rank - b.rank);
  const invoke = await faultyFunction({
    conflicts: usualConflicts,
    faultOf: ({ operation, nth }) =>
      operation === 'TransactWriteItems' && nth % 9 === 0 ? 'lost' : undefined,
  });
  // Like the stream, this retries a batch that failed.
  const deliver = async (rows: readonly Row[]): Promise<void> => {
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      const result = await invoke(eventOf(rows)).catch(() => undefined);
      if (result?.batchItemFailures.length === 0) return;
    }
    throw new Error('The stream gave up.');
  };
  await Promise.all(batches.map(({ rows }) => deliver(rows)));
  const { changes } = await waitForChanges(api, 15);
  expect(changes.map(versionOf).toSorted()).toEqual((await versionsOf(api)).toSorted());
});

test('if the delivery of one webhook cannot be stored, the other webhook still gets its delivery', async () => {
  const { accountId, ownerEmail } = await newAccount();
  const { api } = await signIn(ownerEmail);
  const receivers = [await startReceiver(), await startReceiver()];
  for (const { url } of receivers) await newWebhook({ api, account: accountId }, url);
  // Both deliveries are stored at once; every later attempt of the failed one fails, too.
  const invoke = await faultyFunction({
    faultOf: ({ operation, nth }) =>
      operation === 'TransactWriteItems' && nth !== 1 ? 'broken' : undefined,
  });
  const about = { resource: 'item', resource_id: 1, version: 1 };
  const by = { at: formatInstant(Date.now()), actor: { id: 1, type: 'user', name: 'Ann' } };
  const event = { id: eventId('one of two'), type: 'item.created', ...about, ...by };
  const times = { noted_at: by.at, expires_at: Math.ceil(Date.now() / 1000) + 1000 };
  await invoke(eventOf([{ ...changeKey.changes(accountId, 1), events: [event], ...times }]));
  await vi.waitFor(
    () => expect(receivers.map(({ received }) => received.length).toSorted()).toEqual([0, 1]),
    30_000,
  );
});
