import { page } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { type FirstRecords, readFirstRecords } from '#console/api/first-records.ts';
import { readPlaces } from '#console/api/read-places.ts';
import type { Item, Location } from '#console/api/records.ts';
import { type InsidePlace, placesInside } from '#console/pages/places/places-inside.ts';

/** A place to be counted, alone or with the places inside it. */
export interface CountedPlace {
  place: Location;
  hasPlacesInside: boolean;
  /** Whether the places inside are counted with it. */
  isDeep: boolean;
  /** The places that are counted: this one, and those counted with it. */
  placeIds: ReadonlySet<number>;
  /** What texts call places, if not by their names: by the path from this place, or else the whole path. */
  paths: ReadonlyMap<number, string>;
  /** What is stored at the counted places, in the order of the places. */
  expected: FirstRecords<Item>;
}

/** The expected items are read with at most this many calls, of 200 items each. */
const callsAtMost = 10;

/** Reads what is expected at a place. */
export async function readCountedPlace(
  id: number,
  isDeep: boolean,
  signal: AbortSignal,
): Promise<{ data: CountedPlace }> {
  const query = { location_id: id, include_sublocations: isDeep, order: 'name' } as const;
  const [{ data: place }, places, items] = await Promise.all([
    orThrow(api.GET('/v1/locations/{id}', { params: { path: { id } }, signal })),
    isDeep ? readPlaces({ signal }) : readOnePlaceInside(id, signal),
    readFirstRecords(
      (part) => page(api, '/v1/items', { query: { ...query, ...part }, signal }),
      callsAtMost,
    ),
  ]);
  const counted = isDeep ? placesInside(id, places) : [];
  const pathEntries = isDeep ? places.map(pathEntry) : [];
  return {
    data: {
      place,
      hasPlacesInside: isDeep ? counted.length > 0 : places.length > 0,
      isDeep,
      placeIds: new Set([id, ...counted.map(({ location }) => location.id)]),
      paths: new Map([...pathEntries, ...counted.map(pathInsideEntry)]),
      expected: { ...items, records: inOrderOf(counted, items.records) },
    },
  };
}

async function readOnePlaceInside(id: number, signal: AbortSignal): Promise<Location[]> {
  const query = { parent_id: String(id), limit: 1 };
  return (await page(api, '/v1/locations', { query, signal })).data;
}

const pathEntry = ({ id, path }: Location) => [id, path] as const;
const pathInsideEntry = ({ location, path }: InsidePlace) => [location.id, path] as const;

/** Sorts items by their places, so that each place is walked to once; those of the outer place first. */
function inOrderOf(inside: readonly InsidePlace[], items: readonly Item[]): readonly Item[] {
  const ranks = new Map(inside.map(({ location }, index) => [location.id, index]));
  const rankOf = ({ location_id }: Item) => ranks.get(location_id ?? 0) ?? -1;
  return items.toSorted((one, other) => rankOf(one) - rankOf(other));
}
