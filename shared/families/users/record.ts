import type { BaseRecord } from '#shared/fields/record.ts';
import type { StoredValues } from '#shared/fields/stored.ts';
import { uniqueClaim } from '#shared/resources/claim.ts';
import { resource } from '#shared/resources/resource.ts';
import { userOrders, userStored } from './fields.ts';

export interface UserRecord extends BaseRecord, StoredValues<typeof userStored> {}

export const user = resource<UserRecord, (typeof userOrders)[number]>(userStored, {
  name: 'user',
  sorted: userOrders,
  claims: (record) => uniqueClaim('user.email', record.email),
  searchText: (record) => [record.name, record.email],
  untracked: ['last_active_at'],
});
