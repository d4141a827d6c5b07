import type { View } from '#shared/records/view.ts';
import { type UserRecord, user } from '#shared/resources/user.ts';
import type { User } from '#shared/schemas/user.ts';

export const userView = {
  resource: user,
  show: async (_call, records) => records.map((record) => ({ ...record, type: 'user' as const })),
} satisfies View<UserRecord, User>;
