import { type LocationUse, otherUse } from '#shared/families/locations/uses.ts';
import type { ItemRecord } from './record.ts';

/** The locations that count an item: its present one and its home. */
export function locationUses({ location_id, home_location_id }: ItemRecord): LocationUse[] {
  const here: LocationUse[] = location_id === null ? [] : [{ location: location_id, kind: 'item' }];
  return [...here, ...otherUse(home_location_id)];
}
