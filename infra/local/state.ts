import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What a running service writes into its data folder, for `npm run ops` and for the next start. */
export interface RunningService {
  pid: number;
  url: string;
  endpoint: string;
  tableName: string;
  storePid?: number;
}

/** The folder that a local service keeps its data in. */
export function dataFolder(): string {
  return resolve(process.env.DATA_DIR || '.local');
}

const stateFile = (folder: string) => join(folder, 'service.json');

/** Notes that a service runs on a data folder. */
export function writeRunning(folder: string, service: RunningService): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(stateFile(folder), JSON.stringify(service, null, 2));
}

/** Notes that it ended. */
export function removeRunning(folder: string): void {
  rmSync(stateFile(folder), { force: true });
}

/** The service that runs on a data folder; undefined where none does. */
export function findRunning(folder: string): RunningService | undefined {
  const service = readState(folder);
  return service && isAlive(service.pid) ? service : undefined;
}

/** Ends the store that a killed service left behind, so that the next one has the file alone. */
export function endOrphan(folder: string): void {
  const service = readState(folder);
  if (!service?.storePid || isAlive(service.pid)) return;
  if (isStoreOf(service.storePid, folder)) process.kill(service.storePid, 'SIGKILL');
}

function readState(folder: string): RunningService | undefined {
  const file = stateFile(folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A process id is used again one day: only the server on this folder's file may be ended. */
function isStoreOf(pid: number, folder: string): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  return existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(folder);
}
