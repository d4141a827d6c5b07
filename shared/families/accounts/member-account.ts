import * as z from 'zod/mini';
import { anyRole } from '#shared/auth/grants.ts';
import { plans } from '#shared/auth/plans.ts';
import { Id, Instant } from '#shared/fields/record.ts';

export const MemberAccount = z.strictObject({
  id: Id,
  name: z.string(),
  plan: z.enum(plans),
  trial_ends_at: z.nullable(Instant),
  api_access: z.boolean(),
  keys: z.strictObject({ used: z.int(), limit: z.int() }),
  role: z.enum(anyRole),
});
export type MemberAccount = z.infer<typeof MemberAccount>;
