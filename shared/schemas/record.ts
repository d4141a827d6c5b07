import * as z from 'zod/mini';
import { idParameter } from './query.ts';

/** A time as answers show it: UTC to the second. */
export const Instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/));
export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
export const Id = z.int().check(z.minimum(1));

export const Actor = z.strictObject({
  id: z.int().check(z.minimum(0)),
  type: z.enum(['user', 'api_key', 'system']),
  name: z.string(),
});

export const Count = z.int().check(z.minimum(0));

/** An item that a record names. */
export const ItemSummary = z.strictObject({
  id: Id,
  name: z.string(),
  unique_id: z.nullable(z.string()),
});
export type ItemSummary = z.infer<typeof ItemSummary>;

/** The filters of lists whose records name items, a contact and a user. */
export const partyFilters = {
  item_id: idParameter(),
  contact_id: idParameter(),
  user_id: idParameter(),
};

/** A record that another refers to. */
export const Named = z.nullable(z.strictObject({ id: Id, name: z.string() }));

/** What every record has. A dry run shows one that has no id. */
export const recordShape = {
  id: Id,
  created_at: Instant,
  created_by: Actor,
  updated_at: Instant,
  updated_by: Actor,
  version: Id,
} as const;

/** What a sync shows of a deleted record. */
export const Tombstone = z.strictObject({ id: Id, deleted_at: Instant });

/** The entries of a list that can be synced. */
export function listOf<T extends z.ZodMiniType>(record: T) {
  return z.array(z.union([record, Tombstone]));
}
