import type { BaseRecord } from '#shared/fields/record.ts';
import type { StoredValues } from '#shared/fields/stored.ts';
import { uniqueClaim } from '#shared/resources/claim.ts';
import { summaryFields } from '#shared/resources/item-summaries.ts';
import { resource } from '#shared/resources/resource.ts';
import { kitFields, kitOrders } from './fields.ts';

const fields = { ...kitFields, ...summaryFields };

export interface KitRecord extends BaseRecord, StoredValues<typeof fields> {}

export const kit = resource<KitRecord, (typeof kitOrders)[number]>(fields, {
  name: 'kit',
  sorted: kitOrders,
  claims: ({ external_ref }) => uniqueClaim('kit.external_ref', external_ref),
  searchText: ({ name, description, tags, external_ref }) => [
    name,
    description,
    ...tags,
    external_ref,
  ],
  untracked: ['item_summaries'],
});
