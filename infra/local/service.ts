import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { variables } from '#shared/config.ts';
import { createGateway } from './gateway.ts';
import { createTable, startStore } from './store.ts';
import { followStream } from './stream.ts';
import { synthesise } from './synthesise.ts';
import { readStack } from './template.ts';

export interface ServiceOptions {
  /** 0 takes any free port. */
  port: number;
  /** Where the synthesised stacks go, the logs of the background, and the store. */
  folder: string;
  /** The file of the embedded store, where it is not in the folder. */
  storeFile?: string;
  tableName: string;
}

/** A service that runs on this machine. */
export interface LocalService {
  url: string;
  endpoint: string;
  tableName: string;
  storePid: number | undefined;
  stop: () => Promise<void>;
}

/**
 * Starts the whole service on this machine: the store, the table as the template has it, the bundled
 * functions behind a gateway that has the template's routes, and those that follow the table's stream.
 */
export async function startService(options: ServiceOptions): Promise<LocalService> {
  await mkdir(options.folder, { recursive: true });
  const stackFolder = join(options.folder, 'cdk.out');
  const storeFile = options.storeFile ?? join(options.folder, 'store.db');
  const [store] = await Promise.all([startStore(storeFile), synthesise(stackFolder)]);
  const { endpoint } = store;
  const { port: wantedPort, tableName } = options;
  const stops = [store.stop];
  const stop = async () => {
    for (const stopOne of stops.toReversed()) await stopOne();
  };
  try {
    const { table, consumers, endpoints } = readStack(stackFolder);
    useStore(endpoint, tableName);
    const streamArn = await createTable(tableName, table);
    const logFolder = join(options.folder, 'logs');
    const stream = await followStream({ endpoint, streamArn, consumers, logFolder });
    stops.push(stream.stop);
    const server = createGateway(endpoints);
    const port = await listen(server, wantedPort);
    stops.push(async () => {
      server.closeAllConnections();
      server.close();
    });
    return { url: `http://localhost:${port}`, endpoint, tableName, storePid: store.pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Points this process, its functions and its SDK clients at a store. */
export function useStore(endpoint: string, tableName: string): void {
  process.env.AWS_ENDPOINT_URL_DYNAMODB = endpoint;
  process.env.AWS_REGION ??= 'us-east-1';
  process.env.AWS_ACCESS_KEY_ID ??= 'local';
  process.env.AWS_SECRET_ACCESS_KEY ??= 'local';
  process.env[variables.table] = tableName;
  process.env[variables.logLevel] ??= 'error';
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken ? new Error(`Port ${port} is taken. Choose another: PORT=3001 npm start`) : error,
      );
    });
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
