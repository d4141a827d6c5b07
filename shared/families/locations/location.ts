import type { FieldProblems } from '#shared/errors.ts';
import type { Named } from '#shared/fields/record.ts';
import { type Names, namedReferences } from '#shared/records/reference-names.ts';
import type { Content } from '#shared/resources/resource.ts';
import type { Location } from './fields.ts';
import { type LocationRecord, location } from './record.ts';

/** A location in a response. `lineage` is its ancestors, the root first. */
export function presentLocation(
  record: LocationRecord,
  lineage: readonly Named[],
  names: Names,
  itemsCount: number,
): Location {
  const { lineage: _hint, ...shownLocation } = record;
  return {
    ...shownLocation,
    ...namedReferences(location, record, names),
    parent: lineage.at(-1) ?? null,
    path: [...lineage, record].map(({ name }) => name).join(' / '),
    items_count: itemsCount,
  };
}

/** Both coordinates must be set, or neither. */
export function coordinateProblems(
  record: Pick<Content<LocationRecord>, 'latitude' | 'longitude'>,
): FieldProblems {
  const { latitude, longitude } = record;
  if ((latitude === null) === (longitude === null)) return {};
  const missing = latitude === null ? 'latitude' : 'longitude';
  return { [missing]: [{ code: 'required', message: 'Must be given with the other coordinate.' }] };
}
