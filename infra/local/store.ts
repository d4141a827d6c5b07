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
  /** The process that was started for it; undefined where another server is used. */
  pid: number | undefined;
  /** Where it keeps the records of streams, which it never forgets by itself; absent where it does. */
  streamFile?: string;
  /** Whether other users of the machine reach it: it listens on a port, and checks no signature. */
  isOpenToOthers: boolean;
  stop: () => Promise<void>;
}

const startMilliseconds = 30_000;
const pauseMilliseconds = 10;

/**
 * The store of a local service: the server that `DYNAMODB_ENDPOINT` names, or one of its own with its
 * data in a file. `onSpawn` hears of the process before it serves anything, so that none is forgotten
 * that has the file open.
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
  // However this process ends, short of being killed, the store does not outlive it.
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

/** @throws Error naming the variable unless a server answers at the endpoint that it has. */
async function assertAnswering(endpoint: string): Promise<void> {
  if (!isWebAddress(endpoint)) {
    throw new Error(`DYNAMODB_ENDPOINT is ${endpoint}, which is not an http or https URL.`);
  }
  if (await answers(endpoint)) return;
  throw new Error(`DYNAMODB_ENDPOINT is ${endpoint}, where no server answers.`);
}

/** Where nothing better can be had: a port that every user of the machine reaches. */
async function startOpenServer(server: StoreServer, file: string): Promise<StartedServer> {
  const port = await freePort();
  const { command, args } = server.command(port, file);
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], ...outOfTerminal });
  // One that could not be started has ended.
  child.once('error', () => {});
  return { endpoint: `http://127.0.0.1:${port}`, child, end: () => child.kill() };
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
}

/** The end of what a server has printed of its errors, so far. */
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

/** Creates the table, unless it is there. The ARN of its stream. */
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

/** The indexes of a table as one text, whatever their order. */
function describeIndexes(table: Pick<TableDescription, 'GlobalSecondaryIndexes'> = {}): string {
  const { GlobalSecondaryIndexes: indexes = [] } = table;
  const lines = indexes.map(({ IndexName, KeySchema = [], Projection }) => {
    const keys = KeySchema.map(({ AttributeName }) => AttributeName);
    const attributes = Projection?.NonKeyAttributes?.toSorted() ?? [];
    return [IndexName, ...keys, Projection?.ProjectionType, ...attributes].join(' ');
  });
  return lines.sort().join('\n');
}

/** What the store calls a table; a table of the same name elsewhere has another id. */
export async function readTableId(name: string): Promise<string | undefined> {
  const client = new DynamoDBClient({});
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
    return Table?.TableId;
  } finally {
    client.destroy();
  }
}
