import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { startBackground } from '#infra/local/background-functions.ts';
import { createTable } from '#infra/local/store.ts';
import { followStream } from '#infra/local/stream.ts';
import { readStack } from '#infra/local/template.ts';

/** Runs a background function for the items that an account writes, until the test ends. */
export async function processWritesOf(name: string, accountId: number): Promise<void> {
  const { endpoint, folder, tableName } = inject('service');
  const { consumers, table } = readStack(join(folder, 'cdk.out'));
  const logFolder = await mkdtemp(join(tmpdir(), 'equipment-follow-'));
  const streamArn = await createTable(tableName, table);
  const ownConsumers = consumers
    .filter((consumer) => consumer.name === name)
    .map((consumer) => ({
      ...consumer,
      filters: [{ dynamodb: { Keys: { pk: { S: [`A#${accountId}#item`] } } } }],
    }));
  const background = startBackground(logFolder);
  const { stop } = await followStream({ endpoint, streamArn, consumers: ownConsumers, background });
  onTestFinished(async () => {
    await stop();
    await background.stop();
    await rm(logFolder, { recursive: true, force: true });
  });
}
