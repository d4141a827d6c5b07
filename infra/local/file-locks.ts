import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileErrorCode, folderProblem } from './folder-problem.ts';

/** Locks that the system releases when the process ends, however that happens. */
const locks: DatabaseSync[] = [];

/**
 * Locks a folder for this process. Without the lock, two simultaneous starts would each start a store.
 * @throws Error if another process has the lock.
 */
export function claimFolder(folder: string): void {
  const database = lock(join(folder, 'service.lock'));
  if (database) locks.push(database);
  else {
    throw new Error(
      `Another npm start uses ${folder} and does not answer: it is starting, ending or hanging. ` +
        'Try again in a moment, or end it.',
    );
  }
}

/**
 * Whether a process has the file of a store open.
 * @throws Error if that cannot be found out, because the file is damaged or not writable.
 */
export function isInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = lock(file);
  database?.close();
  return database === undefined;
}

/** Opens a database file exclusively; undefined if another process has it open. */
function lock(file: string): DatabaseSync | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database?.close();
    if (fileErrorCode(error) === 'BUSY') return undefined;
    throw new Error(folderProblem(error, file) ?? String(error), { cause: error });
  }
}
