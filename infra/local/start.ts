import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Demo } from './demo.ts';
import { claimFolder } from './file-locks.ts';
import { endLeftStore } from './left-store.ts';
import { makePrivate } from './private-files.ts';
import { startService } from './service.ts';
import {
  dataFolder,
  findRunning,
  readState,
  removeState,
  type ServiceState,
  writeState,
} from './state.ts';

const folder = dataFolder();
const storeFile = join(folder, 'store.db');
const tableName = 'Equipment-local';

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const running = await findRunning(folder);
  if (running) {
    throw new Error(
      `A service already runs on ${folder}, at ${running.url}. To start another one: ` +
        'PORT=3001 DATA_DIR=.local/second npm start',
    );
  }
  makePrivate(folder);
  claimFolder(folder);
  await endLeftStore(readState(folder), storeFile);
  console.log('Bundling and starting …');
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || '127.0.0.1';
  const own = { id: randomUUID(), folder, pid: process.pid, tableName };
  const note = ({ pid, ...more }: StartNote) =>
    writeState({ ...own, ...more, ...(pid === undefined ? {} : { storePid: pid }) });
  const service = await startService({ ...own, port, host, storeFile, onStore: note });
  const { url, endpoint, storePid, tableId } = service;
  let isEnding = false;
  const stop = async () => {
    isEnding = true;
    await service.stop();
    removeState(folder);
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  note({ url, endpoint, pid: storePid, ...(tableId === undefined ? {} : { tableId }) });
  // Loaded late: its SDK client reads where the store is.
  const { provideDemo } = await import('./demo.ts');
  try {
    greet(url, await provideDemo(folder));
  } catch (error) {
    // Whoever ends the service takes the store from under its load: the next start goes on with it.
    if (!isEnding) throw error;
  }
}

/** What is noted of a service as it comes to be known. */
interface StartNote extends Pick<ServiceState, 'endpoint' | 'url' | 'tableId'> {
  /** The process of its store. */
  pid: number | undefined;
}

function greet(url: string, demo: Demo): void {
  console.log(`
The service runs at ${url} (Ctrl-C ends it). Its data is in ${folder}.
The console is ${url}/: sign in as ${demo.ownerEmail}, password ${demo.ownerPassword}.
The demo account is ${demo.accountId}.
Its key: ${demo.token}

Try:
  curl -H 'Authorization: Bearer ${demo.token}' '${url}/v1/whoami'
  curl -H 'Authorization: Bearer ${demo.token}' '${url}/v1/items?q=lumiere'
  curl -H 'Authorization: Bearer ${demo.token}' '${url}/v1/items/lookup?qr=FIX-0042'
`);
}
