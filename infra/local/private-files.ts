import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** What a local service makes in its data folder. Anything else there is left alone. */
const ownNames =
  /^(store\.db.*|shared-local-instance\.db.*|service\..*|demo\.json.*|push\.json.*|logs|stream|queues|cdk\.out|mail|files)$/;

/**
 * Keeps a data folder to its owner: what is made from now on, and what an earlier service made.
 * There are addresses and hashes of passwords in it.
 */
export function makePrivate(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  const entries = readdirSync(folder, { withFileTypes: true });
  const own = entries.filter(({ name }) => ownNames.test(name));
  for (const { name } of own) restrict(join(folder, name));
  // A folder that holds other things, too, may be open to others for a reason.
  if (own.length === entries.length) chmodSync(folder, 0o700);
}

/** Keeps a file, or a folder with all that is in it, to its owner. What is gone meanwhile needs nothing. */
export function restrict(path: string): void {
  const entries = readEntries(path);
  try {
    chmodSync(path, entries ? 0o700 : 0o600);
  } catch (error) {
    // A store that is ending takes its journal away.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw error;
  }
  for (const entry of entries ?? []) restrict(join(path, entry));
}

/** What is in a folder; undefined for a file. */
function readEntries(path: string): string[] | undefined {
  try {
    return readdirSync(path);
  } catch {
    return undefined;
  }
}

/** Writes a JSON file for its owner alone, at once or not at all: a kill leaves no half of it. */
export function writeJson(file: string, value: object): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(value, null, 2), { mode: 0o600 });
  renameSync(draft, file);
}

/** What a JSON file holds; undefined where there is none that can be read. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
