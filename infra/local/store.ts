import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import { isWebAddress } from '#shared/text.ts';
import { outOfTerminal, type StartedServer, startHiddenServer } from './hidden-server.ts';
import { chooseStoreServer, type StoreServer } from './store-server.ts';
import { indexStream } from './stream-records.ts';

export interface Store {
  endpoint: string;
  /** The process id of its server; undefined if another server is used. */
  pid: number | undefined;
  /** The database file with the stream records, if the server does not delete old ones itself. */
  streamFile?: string;
  /** Whether other users of the machine can connect: it then listens on a port, and checks no signatures. */
  isOpenToOthers: boolean;
  stop: () => Promise<void>;
}

const startMilliseconds = 30_000;
const pauseMilliseconds = 10;

/**
 * Starts the store of a local service, or uses the one at `DYNAMODB_ENDPOINT`. `onSpawn` is called as soon as
 * the process exists, so that a later start can find it if this one is killed.
 */
export async function startStore(
  file: string,
  onSpawn: (store: Pick<Store, 'endpoint' | 'pid'>) => void = () => {},
): Promise<Store> {
  const other = process.env.DYNAMODB_ENDPOINT;
  if (other) {
    await assertAnswering(other);
    return { endpoint: other, pid: undefined, isOpenToOthers: false, stop: async () => {} };
  }
  const server = await chooseStoreServer();
  const hidden = await startHiddenServer(server, file);
  const { endpoint, child, end } = hidden ?? (await startOpenServer(server, file));
  onSpawn({ endpoint, pid: child.pid });
  // Unless this process is killed, the store ends with it.
  process.once('exit', end);
  const lastErrors = readErrors(child);
  await waitUntilAnswering(endpoint, child, lastErrors);
  if (server.isEmbedded) indexStream(file);
  const own = server.isEmbedded ? { streamFile: file } : {};
  const stop = async () => {
    if (hasEnded(child)) return;
    end();
    await once(child, 'exit');
  };
  return { endpoint, pid: child.pid, isOpenToOthers: !hidden, ...own, stop };
}

/** @throws Error that names the environment variable, if no server answers at the endpoint. */
async function assertAnswering(endpoint: string): Promise<void> {
  if (!isWebAddress(endpoint)) {
    throw new Error(`DYNAMODB_ENDPOINT is ${endpoint}, which is not an http or https URL.`);
  }
  if (await answers(endpoint)) return;
  throw new Error(`DYNAMODB_ENDPOINT is ${endpoint}, where no server answers.`);
}

/** Starts a server on a port, to which every user of the machine can connect. */
async function startOpenServer(server: StoreServer, file: string): Promise<StartedServer> {
  const port = await freePort();
  const { command, args } = server.command(port, file);
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], ...outOfTerminal });
  // If it could not be started, the exit is handled below.
  child.once('error', () => {});
  return { endpoint: `http://127.0.0.1:${port}`, child, end: () => child.kill() };
}

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
}

/** Collects the last error output of a server. */
function readErrors({ stderr }: ChildProcess): () => string {
  let output = '';
  stderr?.on('data', (chunk) => {
    output = `${output}${chunk}`.slice(-1000);
  });
  return () => output.trim();
}

async function waitUntilAnswering(
  endpoint: string,
  child: ChildProcess,
  lastErrors: () => string,
): Promise<void> {
  const deadline = Date.now() + startMilliseconds;
  while (Date.now() < deadline && !hasEnded(child)) {
    if (await answers(endpoint)) return;
    await wait(pauseMilliseconds);
  }
  throw new Error(`The DynamoDB server did not start. ${lastErrors()}`.trim());
}

function answers(endpoint: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { get } = new URL(endpoint).protocol === 'https:' ? https : http;
    const request = get(endpoint, { agent: false }, (response) => {
      response.resume();
      resolve(true);
    });
    request.once('error', () => resolve(false));
  });
}

function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

/** Creates the table if needed. Returns the ARN of its stream. */
export async function createTable(name: string, table: Record<string, unknown>): Promise<string> {
  const client = new DynamoDBClient({});
  const input = { ...table, TableName: name } as CreateTableCommandInput;
  try {
    await client.send(new CreateTableCommand(input)).catch((error) => {
      if (error.name !== 'ResourceInUseException') throw error;
    });
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
    const isSame = describeIndexes(input) === describeIndexes(Table);
    if (isSame && Table?.LatestStreamArn) return Table.LatestStreamArn;
    throw new Error(
      'This version cannot read data of an earlier version. ' +
        'Choose another folder, or move this one away: DATA_DIR=/path npm start',
    );
  } finally {
    client.destroy();
  }
}

/** A text for comparing the indexes of tables, independent of their order. */
function describeIndexes(table: Pick<TableDescription, 'GlobalSecondaryIndexes'> = {}): string {
  const { GlobalSecondaryIndexes: indexes = [] } = table;
  const lines = indexes.map(({ IndexName, KeySchema = [], Projection }) => {
    const keys = KeySchema.map(({ AttributeName }) => AttributeName);
    const attributes = Projection?.NonKeyAttributes?.toSorted() ?? [];
    return [IndexName, ...keys, Projection?.ProjectionType, ...attributes].join(' ');
  });
  return lines.sort().join('\n');
}

/** Reads the id of a table, which tells it from a table with the same name elsewhere. */
export async function readTableId(name: string): Promise<string | undefined> {
  const client = new DynamoDBClient({});
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
    return Table?.TableId;
  } finally {
    client.destroy();
  }
}
