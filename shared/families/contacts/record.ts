import { type BaseRecord, Count } from '#shared/fields/record.ts';
import { type StoredValues, stored } from '#shared/fields/stored.ts';
import { uniqueClaim } from '#shared/resources/claim.ts';
import { resource } from '#shared/resources/resource.ts';
import { contactFields, contactOrders, contactStored } from './fields.ts';

const fields = { ...contactFields, ...contactStored, open_reservations_count: stored(Count, 0) };

export interface ContactRecord extends BaseRecord, StoredValues<typeof fields> {}

export const contact = resource<ContactRecord, (typeof contactOrders)[number]>(fields, {
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
  untracked: ['open_checkouts_count', 'open_reservations_count'],
});
