import * as z from 'zod/mini';
import { Actor } from '#shared/actor.ts';
import { resourceNames } from '#shared/families.ts';
import { Id, Instant } from './record.ts';

export const HistoryAction = z.enum([
  'create',
  'update',
  'delete',
  'condition',
  'location',
  'inventory',
  'files',
  'complete',
  'checkin',
  'extend',
  'status',
]);
export type HistoryAction = z.infer<typeof HistoryAction>;

export const FieldChange = z.strictObject({
  field: z.string(),
  from: z.unknown(),
  to: z.unknown(),
});
export type FieldChange = z.infer<typeof FieldChange>;

/** One write, as history keeps it for good. */
export const HistoryEntry = z.strictObject({
  id: z.string(),
  at: Instant,
  actor: Actor,
  action: HistoryAction,
  resource: z.enum(resourceNames),
  resource_id: Id,
  /** The version that the record whose history it is has with the write. */
  version: Id,
  changes: z.array(FieldChange),
  request_id: z.string(),
  remarks: z.optional(z.string()),
  contact_id: z.optional(Id),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;
