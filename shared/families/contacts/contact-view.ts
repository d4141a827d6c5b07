import { readNames, referencesOf } from '#shared/records/names.ts';
import { withNames } from '#shared/records/reference-names.ts';
import type { View } from '#shared/records/view.ts';
import type { Contact } from './fields.ts';
import { type ContactRecord, contact } from './record.ts';

export const contactView = {
  resource: contact,
  show: async (call, records, known) => {
    const names = await readNames(call, referencesOf(contact, records), known?.names);
    return records.map((record) => {
      const { open_reservations_count, ...shown } = withNames(contact, record, names);
      return shown;
    });
  },
} satisfies View<ContactRecord, Contact>;
