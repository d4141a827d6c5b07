import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { variables } from '#shared/config.ts';
import { type Demo, readDemo } from './demo/saved-demo.ts';
import { claimFolder } from './file-locks.ts';
import { folderProblem } from './folder-problem.ts';
import { greeting, openToOthers } from './greeting.ts';
import { readPort } from './listen.ts';
import { endOrphanedStore } from './orphaned-store.ts';
import { makePrivate } from './private-files.ts';
import { type LocalService, startService } from './service.ts';
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

// On AWS, an error that is thrown after the response ends only that function.
process.on('uncaughtException', (error) => console.error(error));
try {
  await start();
} catch (error) {
  const message = error instanceof Error ? error.message : error;
  console.error(folderProblem(error, folder) ?? message);
  process.exit(1);
}

async function start(): Promise<void> {
  const port = readPort(process.env.PORT);
  const running = await findRunning(folder);
  if (running) {
    throw new Error(
      `A service already runs on ${folder}, at ${running.url}. To start another one: ` +
        'PORT=3001 DATA_DIR=.local/second npm start',
    );
  }
  makePrivate(folder);
  claimFolder(folder);
  await endOrphanedStore(readState(folder), storeFile);
  console.log('Starting …');
  const host = process.env.HOST || '127.0.0.1';
  const own = { id: randomUUID(), folder, pid: process.pid, tableName };
  const save = ({ pid, ...more }: StartedState) =>
    writeState({ ...own, ...more, ...(pid === undefined ? {} : { storePid: pid }) });
  // The background functions start after the demo is loaded, which needs the processor.
  const loading = Promise.withResolvers<void>();
  // An external server may be DynamoDB on AWS, where transactions cost twice as much.
  if (!process.env.DYNAMODB_ENDPOINT) process.env[variables.batches] ??= 'whole';
  let service: LocalService | undefined;
  const ending = new AbortController();
  const stop = async () => {
    // On Ctrl-C, both the terminal and npm send a signal.
    if (ending.signal.aborted) return;
    ending.abort();
    await service?.stop();
    if (service) removeState(folder);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  service = await startService({
    ...own,
    ...{ port, host, storeFile },
    bundles: 'sharing',
    streamAfter: loading.promise,
    onStore: save,
  });
  const { url, endpoint, storePid, tableId } = service;
  save({ url, endpoint, pid: storePid, ...(tableId === undefined ? {} : { tableId }) });
  const demo = await provideDemo(ending.signal);
  loading.resolve();
  if (!demo) return;
  console.log(greeting(folder, url, demo));
  if (service.isOpenToOthers) console.log(openToOthers);
}

/** Creates the demo account if needed, and returns it; undefined if the service ends before. */
async function provideDemo(signal: AbortSignal): Promise<Demo | undefined> {
  const { demo } = await readDemo(folder);
  if (demo?.isLoaded) return demo;
  console.log('Loading the demo account …');
  if (!(await loadDemo(signal))) return undefined;
  return (await readDemo(folder)).demo;
}

/** Loads the demo in a separate process, whose memory is then freed. Returns whether it finished. */
async function loadDemo(signal: AbortSignal): Promise<boolean> {
  const program = join(import.meta.dirname, 'demo-process.ts');
  try {
    const [code] = await once(fork(program, [folder], { signal }), 'exit');
    if (code === 0) return true;
  } catch (error) {
    // The end of the service also ends the load; the next start continues it.
    if (!signal.aborted) throw error;
  }
  if (signal.aborted) return false;
  throw new Error('The demo account could not be loaded.');
}

/** The saved state of a service that has started. */
interface StartedState extends Pick<ServiceState, 'endpoint' | 'url' | 'tableId'> {
  /** The process id of its store. */
  pid: number | undefined;
}
