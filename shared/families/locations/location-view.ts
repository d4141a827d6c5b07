import { readNames, referencesOf } from '#shared/records/names.ts';
import type { View } from '#shared/records/view.ts';
import type { Location } from './fields.ts';
import { readLineages } from './lineage.ts';
import { presentLocation } from './location.ts';
import { type LocationRecord, location } from './record.ts';
import { readUses } from './uses.ts';

export const locationView = {
  resource: location,
  show: async (call, records, known) => {
    const contacts = referencesOf(location, records).filter(
      ({ resource }) => resource === 'contact',
    );
    const ids = records.map(({ id }) => id);
    const [lineages, names, uses] = await Promise.all([
      readLineages(call, records),
      readNames(call, contacts, known?.names),
      readUses(call, ids),
    ]);
    return records.map((record) => {
      const lineage = lineages.get(record.id) ?? [];
      return presentLocation(record, lineage, names, uses.get(record.id)?.items ?? 0);
    });
  },
} satisfies View<LocationRecord, Location>;
