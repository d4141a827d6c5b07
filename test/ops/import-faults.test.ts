import { expect, test } from 'vitest';
import { newFaultyGateway } from '../support/faulty-service.ts';
import type { Client } from '../support/http.ts';
import { usualConflicts } from '../support/store/conflicts.ts';
import type { Fault } from '../support/store/inject-fault.ts';
import { randomNumbers } from '../support/store/random.ts';
import type { Arrival } from '../support/store/server.ts';
import { csvFile, importKind } from './csv-import.ts';

/** Few enough for the rate limit of one minute, repeated calls included. */
const rowCount = 220;
const references = Array.from({ length: rowCount }, (_, index) => `R-${index}`);

/** Enough lost responses in a row to use up the attempts of the SDK. */
const losses = { every: 80, inRow: 16 };

/** Faults of one call in ten, and of whole series of transactions. */
function createFaults() {
  const random = randomNumbers(7);
  const transientFaults: Fault[] = ['throttled', 'reset', 'lost', 'broken'];
  return ({ operation, nth }: Arrival): Fault => {
    if (operation === 'TransactWriteItems' && nth % losses.every >= losses.every - losses.inRow) {
      return 'lost';
    }
    return random() < 0.1
      ? transientFaults[Math.floor(random() * transientFaults.length)]
      : undefined;
  };
}

async function referencesIn(api: Client): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const after: string = cursor && `&cursor=${cursor}`;
    const { body } = await api.get(`/v1/items?limit=200${after}`);
    found.push(...body.data.map((item: { external_ref: string }) => item.external_ref));
    cursor = body.meta.pagination.next_cursor;
  }
  return found;
}

test('an import creates each row once, though the store conflicts, throttles and loses responses', async () => {
  const { url, store, statuses, ...account } = await newFaultyGateway({
    faultOf: createFaults(),
    conflicts: usualConflicts,
    latency: [0, 4],
  });
  const file = await csvFile('name,article', ...references.map((one) => `Item,${one}`));
  const options = ['--map', 'article=external_ref', '--url', url];
  const pendingImport = importKind('items', account, file, ...options);
  const hasResponse = () => statuses.includes(200);
  await expect.poll(hasResponse).toBe(true);
  // For a while in the middle there is no store at all.
  const before = statuses.length;
  await store.disconnect();
  await expect.poll(() => statuses.slice(before)).toContain(503);
  await store.reconnect();
  const { code, report } = await pendingImport;
  expect(report).toEqual({ rows: rowCount, created: rowCount, present: 0, refused: [] });
  expect(code).toBe(0);
  expect((await referencesIn(account.api)).sort()).toEqual(references.toSorted());
});
