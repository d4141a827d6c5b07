import type { View } from '#shared/records/view.ts';
import type { User } from './fields.ts';
import { type UserRecord, user } from './record.ts';

export const userView = {
  resource: user,
  show: async (_call, records) => records.map((record) => ({ ...record, type: 'user' as const })),
} satisfies View<UserRecord, User>;
