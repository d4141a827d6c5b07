import type { Claim } from './claim.ts';
import type { IndexKeys } from './index-keys.ts';

/** The resources that have records, in the singular, as keys and history name them. */
export type ResourceName =
  | 'item'
  | 'location'
  | 'contact'
  | 'user'
  | 'key'
  | 'reservation'
  | 'checkout'
  | 'issue'
  | 'event'
  | 'comment';

/** Who did something, with the name of that time. A key's name is `<key name> (API)`. */
export interface Actor {
  id: number;
  type: 'user' | 'api_key' | 'system';
  name: string;
}

/** What every record has. Times are UTC, `YYYY-MM-DDTHH:MM:SSZ`. */
export interface BaseRecord {
  id: number;
  /** How many writes made the record what it is. */
  version: number;
  created_at: string;
  created_by: Actor;
  updated_at: string;
  updated_by: Actor;
}

/** The fields of a record that are its own. */
export type Content<R extends BaseRecord> = Omit<R, keyof BaseRecord>;

/** All that the data layer has to know of a kind of record. */
export interface Resource<R extends BaseRecord> {
  name: ResourceName;
  /** The record of which nothing is known: what a row leaves out has these values. */
  blank: Content<R>;
  /** The fields that hold an id, and of what. */
  references: { readonly [Field in keyof R & string]?: ResourceName };
  /** The values that no other live record of the account may hold. */
  claims: (record: R) => readonly Claim[];
  /** The text whose words find the record. */
  searchText: (record: R) => readonly (string | null)[];
  /** Where the record stands in the secondary indexes, but for creation and update. */
  indexKeys: (record: R) => IndexKeys;
  /** Fields that history does not list: bookkeeping, and what an entry says anyway. */
  untracked: readonly (keyof R & string)[];
}

const idDigits = 12;

/** An id as a sort key, so that keys sort as numbers do. */
export function idKey(id: number): string {
  return String(id).padStart(idDigits, '0');
}

/** The id at the end of a sort or index key. */
export function idOf(key: unknown): number {
  return Number(String(key).slice(-idDigits));
}
