import type { StoredValues } from '#shared/schemas/kept.ts';
import type { BaseRecord } from '#shared/schemas/record.ts';
import { userKept, userOrders } from '#shared/schemas/user.ts';
import { uniqueClaim } from './claim.ts';
import { resource } from './resource.ts';

export interface UserRecord extends BaseRecord, StoredValues<typeof userKept> {}

export const user = resource<UserRecord, (typeof userOrders)[number]>(userKept, {
  name: 'user',
  sorted: userOrders,
  claims: (record) => uniqueClaim('user.email', record.email),
  searchText: (record) => [record.name, record.email],
  untracked: ['last_active_at'],
});
