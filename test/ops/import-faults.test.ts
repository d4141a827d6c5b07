import { expect, test } from 'vitest';
import { newFaultyGateway } from '../support/faulty-service.ts';
import type { Client } from '../support/http.ts';
import { usualConflicts } from '../support/store/conflicts.ts';
import type { Fault } from '../support/store/inject-fault.ts';
import { randomNumbers } from '../support/store/random.ts';
import type { Arrival } from '../support/store/server.ts';
import { csvFile, importKind } from './csv-import.ts';

/** Few enough that they and what is sent again pass within the rate of one minute. */
const rowCount = 220;
const references = Array.from({ length: rowCount }, (_, index) => `R-${index}`);

/** So many transactions in a row lose their answer that the SDK's attempts are used up. */
const losses = { every: 80, inRow: 16 };

/** What goes wrong with one call in ten, and with whole rows of transactions. */
function badDay() {
  const random = randomNumbers(7);
  const passing: Fault[] = ['throttled', 'reset', 'lost', 'broken'];
  return ({ operation, nth }: Arrival): Fault => {
    if (operation === 'TransactWriteItems' && nth % losses.every >= losses.every - losses.inRow) {
      return 'lost';
    }
    return random() < 0.1 ? passing[Math.floor(random() * passing.length)] : undefined;
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

test('an import over a store that conflicts, throttles and loses answers makes every row once', async () => {
  const { url, store, statuses, ...account } = await newFaultyGateway({
    faultOf: badDay(),
    conflicts: usualConflicts,
    latency: [0, 4],
  });
  const file = await csvFile('name,article', ...references.map((one) => `Item,${one}`));
  const options = ['--map', 'article=external_ref', '--url', url];
  const importing = importKind('items', account, file, ...options);
  const isBegun = () => statuses.includes(200);
  await expect.poll(isBegun).toBe(true);
  // For a while in the middle there is no store at all.
  const before = statuses.length;
  await store.disconnect();
  await expect.poll(() => statuses.slice(before)).toContain(503);
  await store.reconnect();
  const { code, report } = await importing;
  expect(report).toEqual({ rows: rowCount, created: rowCount, present: 0, refused: [] });
  expect(code).toBe(0);
  expect((await referencesIn(account.api)).sort()).toEqual(references.toSorted());
});
