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
export function rowIdentity({ pk, sk }: RowKey): string {
  return `${pk}\n${sk}`;
}

/** Each key, or row, once: of two with one key, the last is kept. */
export function distinctRows<K extends RowKey>(keys: readonly K[]): K[] {
  return [...new Map(keys.map((key) => [rowIdentity(key), key])).values()];
}

/** Locations per row of uses: a row takes 3 KB. */
const usesBlock = 200;
/** A number in a partition; `*` in a pattern, as IAM policies have them, matches any. */
type NumberOrAny = number | '*';

/** The partitions of all rows but those of the feed of changes and of webhooks. */
export const partition = {
  accounts: () => 'ACCOUNT',
  accountSequence: () => 'SEQUENCE',
  sequences: (account: NumberOrAny) => `A#${account}#sequence`,
  unique: (account: NumberOrAny) => `A#${account}#unique`,
  records: (account: NumberOrAny, resource: ResourceName) => `A#${account}#${resource}`,
  deleted: (account: number, resource: ResourceName) => `A#${account}#${resource}#deleted`,
  counts: (account: number, resource: ResourceName) => `A#${account}#${resource}#count`,
  totals: (account: number, resource: ResourceName) => `A#${account}#${resource}#total`,
  /** A search term's partition: see `termPartition`. */
  terms: (account: NumberOrAny, resource: ResourceName | '*', name: string) =>
    `A#${account}#${resource}#term#${name}`,
  contactUses: (account: number, contact: number) => `A#${account}#contact#uses#${contact}`,
  locationUses: (account: number, stripe: number) => `A#${account}#location#uses#${stripe}`,
  locationTree: (account: number) => `A#${account}#location#tree`,
  /** The history of a record; as a pattern, all partitions of a kind of record but that of the records. */
  activity: (account: NumberOrAny, resource: ResourceName, id: NumberOrAny) =>
    `A#${account}#${resource}#${id}`,
  audit: (account: NumberOrAny) => `A#${account}#audit`,
  itemCounted: (account: NumberOrAny) => `A#${account}#item#counted`,
  itemValues: (account: NumberOrAny, field: string) => `A#${account}#item#values#${field}`,
  files: (account: NumberOrAny, owner: FileOwner) => `A#${account}#${owner}#files`,
  notifications: (account: NumberOrAny, user: NumberOrAny) => `A#${account}#notification#${user}`,
  credential: (id: string) => `KEY#${id}`,
  session: (id: string) => `SESSION#${id}`,
  login: (email: string) => `LOGIN#${email}`,
  reset: (id: string) => `RESET#${id}`,
  invitation: (id: string) => `INVITATION#${id}`,
  attempts: (scope: string) => `ATTEMPTS#${scope}`,
  pushKeys: () => 'PUSH',
  push: (email: string) => `PUSH#${email}`,
  idempotency: (call: string) => `IDEM#${call}`,
  mailCount: (whose: string) => `MAILED#${whose}`,
  sentMark: (name: string) => `SENT#${name}`,
  scheduled: (hour: string, shard: NumberOrAny) => `SCHEDULE#${hour}#${shard}`,
  scheduleProgress: () => 'SCHEDULE',
  parkedTasks: () => 'PARKED',
  switches: () => 'SWITCH',
  walks: () => 'WALK',
} as const;

/** Patterns of all partitions of a kind of record, of any account. */
export function partitionsOf(resource: ResourceName): string[] {
  return [partition.records('*', resource), partition.activity('*', resource, '*')];
}

/** The prefix of the keys of a range's bitmaps. */
export const countPrefix = (range: number) => `${numberKey(range)}#`;

