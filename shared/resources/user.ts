import type { Permission, Role } from '#shared/auth/grants.ts';
import { uniqueClaim } from './claim.ts';
import type { BaseRecord, Resource } from './resource.ts';
import { textKey } from './sort-key.ts';

export interface UserRecord extends BaseRecord {
  name: string;
  first_name: string | null;
  last_name: string | null;
  email: string;
  phone: string | null;
  title: string | null;
  role: Role;
  active: boolean;
  permissions: Permission[];
  last_active_at: string | null;
}

export const user: Resource<UserRecord> = {
  name: 'user',
  blank: {
    name: '',
    first_name: null,
    last_name: null,
    email: '',
    phone: null,
    title: null,
    role: 'custom',
    active: true,
    permissions: [],
    last_active_at: null,
  },
  references: {},
  claims: (record) => uniqueClaim('user.email', record.email),
  searchText: (record) => [record.name, record.email],
  indexKeys: (record) => ({ name_key: textKey(record.name, record.id) }),
  untracked: ['last_active_at'],
};
