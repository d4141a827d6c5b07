import type { StoredValues } from '#shared/fields/kept.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { uniqueClaim } from '#shared/resources/claim.ts';
import { resource } from '#shared/resources/resource.ts';
import { userKept, userOrders } from './fields.ts';

export interface UserRecord extends BaseRecord, StoredValues<typeof userKept> {}

export const user = resource<UserRecord, (typeof userOrders)[number]>(userKept, {
  name: 'user',
  sorted: userOrders,
  claims: (record) => uniqueClaim('user.email', record.email),
  searchText: (record) => [record.name, record.email],
  untracked: ['last_active_at'],
});
