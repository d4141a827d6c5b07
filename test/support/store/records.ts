import { join } from 'node:path';
import { inject } from 'vitest';
import { openShards, streamsClient } from '#infra/local/shards.ts';
import { createTable } from '#infra/local/store.ts';
import { readStack } from '#infra/local/template.ts';

/** Other tests go on writing: their later records are not waited for. */
const maxMilliseconds = 30_000;

/** Opens the table's stream at its end. Returns a function that reads the records since then, as texts. */
export async function followRecords(): Promise<() => Promise<string[]>> {
  const { endpoint, folder, tableName } = inject('service');
  const { table } = readStack(join(folder, 'cdk.out'));
  const client = streamsClient(endpoint);
  const read = await openShards(client, await createTable(tableName, table));
  const { signal } = new AbortController();
  return async () => {
    const texts: string[] = [];
    const end = Date.now() + maxMilliseconds;
    for (let isMore = true; isMore && Date.now() < end; ) {
      isMore = false;
      for await (const { records } of read({ limit: 1000, signal })) {
        texts.push(JSON.stringify(records));
        isMore = true;
      }
    }
    client.destroy();
    return texts;
  };
}
