import type { FileOwner, ResourceName } from '#shared/families.ts';
import { totalsRanges } from './live-rows.ts';
import { packedRange } from './packed-rows.ts';
import { idKey } from './sort-key.ts';
import { termPartition } from './term-partition.ts';

export interface RowKey {
  pk: string;
  sk: string;
}

/** The key of a row and its entity, which tells readers of the stream what the row is. */
export interface NamedRowKey extends RowKey {
  entity: string;
}

export type Row = RowKey & Record<string, unknown>;

/**
 * The values of a row, by the type that they were written with: only this service writes rows, each kind
 * in one place, so they are not parsed again.
 */
export function storedAs<T>(values: Record<string, unknown>): T {
  return values as T;
}

/** The key of a row as one text, which identifies a row in memory. */
export function keyText({ pk, sk }: RowKey): string {
  return `${pk}\n${sk}`;
}

/** Locations per row of uses: a row takes 3 KB, and 40 items may touch as many rows. */
const usesBlock = 200;
/** The partitions that are read as a whole, that several kinds of rows are in, or that are parsed. */
export const partition = {
  accounts: () => 'ACCOUNT',
  records: (account: number, resource: ResourceName) => `A#${account}#${resource}`,
  deleted: (account: number, resource: ResourceName) => `A#${account}#${resource}#deleted`,
  counts: (account: number, resource: ResourceName) => `A#${account}#${resource}#count`,
  totals: (account: number, resource: ResourceName) => `A#${account}#${resource}#total`,
  /** A search term's partition: see `termPartition`. */
  terms: (account: number, resource: ResourceName, name: string) =>
    `A#${account}#${resource}#term#${name}`,
  contactUses: (account: number, contact: number) => `A#${account}#contact#uses#${contact}`,
  activity: (account: number, resource: ResourceName, id: number) =>
    `A#${account}#${resource}#${id}`,
  audit: (account: number) => `A#${account}#audit`,
  itemValues: (account: number, field: string) => `A#${account}#item#values#${field}`,
  files: (account: number, owner: FileOwner) => `A#${account}#${owner}#files`,
  credential: (id: string) => `KEY#${id}`,
  session: (id: string) => `SESSION#${id}`,
  reset: (id: string) => `RESET#${id}`,
  scheduled: (hour: string, shard: number) => `SCHEDULE#${hour}#${shard}`,
  parked: () => 'PARKED',
  notifications: (account: number, user: number) => `A#${account}#notification#${user}`,
  login: (email: string) => `LOGIN#${email}`,
} as const;

/** What the keys of a range's bits begin with. */
export const countPrefix = (range: number) => `${numberKey(range)}#`;

