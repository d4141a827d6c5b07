import type { BaseRecord } from '#shared/fields/record.ts';
import type { StoredValues } from '#shared/fields/stored.ts';
import { uniqueClaim } from '#shared/resources/claim.ts';
import { resource } from '#shared/resources/resource.ts';
import { keyStored } from './fields.ts';

/** A key as its account stores it. Its credential row has what requests need. */
export interface KeyRecord extends BaseRecord, StoredValues<typeof keyStored> {}

export const key = resource<KeyRecord, 'id'>(keyStored, {
  name: 'key',
  sorted: ['id'],
  claims: (record) => uniqueClaim('key.name', record.revoked_at === null ? record.name : null),
  untracked: ['token_id', 'revoked_by'],
});
