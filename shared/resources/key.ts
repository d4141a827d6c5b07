import { uniqueClaim } from './claim.ts';
import type { BaseRecord, Resource } from './resource.ts';

export const keyAccess = ['full', 'restricted'] as const;
export type KeyAccess = (typeof keyAccess)[number];

/** What an account knows of a key. What a request needs of it stands on its credential row. */
export interface KeyRecord extends BaseRecord {
  name: string;
  access: KeyAccess;
  scopes: string[];
  contact_email: string | null;
  /** The member who created the key, and whose permissions bound it. */
  user_id: number;
  /** The `<id>` of the token. */
  token_id: string;
  token_hint: string;
  revoked_at: string | null;
}

export const key: Resource<KeyRecord> = {
  name: 'key',
  blank: {
    name: '',
    access: 'restricted',
    scopes: [],
    contact_email: null,
    user_id: 0,
    token_id: '',
    token_hint: '',
    revoked_at: null,
  },
  references: { user_id: 'user' },
  claims: (record) => uniqueClaim('key.name', record.revoked_at === null ? record.name : null),
  searchText: () => [],
  indexKeys: () => ({}),
  untracked: ['token_id'],
};
