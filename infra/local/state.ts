import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { askIdentity } from './identity.ts';
import { readJson, writeJson } from './private-files.ts';

const ServiceState = z.object({
  /** The id that the service at `url` returns. */
  id: z.string(),
  /** Its data folder, which tells it from the service of a copied folder. */
  folder: z.string(),
  pid: z.int(),
  tableName: z.string(),
  endpoint: z.string(),
  /** Absent until the service is ready. */
  url: z.optional(z.string()),
  /** The process id of its store, if it started one, and the id of the table. */
  storePid: z.optional(z.int()),
  tableId: z.optional(z.string()),
});

/** The state that a service saves in its data folder, for `npm run ops` and for the next start. */
export type ServiceState = z.infer<typeof ServiceState>;

/** A service that is ready. */
type RunningService = ServiceState & { url: string };

/** The data folder of the local service. */
export function dataFolder(): string {
  return resolve(process.env.DATA_DIR || '.local');
}

const stateFile = (folder: string) => join(folder, 'service.json');

/** Saves the state of a service in its data folder. */
export function writeState(state: ServiceState): void {
  writeJson(stateFile(state.folder), state);
}

/** Removes the state of a service that has ended. */
export function removeState(folder: string): void {
  rmSync(stateFile(folder), { force: true });
}

/** Reads the state of the last service in a data folder, which may have ended. */
export function readState(folder: string): ServiceState | undefined {
  const result = ServiceState.safeParse(readJson(stateFile(folder)));
  return result.success && result.data.folder === folder ? result.data : undefined;
}

/**
 * Finds the service that runs on a data folder; undefined if there is none. It is asked for its id, since a
 * saved process id may belong to another process by now.
 */
export async function findRunning(folder: string): Promise<RunningService | undefined> {
  const state = readState(folder);
  if (state?.url === undefined || (await askIdentity(state.url)) !== state.id) return undefined;
  return { ...state, url: state.url };
}
