import * as z from 'zod/mini';
import { Actor, Id, Instant } from './record.ts';

/** One write, as history keeps it. */
export const HistoryEntry = z.strictObject({
  id: z.string(),
  at: Instant,
  actor: Actor,
  action: z.enum([
    'create',
    'update',
    'delete',
    'condition',
    'location',
    'inventory',
    'complete',
    'checkin',
    'extend',
    'status',
  ]),
  resource: z.string(),
  resource_id: Id,
  changes: z.array(z.strictObject({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  request_id: z.string(),
  remarks: z.optional(z.string()),
  contact_id: z.optional(Id),
});
