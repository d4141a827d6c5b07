import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DynamoDBRecord } from 'aws-lambda';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startBackground } from '#infra/local/background-functions.ts';
import { follow } from '#infra/local/follower.ts';
import { functionMaker } from '../support/function-maker.ts';

/** Logs the size of each batch that it is called with, and takes half a second for it. */
const slow = `
  import { setTimeout } from 'node:timers/promises';
  export const handler = async ({ Records }) => {
    process.stdout.write(\`\${Records.length}\\n\`);
    await setTimeout(500);
  };`;

const recordOf = (number: number): DynamoDBRecord => ({
  dynamodb: { SequenceNumber: String(number) },
});

test('records that arrive while a function is busy reach it in batches of its batch size', async () => {
  const { folder, make } = await functionMaker();
  const fn = await make(slow);
  const consumer = { ...fn, filters: [{}], batchSize: 10, retries: 0 };
  const background = startBackground(folder);
  onTestFinished(background.stop);
  const { signal } = new AbortController();
  const pause = async () => {};
  const follower = follow(consumer, { position: undefined, background, signal, pause });
  for (let number = 1; number <= 25; number += 1) {
    follower.take({ shard: 'one', records: [recordOf(number)] });
  }
  await vi.waitFor(() => expect(follower.waiting()).toBe(0), 20_000);
  await follower.stop();
  const sizes = (await readFile(join(folder, 'background.log'), 'utf8')).trim().split('\n');
  expect(sizes).toEqual(['1', '10', '10', '4']);
});
