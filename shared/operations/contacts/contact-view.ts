import { withNames } from '#shared/domain/names.ts';
import { readNames, referencesOf } from '#shared/records/names.ts';
import type { View } from '#shared/records/view.ts';
import { type ContactRecord, contact } from '#shared/resources/contact.ts';
import type { Contact } from '#shared/schemas/contact.ts';

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
