import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { families } from '#shared/families.ts';
import type { Arrange } from './write.ts';

/** Calls of every endpoint that writes, by the name of the endpoint and, if it has several, of the case. */
export const writes: Readonly<Record<string, Arrange>> = Object.fromEntries(
  (await Promise.all(Object.keys(families).map(writesOf))).flat(),
);

/** The samples of a family, by the names of its operations. */
async function writesOf(family: string): Promise<[string, Arrange][]> {
  const file = join(import.meta.dirname, '..', '..', 'api', family, 'samples.ts');
  if (!existsSync(file)) return [];
  const { writes }: { writes: Record<string, Arrange> } = await import(/* @vite-ignore */ file);
  return Object.entries(writes).map(([operation, arrange]) => [`${family}.${operation}`, arrange]);
}
