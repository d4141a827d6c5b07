import * as z from 'zod/mini';
import { Actor } from '#shared/actor.ts';

/** A time in a response: UTC to the second. */
export const Instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/));
export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** Paths and queries allow 15 digits, which no id reaches. */
export const largestId = 999_999_999_999_999;
export const Id = z.int().check(z.minimum(1));
export const Count = z.int().check(z.minimum(0));

/** The fields of every record. A dry run shows one without an id. */
export const recordShape = {
  id: Id,
  created_at: Instant,
  created_by: Actor,
  updated_at: Instant,
  updated_by: Actor,
  /** The number of writes to the record. */
  version: Id,
} as const;

const Base = z.strictObject(recordShape);
export type BaseRecord = z.infer<typeof Base>;
/** The fields of every record, from which copies for the values of rows are made. */
export const baseTemplate = Object.fromEntries(
  Object.keys(recordShape).map((name) => [name, null]),
);

/** A reference in a response. */
export const Named = z.strictObject({ id: Id, name: z.string() });
export type Named = z.infer<typeof Named>;

export const ItemSummary = z.extend(Named, { unique_id: z.nullable(z.string()) });
export type ItemSummary = z.infer<typeof ItemSummary>;

export const Tombstone = z.strictObject({ id: Id, deleted_at: Instant });
export type Tombstone = z.infer<typeof Tombstone>;

/** The entries of a list with sync. */
export function listOf<T extends z.ZodMiniType>(record: T) {
  return z.array(z.union([record, Tombstone]));
}
