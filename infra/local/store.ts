import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { chooseStoreServer } from './store-server.ts';
import { indexStream } from './stream-records.ts';

export interface Store {
  endpoint: string;
  /** The process that was started for it; undefined where another server is used. */
  pid: number | undefined;
  /** Where it keeps the records of streams, which it never forgets by itself; absent where it does. */
  streamFile?: string;
  stop: () => Promise<void>;
}

const startMilliseconds = 30_000;

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
  if (other) return { endpoint: other, pid: undefined, stop: async () => {} };
  const server = await chooseStoreServer();
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const { command, args } = server.command(port, file);
  const child = spawn(command, args, { stdio: 'ignore' });
  // One that could not be started has ended.
  child.once('error', () => {});
  onSpawn({ endpoint, pid: child.pid });
  // However this process ends, short of being killed, the store does not outlive it.
  process.once('exit', () => child.kill());
  await answering(endpoint, child);
  if (server.isEmbedded) indexStream(file);
  const own = server.isEmbedded ? { streamFile: file } : {};
  return { endpoint, pid: child.pid, ...own, stop: () => stopProcess(child) };
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

async function answering(endpoint: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startMilliseconds;
  while (Date.now() < deadline && child.exitCode === null) {
    try {
      await fetch(endpoint);
      return;
    } catch {
      await wait(20);
    }
  }
  throw new Error('The DynamoDB server did not start.');
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Creates the table, unless it is there. The ARN of its stream. */
export async function createTable(name: string, table: Record<string, unknown>): Promise<string> {
  const client = new DynamoDBClient({});
  try {
    const input = { ...table, TableName: name } as CreateTableCommandInput;
    await client.send(new CreateTableCommand(input)).catch((error) => {
      if (error.name !== 'ResourceInUseException') throw error;
    });
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
    if (Table?.LatestStreamArn) return Table.LatestStreamArn;
    throw new Error(`The table ${name} was made by an earlier version. Remove its data folder.`);
  } finally {
    client.destroy();
  }
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
