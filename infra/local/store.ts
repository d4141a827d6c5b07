import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb';

/** A DynamoDB-compatible server, and how to end it. */
export interface Store {
  endpoint: string;
  /** The process of the embedded server; undefined where another server is used. */
  pid: number | undefined;
  stop: () => Promise<void>;
}

const startMilliseconds = 10_000;

/**
 * The store of a local service: the server that `DYNAMODB_ENDPOINT` names, or the embedded one with
 * its data in a file.
 */
export async function startStore(file: string): Promise<Store> {
  const other = process.env.DYNAMODB_ENDPOINT;
  if (other) return { endpoint: other, pid: undefined, stop: async () => {} };
  const port = await freePort();
  const args = ['serve', '--port', String(port), '--db-path', file];
  const child = spawn(embeddedServer(), args, { stdio: 'ignore' });
  const endpoint = `http://127.0.0.1:${port}`;
  // However this process ends, short of being killed, the store does not outlive it.
  process.once('exit', () => child.kill());
  await answering(endpoint, child);
  renewStream(file);
  return { endpoint, pid: child.pid, stop: () => stopProcess(child) };
}

/** The binary of the embedded server for this platform. */
export function embeddedServer(): string {
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    const binary = join(folder, 'dynoxide');
    if (existsSync(binary)) return binary;
  } catch {
    // Said below, with what to do.
  }
  throw new Error(
    `There is no embedded DynamoDB server for ${process.platform} on ${process.arch}. Start any ` +
      'DynamoDB-compatible server, for example DynamoDB Local on port 8000, and say where it is: ' +
      'DYNAMODB_ENDPOINT=http://127.0.0.1:8000 npm start',
  );
}

/**
 * The embedded server keeps every record of a stream, and looks for the last of them at every write
 * without an index: 20,000 writes on, a write takes 20 times as long. So it gets an index, and forgets
 * what was written before this start.
 */
function renewStream(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(`
    DELETE FROM _stream_records;
    CREATE INDEX IF NOT EXISTS stream_order
      ON _stream_records (table_name, CAST(sequence_number AS INTEGER));`);
  database.close();
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
  throw new Error('The embedded DynamoDB server did not start.');
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
    throw new Error(`The table ${name} is one of an earlier version. Remove its data folder.`);
  } finally {
    client.destroy();
  }
}
