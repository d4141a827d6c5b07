import { presentLocation } from '#shared/domain/location.ts';
import { readNames, referencesOf } from '#shared/records/names.ts';
import type { View } from '#shared/records/view.ts';
import { type LocationRecord, location } from '#shared/resources/location.ts';
import type { Location } from '#shared/schemas/location.ts';
import { readLineages } from './lineage.ts';
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
