import * as z from 'zod/mini';
import { Id, Instant } from '#shared/fields/record.ts';

export const Session = z.strictObject({
  id: Id,
  current: z.boolean(),
  account: z.strictObject({ id: Id, name: z.string() }),
  created_at: Instant,
  last_used_at: Instant,
  expires_at: Instant,
  ip: z.string(),
  user_agent: z.nullable(z.string()),
});
export type Session = z.infer<typeof Session>;
