import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CreateTableCommand,
  type CreateTableCommandInput,
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
 * its data in a file; in memory where there is no file.
 */
export async function startStore(file: string | undefined): Promise<Store> {
  const other = process.env.DYNAMODB_ENDPOINT;
  if (other) return { endpoint: other, pid: undefined, stop: async () => {} };
  const port = await freePort();
  const args = ['serve', '--port', String(port), ...(file ? ['--db-path', file] : [])];
  const child = spawn(embeddedServer(), args, { stdio: 'ignore' });
  const endpoint = `http://127.0.0.1:${port}`;
  // However this process ends, short of being killed, the store does not outlive it.
  process.once('exit', () => child.kill());
  await answering(endpoint, child);
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

/** Creates the table, unless it is there. */
export async function createTable(name: string, table: Record<string, unknown>): Promise<void> {
  const client = new DynamoDBClient({});
  try {
    await client.send(
      new CreateTableCommand({ ...table, TableName: name } as CreateTableCommandInput),
    );
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ResourceInUseException') throw error;
  } finally {
    client.destroy();
  }
}