export const rowKey = {
  account: (account: number) => namedKey('account', partition.accounts(), idKey(account)),
  accountSequence: () => namedKey('sequence', partition.accountSequence(), 'account'),
  sequence: (account: number, resource: ResourceName | 'file') =>
    namedKey('sequence', partition.sequences(account), resource),
  locationTree: (account: number) => namedKey('tree', partition.locationTree(account), 'tree'),
  record: (account: number, resource: ResourceName, id: number) =>
    namedKey(resource, partition.records(account, resource), idKey(id)),
  deleted: (account: number, resource: ResourceName, id: number) =>
    namedKey('deleted', partition.deleted(account, resource), idKey(id)),
  /** The rest of a purged record, which stays because other records may refer to it. */
  purged: (account: number, resource: ResourceName, id: number) =>
    namedKey('purged', partition.deleted(account, resource), idKey(id)),
  count: (account: number, resource: ResourceName, range: number, stripe: number) =>
    namedKey('count', partition.counts(account, resource), `${countPrefix(range)}${stripe}`),
  total: (account: number, resource: ResourceName, range: number, stripe: number) =>
    namedKey(
      'total',
      partition.totals(account, resource),
      `${blockOf(range, totalsRanges)}#${stripe}`,
    ),
  term: (account: number, resource: ResourceName, term: string, id: number) =>
    namedKey(
      'term',
      partition.terms(account, resource, termPartition(term)),
      `${term}#${idKey(id)}`,
    ),
  /** Many ids that have a value: see `packed-rows.ts`. */
  packedIds: (account: number, resource: ResourceName, term: string, id: number) =>
    namedKey(
      'packed',
      partition.terms(account, resource, termPartition(term)),
      `${term}#${packedRange(id)}`,
    ),
  unique: (account: number, value: string) => namedKey('unique', partition.unique(account), value),
  locationUses: (account: number, location: number, stripe: number, block = usesBlock) =>
    namedKey('uses', partition.locationUses(account, stripe), blockOf(location - 1, block)),
  contactUses: (account: number, contact: number, stripe: number) =>
    namedKey('uses', partition.contactUses(account, contact), String(stripe).padStart(2, '0')),
  activity: (account: number, resource: ResourceName, id: number, entry: string) =>
    namedKey('history', partition.activity(account, resource, id), entry),
  audit: (account: number, entry: string) => namedKey('audit', partition.audit(account), entry),
  /** How many items have a value in a field, by its folded form. */
  itemValue: (account: number, field: string, foldedValue: string) =>
    namedKey('item-value', partition.itemValues(account, field), `=${foldedValue}`),
  /** Which values of an item are counted. */
  itemCounted: (account: number, id: number) =>
    namedKey('item-counted', partition.itemCounted(account), idKey(id)),
  files: (account: number, owner: FileOwner, id: number) =>
    namedKey('files', partition.files(account, owner), idKey(id)),
  /** The storage used by all files of an account. */
  fileTotal: (account: number) => namedKey('file-total', partition.files(account, 'item'), 'total'),
  credential: (id: string) => namedKey('credential', partition.credential(id), 'CREDENTIAL'),
  session: (id: string) => namedKey('session', partition.session(id), 'CREDENTIAL'),
  spentRefresh: (id: string, hash: string) =>
    namedKey('spent', partition.session(id), `SPENT#${hash}`),
  sessionMove: (id: string, hash: string) =>
    namedKey('session-move', partition.session(id), `MOVE#${hash}`),
  push: (email: string) => namedKey('push', partition.push(email), 'PUSH'),
  pushEndpoint: (hash: string) =>
    namedKey('push-endpoint', partition.push(`endpoint#${hash}`), 'ENDPOINT'),
  pushKey: () => namedKey('push-key', partition.pushKeys(), 'KEY'),
  refusal: (id: string) => namedKey('refused', partition.credential(id), 'REFUSED'),
  mailCount: (whose: string) => namedKey('mailed', partition.mailCount(whose), 'MAILED'),
  switch: (name: string) => namedKey('switch', partition.switches(), name),
  sentMark: (name: string) => namedKey('sent', partition.sentMark(name), 'SENT'),
  /** How far a command of operators that walks the table has come. */
  walkProgress: (name: string) => namedKey('walk', partition.walks(), name),
  scheduleProgress: (shard: number) =>
    namedKey('schedule', partition.scheduleProgress(), `PROGRESS#${shard}`),
  /** A task that was given up at a time (ISO 8601, UTC). */
  parkedTask: (time: string, name: string) =>
    namedKey('parked', partition.parkedTasks(), `${time}#${name}`),
  /** Scheduled work by its time (ISO 8601, UTC); each hour has its own partitions. */
  scheduled: (time: string, shard: number, what: string) =>
    namedKey('scheduled', partition.scheduled(hourOf(time), shard), `${time}#${what}`),
  notification: (account: number, user: number, id: number) =>
    namedKey('notification', partition.notifications(account, user), idKey(id)),
  reset: (id: string) => namedKey('reset', partition.reset(id), 'RESET'),
  /** That an operator turned a second factor off, until its mail is sent. */
  factorReset: (id: string) => namedKey('factor-reset', partition.reset(id), 'SECOND_FACTOR'),
  invitation: (id: string) => namedKey('invitation', partition.invitation(id), 'INVITATION'),
  attempts: (scope: string) => namedKey('attempts', partition.attempts(scope), 'ATTEMPTS'),
  login: (email: string) => namedKey('login', partition.login(email), 'LOGIN'),
  /** A change of a login, for the audits of its accounts. */
  loginChange: (email: string, request: string) =>
    namedKey('login-change', partition.login(email), `CHANGE#${request}`),
  idempotency: (credential: string, account: number, key: string) =>
    namedKey('idempotency', partition.idempotency(`${credential}#${account}#${key}`), 'IDEM'),
} as const;

/** The key of a row, and what the row is. */
export function namedKey(entity: string, pk: string, sk: string): NamedRowKey {
  return { pk, sk, entity };
}

const numberKey = (number: number) => String(number).padStart(7, '0');

/** The block of a number, where `size` numbers share one. */
function blockOf(number: number, size: number): string {
  return numberKey(Math.floor(number / size));
}

/** The hour of a time (ISO 8601, UTC), as in the partitions of the schedule. */
export function hourOf(time: string): string {
  return time.slice(0, 13);
}
