import type { ResourceName } from '#shared/families.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { defaultsOf, type StoredField, targetsOf } from '#shared/fields/stored.ts';
import type { IndexKeys, SortField } from '#shared/table/indexes.ts';
import type { Claim } from './claim.ts';
import type { EqualityValues } from './equality-terms.ts';

/** The fields of a record that are its own. */
export type Content<R extends BaseRecord> = Omit<R, keyof BaseRecord>;

/** The groups of the index by group that have a value, `<group>#<value>#<id>`, and those that have none. */
export interface GroupOrder {
  valued: readonly string[];
  empty: readonly string[];
}

interface Definition<R extends BaseRecord, F extends SortField> {
  name: ResourceName;
  /** The fields that lists sort by; they stand in the indexes of these fields. */
  sorted: readonly F[];
  /** The values that no other live record of the account may hold. */
  claims?: (record: R) => readonly Claim[];
  /** The text whose words find the record. */
  searchText?: (record: R) => readonly (string | null)[];
  /** The values that filters ask for as they are: terms beside the words. */
  equality?: (record: R) => EqualityValues;
  /**
   * The one value by which most lists are filtered: records are counted by it, and the indexes that
   * sort carry it. One that moves with every booking would be rewritten in each of them.
   */
  facet?: (record: R) => string;
  /**
   * The fields that lists sort by, and that no index has: groups have the records of a value by it,
   * and others those of none by their ids.
   */
  groupOrders?: Readonly<Record<string, GroupOrder>>;
  /** Where the record stands in the other indexes. */
  indexKeys?: (record: R) => IndexKeys;
  /** Fields that history does not list: bookkeeping, and what an entry says anyway. */
  untracked?: readonly (keyof R & string)[];
}

/** All that has to be known of a kind of record to read, write, find and list it. */
export interface Resource<R extends BaseRecord, F extends SortField = SortField>
  extends Definition<R, F> {
  /** The record of which nothing is known: a row leaves these values out. */
  defaults: Content<R>;
  /** The fields that hold an id, and of what. */
  references: Readonly<Record<string, ResourceName>>;
}

type FieldsOf<R extends BaseRecord> = {
  readonly [K in keyof Content<R>]: StoredField<Content<R>[K]>;
};

/** A kind of record by its fields: defaults and references derive from them. */
export function resource<R extends BaseRecord, F extends SortField>(
  fields: FieldsOf<R>,
  definition: Definition<R, F>,
): Resource<R, F> {
  const stored: Record<string, StoredField<unknown>> = { ...fields };
  // The fields are those of the content, each with a default of its type.
  const defaults = defaultsOf(stored) as Content<R>;
  return { ...definition, defaults, references: targetsOf(stored) };
}

export function facetOf<R extends BaseRecord>(
  { facet }: Resource<R>,
  record: R,
): string | undefined {
  return facet?.(record);
}
