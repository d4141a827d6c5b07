import { join } from 'node:path';

/** Where the keys that sign pushes are kept in a data folder. */
export function pushFile(folder: string): string {
  return join(folder, 'push.json');
}
