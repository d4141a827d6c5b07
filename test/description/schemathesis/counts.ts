import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How often each operation was called, by the counts that runs wrote to a folder. */
export async function readCounts(folder: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const file of await readdir(folder)) {
    const part: Record<string, number> = JSON.parse(await readFile(join(folder, file), 'utf8'));
    for (const [operation, count] of Object.entries(part)) {
      counts.set(operation, (counts.get(operation) ?? 0) + count);
    }
  }
  return counts;
}
