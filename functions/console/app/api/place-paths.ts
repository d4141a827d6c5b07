import { pages } from '#client/pages.ts';
import { batchesOf } from '#shared/batches.ts';
import { listedIdsMax } from '#shared/limits.ts';
import { api } from './client.ts';
import { readAll } from './read-all.ts';
import { canRead } from './session.ts';

export type PlacePaths = ReadonlyMap<number, string>;

const fields = ['path'] as const;

/** The paths of places by their ids; none if the member may not read places. */
export async function readPlacePaths(
  ids: ReadonlySet<number>,
  options: { signal?: AbortSignal } = {},
): Promise<PlacePaths> {
  if (!canRead('content.locations')) return new Map();
  const lists = await Promise.all(
    batchesOf([...ids], listedIdsMax).map((batch) => {
      const query = { id: batch.join(','), fields: [...fields], limit: listedIdsMax };
      return readAll(pages(api, '/v1/locations', { query, ...options }), listedIdsMax);
    }),
  );
  return new Map(lists.flat().map(({ id, path = '' }) => [id, path]));
}

/** Compares the names or paths of places: Locker 2 comes before Locker 10. */
export function comparePlaces(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** A place with the one that it is in, if that is known: places such as lockers often have one name. */
export function placeText({ id, name }: { id: number; name: string }, paths: PlacePaths): string {
  return paths.get(id)?.split(' / ').slice(-2).join(' / ') ?? name;
}
