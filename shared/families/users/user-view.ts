import type { View } from '#shared/records/view.ts';
import type { User } from './fields.ts';
import { type UserRecord, user } from './record.ts';

export const userView = {
  resource: user,
  show: async (_call, records) => records.map(showUser),
} satisfies View<UserRecord, User>;

export function showUser({ invited, preferences: _, ...record }: UserRecord): User {
  const inactive = invited ? ('invited' as const) : ('inactive' as const);
  return { ...record, type: 'user', status: record.active ? 'active' : inactive };
}
