import { type FileOwner, resourcesWithFiles } from '#shared/families.ts';
import type { KeyRange } from './key-range.ts';
import { sharedStripe } from './live-rows.ts';
import { partition, type RowKey } from './rows.ts';
import { idKey } from './sort-key.ts';

/** Whether a row is in a partition of an account. */
export function isOfAccount({ pk }: RowKey): boolean {
  return pk.startsWith('A#');
}

/** The account of a partition such as `A#12#item`. */
export function accountOfPartition(pk: string): number {
  const [, account] = /^A#(\d+)#/.exec(pk) ?? [];
  if (account === undefined) throw new Error(`${pk} is the partition of no account.`);
  return Number(account);
}

/** The account and the resource of a partition such as `A#12#item#deleted`. */
export function resourceOfPartition(pk: string): { account: number; resource: string } {
  const [, , resource = ''] = pk.split('#');
  return { account: accountOfPartition(pk), resource };
}

/** The record of an entry of a history: its partition ends with the id. */
export function recordOfHistory({ pk }: RowKey): number {
  return Number(pk.slice(pk.lastIndexOf('#') + 1));
}

/** The term of a row of search terms or of packed ids, and the rest of the key after it. */
export function termOfKey(sk: string): { term: string; rest: string } {
  const end = sk.lastIndexOf('#');
  return { term: sk.slice(0, end), rest: sk.slice(end + 1) };
}

/** The range of the rows of a term; another term may begin with it. */
export function termRange(term: string, rest = ''): KeyRange {
  return { beginsWith: `${term}#${rest}` };
}

/** The term of a row of search terms, and the id of the record that has it. */
export function termOf({ sk }: RowKey): { term: string; id: number } {
  const { term, rest } = termOfKey(sk);
  return { term, id: Number(rest) };
}

/** The folded form of the value of a row of counts. */
export function foldedOfValue(sk: string): string {
  return sk.slice(1);
}

/** The kind of record that the files of a partition belong to. */
export function fileOwnerOfPartition(pk: string): FileOwner {
  const owner = resourcesWithFiles.find((one) => pk.endsWith(`#${one}#files`));
  if (owner === undefined) throw new Error(`${pk} is no partition of files.`);
  return owner;
}

/** The recipient of a partition of notifications. */
export function recipientOfPartition(pk: string): { accountId: number; userId: number } {
  const [, accountId, , userId] = pk.split('#').map(Number);
  return { accountId: accountId ?? 0, userId: userId ?? 0 };
}

export function addressOfPartition(pk: string): string {
  return pk.slice(partition.login('').length);
}

export function tokenIdOfPartition(pk: string): string {
  return pk.slice(partition.session('').length);
}

/** The key of an audit entry: by a time that begins as ISO 8601, UTC, then by record. */
export function auditKey(time: string, resource: string, id: number, entry: string): string {
  return `${time}#${resource}#${idKey(id)}#${entry}`;
}

export function resourceOfAuditKey(key: string): string | undefined {
  return key.split('#')[1];
}

/** The partition of an hour that a scheduled row is in. */
export function shardOfScheduled({ pk }: RowKey): number {
  return Number(pk.slice(pk.lastIndexOf('#') + 1));
}

/** The subject of a scheduled or parked row: its key without the time. */
export function nameOfScheduled({ sk }: RowKey): string {
  return sk.slice(sk.indexOf('#') + 1);
}

/** Whether a row of bitmaps is the one that the stripes of its range share. */
export function isShared({ sk }: RowKey): boolean {
  return sk.endsWith(`#${sharedStripe}`);
}

/** The sort key of a stripe in the range of another. */
export function stripeKey({ sk }: RowKey, stripe: string): string {
  return `${sk.slice(0, sk.lastIndexOf('#'))}#${stripe}`;
}
