import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** The names of what a local service creates in its data folder. */
const ownNames =
  /^(store\.db.*|shared-local-instance\.db.*|service\..*|demo\.json.*|push\.json.*|logs|stream|queues|cdk\.out|mail|files)$/;

/**
 * Lets only the owner read a data folder, including the files of earlier services, since it contains addresses
 * and password hashes.
 */
export function makePrivate(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  const entries = readdirSync(folder, { withFileTypes: true });
  const own = entries.filter(({ name }) => ownNames.test(name));
  for (const { name } of own) restrict(join(folder, name));
  // A folder with other files may be meant to be readable by others.
  if (own.length === entries.length) chmodSync(folder, 0o700);
}

/** Lets only the owner read a file, or a folder with its content. Ignores files deleted meanwhile. */
export function restrict(path: string): void {
  const entries = readEntries(path);
  try {
    chmodSync(path, entries ? 0o700 : 0o600);
  } catch (error) {
    // A store that ends deletes its journal.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw error;
  }
  for (const entry of entries ?? []) restrict(join(path, entry));
}

/** The names in a folder; undefined for a file. */
function readEntries(path: string): string[] | undefined {
  try {
    return readdirSync(path);
  } catch {
    return undefined;
  }
}

/** Writes a JSON file that only its owner can read, atomically. */
export function writeJson(file: string, value: object): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(value, null, 2), { mode: 0o600 });
  renameSync(draft, file);
}

/** Reads a JSON file; undefined if that fails. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
