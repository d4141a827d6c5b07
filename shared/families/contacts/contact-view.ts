import { readNames, referencesOf } from '#shared/records/names.ts';
import { type Names, namedReferences } from '#shared/records/reference-names.ts';
import type { View } from '#shared/records/view.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { Contact } from './fields.ts';
import { type ContactRecord, contact } from './record.ts';
import { readOpen } from './uses.ts';

export function presentContact(
  record: ContactRecord,
  names: Names,
  openCheckouts: number,
): Contact {
  const named = namedReferences(contact, record, names);
  return { ...record, ...named, open_checkouts_count: openCheckouts };
}

export const contactView = {
  resource: contact,
  schema: Contact,
  show: async (call, records, knownRecords) => {
    const ids = records.map(({ id }) => id);
    const [names, counts] = await Promise.all([
      readNames(call, referencesOf(contact, records), knownRecords?.names),
      mapInParallel(ids, (id) => readOpen(call, id)),
    ]);
    return records.map((record, index) =>
      presentContact(record, names, counts[index]?.open_checkouts_count ?? 0),
    );
  },
} satisfies View<ContactRecord, Contact>;
