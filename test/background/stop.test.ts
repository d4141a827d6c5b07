import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const local = join(import.meta.dirname, '..', '..', 'infra', 'local');
const assembly = join(inject('service').folder, 'cdk.out');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'equipment-stop-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** A process that follows the stream of a new store until a function has run, and stops both. */
const script = () => `
  import { readFileSync } from 'node:fs';
  import { setTimeout as wait } from 'node:timers/promises';
  import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
  import { startBackground } from '${local}/background-functions.ts';
  import { useStore } from '${local}/service.ts';
  import { createTable, startStore } from '${local}/store.ts';
  import { followStream } from '${local}/stream.ts';
  import { readStack } from '${local}/template.ts';

  const { consumers, table } = readStack('${assembly}');
  const store = await startStore('${folder}/store.db');
  const { endpoint } = store;
  useStore(endpoint, 'Equipment-stop');
  const streamArn = await createTable('Equipment-stop', table);
  const background = startBackground('${folder}');
  const stream = await followStream({ endpoint, streamArn, consumers, background });
  const Item = { pk: { S: 'A#1#item' }, sk: { S: '1' }, entity: { S: 'item' } };
  await new DynamoDBClient({}).send(new PutItemCommand({ TableName: 'Equipment-stop', Item }));
  const deadline = Date.now() + 30_000;
  while (!readFileSync('${folder}/background.log', 'utf8')) {
    if (Date.now() > deadline) throw new Error('The function has not run.');
    await wait(50);
  }
  await stream.stop();
  await background.stop();
  await store.stop();
  console.log('stopped');`;

test('the consumers of the stream stop, and leave nothing that keeps the process alive', async () => {
  const args = ['--input-type=module', '--eval', script()];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { timeout: 50_000 });
  expect({ stdout, stderr }).toEqual({ stdout: 'stopped\n', stderr: '' });
});
