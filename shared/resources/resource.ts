import type { ResourceName } from '#shared/families.ts';
import { type BaseRecord, baseTemplate } from '#shared/fields/record.ts';
import { defaultsOf, type StoredField, targetsOf } from '#shared/fields/stored.ts';
import type { IndexKeys, SortField } from '#shared/table/indexes.ts';
import type { Claim } from './claim.ts';
import type { EqualityValues } from './equality-terms.ts';

/** The fields of a record without those that every record has. */
export type Content<R extends BaseRecord> = Omit<R, keyof BaseRecord>;

/** The groups of the group index with a value, as `<group>#<value>#<id>`, and those without. */
interface GroupOrder {
  valued: readonly string[];
  empty: readonly string[];
}

/** An event of a record that is reported besides the change that caused it. */
export type FurtherEvent = 'inventory_low';

/** From the stored content of a row to that of the next format. */
type FormatStep = (content: Record<string, unknown>) => Record<string, unknown>;

interface Definition<R extends BaseRecord, F extends SortField> {
  name: ResourceName;
  /** The fields that lists sort by, each with an index. */
  sorted: readonly F[];
  /** The values that no other live record of the account may hold. */
  claims?: (record: R) => readonly Claim[];
  searchText?: (record: R) => readonly (string | null)[];
  /** The values for exact filters, which are stored as search terms. */
  equality?: (record: R) => EqualityValues;
  /** The value that most lists filter by: the bits of live ids are apart by it. */
  facet?: (record: R) => string;
  /**
   * Sort fields without an index of their own. Groups are sorted by the value, or by id where they
   * have none.
   */
  groupOrders?: Readonly<Record<string, GroupOrder>>;
  /** Whether a record keeps the items that it ever named. */
  keepsItems?: boolean;
  /** The keys of the record in further indexes. */
  indexKeys?: (record: R) => IndexKeys;
  /**
   * The conversions of stored content from each earlier format to the next, starting with the first. A step stays
   * until `ops reindex` has rewritten the rows of every stage.
   */
  earlierFormats?: readonly FormatStep[];
  /** What a new version is reported as besides its change: the names of further events. */
  furtherEvents?: (before: R, after: R) => readonly FurtherEvent[];
  /** Fields that history omits: bookkeeping, and what an entry contains anyway. */
  untracked?: readonly (keyof R & string)[];
}

/** Everything that reading, writing, searching and listing a kind of record needs. */
export interface Resource<R extends BaseRecord, F extends SortField = SortField>
  extends Definition<R, F> {
  /** The defaults of the fields; a row leaves these values out. */
  defaults: Content<R>;
  /** All fields of a record in one order, with their defaults: a record begins as a copy of it. */
  template: Readonly<Record<string, unknown>>;
  /** The resource that each id field refers to. */
  references: Readonly<Record<string, ResourceName>>;
}

type FieldsOf<R extends BaseRecord> = {
  readonly [K in keyof Content<R>]: StoredField<Content<R>[K]>;
};

/** Defines a resource by its fields: defaults and references derive from them. */
export function resource<R extends BaseRecord, F extends SortField>(
  fields: FieldsOf<R>,
  definition: Definition<R, F>,
): Resource<R, F> {
  const stored: Record<string, StoredField<unknown>> = { ...fields };
  // The fields are those of the content, each with a default of its type.
  const defaults = defaultsOf(stored) as Content<R>;
  const template = { ...baseTemplate, ...defaults };
  return { ...definition, defaults, template, references: targetsOf(stored) };
}