export const rowKey = {
  account: (account: number) => named('account', partition.accounts(), idKey(account)),
  accountSequence: () => named('sequence', 'SEQUENCE', 'account'),
  sequence: (account: number, resource: ResourceName | 'file') =>
    named('sequence', `A#${account}#sequence`, resource),
  locationTree: (account: number) => named('tree', `A#${account}#location#tree`, 'tree'),
  record: (account: number, resource: ResourceName, id: number) =>
    named(resource, partition.records(account, resource), idKey(id)),
  deleted: (account: number, resource: ResourceName, id: number) =>
    named('deleted', partition.deleted(account, resource), idKey(id)),
  /** What is left of a deleted record that was purged: other records may count on it. */
  purged: (account: number, resource: ResourceName, id: number) =>
    named('purged', partition.deleted(account, resource), idKey(id)),
  count: (account: number, resource: ResourceName, range: number, stripe: number) =>
    named('count', partition.counts(account, resource), `${countPrefix(range)}${stripe}`),
  total: (account: number, resource: ResourceName, range: number, stripe: number) =>
    named(
      'total',
      partition.totals(account, resource),
      `${blockOf(range, totalsRanges)}#${stripe}`,
    ),
  term: (account: number, resource: ResourceName, term: string, id: number) =>
    named('term', partition.terms(account, resource, termPartition(term)), `${term}#${idKey(id)}`),
  /** Many ids that have a value: see `packed-rows.ts`. */
  packedIds: (account: number, resource: ResourceName, term: string, id: number) =>
    named(
      'packed',
      partition.terms(account, resource, termPartition(term)),
      `${term}#${packedRange(id)}`,
    ),
  unique: (account: number, value: string) => named('unique', `A#${account}#unique`, value),
  locationUses: (account: number, location: number, stripe: number) =>
    named('uses', `A#${account}#location#uses#${stripe}`, blockOf(location - 1, usesBlock)),
  contactUses: (account: number, contact: number, stripe: number) =>
    named('uses', partition.contactUses(account, contact), String(stripe).padStart(2, '0')),
  activity: (account: number, resource: ResourceName, id: number, entry: string) =>
    named('history', partition.activity(account, resource, id), entry),
  audit: (account: number, entry: string) => named('audit', partition.audit(account), entry),
  /** How many items have a value in a field, by its folded form. */
  itemValue: (account: number, field: string, folded: string) =>
    named('item-value', partition.itemValues(account, field), `=${folded}`),
  /** Which values of an item are counted. */
  itemCounted: (account: number, id: number) =>
    named('item-counted', `A#${account}#item#counted`, idKey(id)),
  files: (account: number, owner: FileOwner, id: number) =>
    named('files', partition.files(account, owner), idKey(id)),
  /** What all files of an account take, whatever they belong to. */
  fileTotal: (account: number) => named('file-total', partition.files(account, 'item'), 'total'),
  credential: (id: string) => named('credential', partition.credential(id), 'CREDENTIAL'),
  session: (id: string) => named('session', partition.session(id), 'CREDENTIAL'),
  spentRefresh: (id: string, hash: string) =>
    named('spent', partition.session(id), `SPENT#${hash}`),
  sessionMove: (id: string, hash: string) =>
    named('session-move', partition.session(id), `MOVE#${hash}`),
  push: (email: string) => named('push', `PUSH#${email}`, 'PUSH'),
  pushEndpoint: (hash: string) => named('push-endpoint', `PUSH#endpoint#${hash}`, 'ENDPOINT'),
  pushKey: () => named('push-key', 'PUSH', 'KEY'),
  refused: (id: string) => named('refused', partition.credential(id), 'REFUSED'),
  mailed: (whose: string) => named('mailed', `MAILED#${whose}`, 'MAILED'),
  switch: (name: string) => named('switch', 'SWITCH', name),
  sent: (name: string) => named('sent', `SENT#${name}`, 'SENT'),
  /** How far a command of operators that walks the table has come. */
  walkProgress: (name: string) => named('walk', 'WALK', name),
  scheduleProgress: (shard: number) => named('schedule', 'SCHEDULE', `PROGRESS#${shard}`),
  /** A task that was given up at a time (ISO 8601, UTC). */
  parked: (time: string, name: string) => named('parked', partition.parked(), `${time}#${name}`),
  /** Scheduled work by its time (ISO 8601, UTC); each hour has its own partitions. */
  scheduled: (time: string, shard: number, what: string) =>
    named('scheduled', partition.scheduled(hourOf(time), shard), `${time}#${what}`),
  notification: (account: number, user: number, id: number) =>
    named('notification', partition.notifications(account, user), idKey(id)),
  reset: (id: string) => named('reset', partition.reset(id), 'RESET'),
  /** That an operator turned a second factor off, until its mail is sent. */
  factorReset: (id: string) => named('factor-reset', partition.reset(id), 'SECOND_FACTOR'),
  invitation: (id: string) => named('invitation', `INVITATION#${id}`, 'INVITATION'),
  attempts: (scope: string) => named('attempts', `ATTEMPTS#${scope}`, 'ATTEMPTS'),
  login: (email: string) => named('login', partition.login(email), 'LOGIN'),
  idempotency: (credential: string, account: number, key: string) =>
    named('idempotency', `IDEM#${credential}#${account}#${key}`, 'IDEM'),
} as const;

/** The key of a row, and what the row is. */
export function named(entity: string, pk: string, sk: string): NamedRowKey {
  return { pk, sk, entity };
}

const numberKey = (number: number) => String(number).padStart(7, '0');

/** The block of a number, where `size` numbers share one. */
function blockOf(number: number, size: number): string {
  return numberKey(Math.floor(number / size));
}

/** The position of an audit entry: by time (ISO 8601, UTC), then by record. */
export function auditPlace(at: string, resource: string, id: number, entry: string): string {
  return `${at}#${resource}#${idKey(id)}#${entry}`;
}

/** The hour of a time (ISO 8601, UTC), as in the partitions of the schedule. */
export function hourOf(time: string): string {
  return time.slice(0, 13);
}
