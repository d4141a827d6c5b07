import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileErrorCode, folderProblem } from './folder-problem.ts';

/** Held until the process ends: the system lets go of it, however that happens. */
const locks: DatabaseSync[] = [];

/**
 * Makes this process the one service of a folder. Two starts at once would both find that nothing
 * runs yet, and each would bring a store of its own.
 * @throws Error where another process is that already.
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
 * @throws Error where it cannot be known, because the file is damaged or cannot be written.
 */
export function isInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = lock(file);
  database?.close();
  return database === undefined;
}

/** A database file that no other process has open; undefined where one does. */
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
