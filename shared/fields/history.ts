import * as z from 'zod/mini';
import { Actor } from '#shared/actor.ts';
import { resourceNames } from '#shared/families.ts';
import { Id, Instant } from './record.ts';

export const HistoryAction = z.enum([
  'create',
  'update',
  'delete',
  'restore',
  'condition',
  'location',
  'inventory',
  'files',
  'complete',
  'checkin',
  'extend',
  'remind',
  'status',
]);
export type HistoryAction = z.infer<typeof HistoryAction>;

export const FieldChange = z.strictObject({
  field: z.string(),
  from: z.unknown(),
  to: z.unknown(),
});
export type FieldChange = z.infer<typeof FieldChange>;

/** The fields of every write, in the history of any record. */
export const writeFields = {
  id: z.string(),
  at: Instant,
  occurred_at: z.optional(Instant),
  actor: Actor,
  action: HistoryAction,
  resource_id: Id,
  changes: z.array(FieldChange),
  remarks: z.optional(z.string()),
  contact_id: z.optional(Id),
};

export const HistoryEntry = z.strictObject({
  ...writeFields,
  resource: z.enum(resourceNames),
  /** The version of the history's record after the write. */
  version: Id,
  request_id: z.string(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;
