import { join } from 'node:path';

/** The file in a data folder with the keys that sign push messages. */
export function pushFile(folder: string): string {
  return join(folder, 'push.json');
}
