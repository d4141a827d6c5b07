import * as z from 'zod/mini';
import type { BaseRecord } from '#shared/fields/record.ts';
import { type StoredValues, stored } from '#shared/fields/stored.ts';
import { uniqueClaim } from '#shared/resources/claim.ts';
import { resource } from '#shared/resources/resource.ts';
import { Preferences, userOrders, userStored } from './fields.ts';

const fields = {
  ...userStored,
  /** Whether a link was mailed that is not used yet; such a member is not active. */
  invited: stored(z.boolean(), false),
  /** Shown to the member alone. */
  preferences: stored(Preferences, { views: [], columns: [] }),
};

export interface UserRecord extends BaseRecord, StoredValues<typeof fields> {}

export const user = resource<UserRecord, (typeof userOrders)[number]>(fields, {
  name: 'user',
  sorted: userOrders,
  claims: (record) => uniqueClaim('user.email', record.email),
  searchText: (record) => [record.name, record.email],
  untracked: ['last_active_at', 'preferences'],
});
