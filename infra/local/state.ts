import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { askIdentity } from './identity.ts';
import { readJson, writeJson } from './private-files.ts';

const ServiceState = z.object({
  /** What the service at `url` answers when it is asked which one it is. */
  id: z.string(),
  /** The folder that it runs on: a copy of the folder is another one. */
  folder: z.string(),
  pid: z.int(),
  tableName: z.string(),
  endpoint: z.string(),
  /** Absent until the service answers. */
  url: z.optional(z.string()),
  /** The process of its store, where it started one, and what the store calls its table. */
  storePid: z.optional(z.int()),
  tableId: z.optional(z.string()),
});

/** What a service writes into its data folder, for `npm run ops` and for the next start. */
export type ServiceState = z.infer<typeof ServiceState>;

/** A service that answers. */
type RunningService = ServiceState & { url: string };

/** The folder that a local service keeps its data in. */
export function dataFolder(): string {
  return resolve(process.env.DATA_DIR || '.local');
}

const stateFile = (folder: string) => join(folder, 'service.json');

/** Saves what runs on a data folder. */
export function writeState(state: ServiceState): void {
  writeJson(stateFile(state.folder), state);
}

/** Removes it when nothing does any more. */
export function removeState(folder: string): void {
  rmSync(stateFile(folder), { force: true });
}

/** What the last service on a data folder wrote, whether or not it still runs. */
export function readState(folder: string): ServiceState | undefined {
  const result = ServiceState.safeParse(readJson(stateFile(folder)));
  return result.success && result.data.folder === folder ? result.data : undefined;
}

/**
 * The service that runs on a data folder; undefined where none does. The service itself is asked: a
 * process id may be a zombie's by now, or somebody else's.
 */
export async function findRunning(folder: string): Promise<RunningService | undefined> {
  const state = readState(folder);
  if (state?.url === undefined || (await askIdentity(state.url)) !== state.id) return undefined;
  return { ...state, url: state.url };
}
