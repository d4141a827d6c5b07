import type { BaseRecord } from '#shared/fields/record.ts';
import type { StoredValues } from '#shared/fields/stored.ts';
import { uniqueClaim } from '#shared/resources/claim.ts';
import { resource } from '#shared/resources/resource.ts';
import { contactFields, contactOrders } from './fields.ts';

export interface ContactRecord extends BaseRecord, StoredValues<typeof contactFields> {}

export const contact = resource<ContactRecord, (typeof contactOrders)[number]>(contactFields, {
  name: 'contact',
  sorted: contactOrders,
  claims: (record) => [
    ...uniqueClaim('contact.number', record.number),
    ...uniqueClaim('contact.external_ref', record.external_ref),
  ],
  searchText: (record) => [
    record.name,
    record.email,
    record.phone,
    record.mobile,
    record.number,
    record.title,
    record.notes,
    ...record.tags,
    record.external_ref,
  ],
  equality: ({ email }) => ({ email }),
});
