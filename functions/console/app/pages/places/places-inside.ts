import { comparePlaces } from '#console/api/place-paths.ts';
import type { Location } from '#console/api/records.ts';

/** A place inside another, directly or further down. */
export interface InsidePlace {
  location: Location;
  /** Its path from the outer place, such as `Locker 1 / Box 2`. */
  path: string;
}

/** The places inside a place at every level: each before those inside it, in the order of their names. */
export function placesInside(outerId: number, places: readonly Location[]): InsidePlace[] {
  const byParent = Map.groupBy(places, ({ parent_id }) => parent_id);
  const listBelow = (id: number, names: readonly string[]): InsidePlace[] =>
    (byParent.get(id) ?? []).toSorted(byName).flatMap((location) => {
      const ownNames = [...names, location.name];
      return [{ location, path: ownNames.join(' / ') }, ...listBelow(location.id, ownNames)];
    });
  return listBelow(outerId, []);
}

export const byName = (one: Location, other: Location) => comparePlaces(one.name, other.name);
