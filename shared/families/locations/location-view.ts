import type { Call } from '#shared/call.ts';
import { readNames, referencesOf } from '#shared/records/names.ts';
import type { KnownRecords, View } from '#shared/records/view.ts';
import { Location } from './fields.ts';
import { presentLocation } from './location.ts';
import { type LocationRecord, location } from './record.ts';
import { lineageOf, readAncestors, type Tree } from './tree.ts';
import { readUses } from './uses.ts';

export const locationView = {
  resource: location,
  schema: Location,
  show: (call, records, knownRecords) =>
    showLocations(call, records, readAncestors(call, records), knownRecords),
} satisfies View<LocationRecord, Location>;

/** Shows locations with their paths in a tree, which has all of their ancestors. */
export async function showLocations(
  call: Call,
  records: readonly LocationRecord[],
  tree: Tree | Promise<Tree>,
  knownRecords: KnownRecords = {},
): Promise<Location[]> {
  const contacts = referencesOf(location, records).filter(({ resource }) => resource === 'contact');
  const ids = records.map(({ id }) => id);
  const [ancestors, names, uses] = await Promise.all([
    tree,
    readNames(call, contacts, knownRecords.names),
    readUses(call, ids),
  ]);
  return records.map((record) => {
    const lineage = lineageOf(record.parent_id, ancestors);
    return presentLocation(record, lineage, names, uses.get(record.id)?.items ?? 0);
  });
}
