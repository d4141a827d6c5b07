import * as z from 'zod/mini';
import { type BaseRecord, Id } from '#shared/fields/record.ts';
import { type StoredValues, stored } from '#shared/fields/stored.ts';
import { labelClaims, uniqueClaim, uniqueValue } from '#shared/resources/claim.ts';
import { resource } from '#shared/resources/resource.ts';
import { indexes, inIndex } from '#shared/table/indexes.ts';
import { groupKey } from '#shared/table/sort-key.ts';
import { locationFields, locationOrders } from './fields.ts';

const fields = {
  ...locationFields,
  /** The ancestors at the record's last write, the root first; a hint for reading its path. */
  lineage: stored(z.array(Id), []),
};

export interface LocationRecord extends BaseRecord, StoredValues<typeof fields> {}

export const location = resource<LocationRecord, (typeof locationOrders)[number]>(fields, {
  name: 'location',
  sorted: locationOrders,
  claims: (record) => [
    {
      value: uniqueValue(`location.name.${record.parent_id ?? 0}`, record.name),
      path: 'name',
      noun: 'name',
      otherPath: 'parent_id',
    },
    ...uniqueClaim('location.external_ref', record.external_ref),
    ...labelClaims(record.qr),
  ],
  searchText: (record) => [
    record.name,
    record.description,
    record.address,
    record.zip,
    record.city,
    ...record.qr,
    record.external_ref,
  ],
  indexKeys: ({ id, parent_id: parent }) =>
    inIndex(indexes.location.parent, parent === null ? null : groupKey(parent, id)),
  untracked: ['lineage'],
});
