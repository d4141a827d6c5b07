import { mkdirSync } from 'node:fs';
import type { Demo } from './demo.ts';
import { startService } from './service.ts';
import { dataFolder, endOrphan, findRunning, removeRunning, writeRunning } from './state.ts';

const folder = dataFolder();
const tableName = 'Equipment-local';

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const running = findRunning(folder);
  if (running) {
    throw new Error(
      `A service runs on ${folder} already, at ${running.url}. For another one beside it: ` +
        'PORT=3001 DATA_DIR=.local/second npm start',
    );
  }
  const port = Number(process.env.PORT || 3000);
  endOrphan(folder);
  mkdirSync(folder, { recursive: true });
  console.log('Bundling and starting …');
  const service = await startService({ port, folder, tableName });
  const { url, endpoint, storePid } = service;
  const stop = async () => {
    removeRunning(folder);
    await service.stop();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const state = { pid: process.pid, url, endpoint, tableName, ...(storePid ? { storePid } : {}) };
  writeRunning(folder, state);
  // Loaded late: its SDK client reads where the store is.
  const { provideDemo } = await import('./demo.ts');
  greet(url, await provideDemo(folder));
}

function greet(url: string, demo: Demo): void {
  console.log(`
The service runs at ${url} (Ctrl-C ends it). Its data is in ${folder}.
The demo account is ${demo.accountId}; its owner is ${demo.ownerEmail}, password ${demo.ownerPassword}.
Its key: ${demo.token}

Try:
  curl -H 'Authorization: Bearer ${demo.token}' '${url}/v1/whoami'
  curl -H 'Authorization: Bearer ${demo.token}' '${url}/v1/items?q=lumiere'
  curl -H 'Authorization: Bearer ${demo.token}' '${url}/v1/items/lookup?qr=FIX-0042'
`);
}
