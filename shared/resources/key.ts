import * as z from 'zod/mini';
import { kept, type StoredValues } from '#shared/schemas/kept.ts';
import { keyFields } from '#shared/schemas/key.ts';
import { type BaseRecord, Instant } from '#shared/schemas/record.ts';
import { uniqueClaim } from './claim.ts';
import { resource } from './resource.ts';

const fields = {
  ...keyFields,
  /** The `<id>` of the token. */
  token_id: kept(z.string(), ''),
  token_hint: kept(z.string(), ''),
  revoked_at: kept(z.nullable(Instant), null),
};

/** What an account knows of a key. What a request needs of it stands on its credential row. */
export interface KeyRecord extends BaseRecord, StoredValues<typeof fields> {}

export const key = resource<KeyRecord, 'id'>(fields, {
  name: 'key',
  sorted: ['id'],
  claims: (record) => uniqueClaim('key.name', record.revoked_at === null ? record.name : null),
  untracked: ['token_id'],
});
