import { idKey, type ResourceName } from '#shared/resources/resource.ts';

/** The key of a row. */
export interface Key {
  pk: string;
  sk: string;
}

/** A row as it stands in the table. */
export type Row = Key & Record<string, unknown>;

/** How many ids share one row of live counts, and one row of location uses. */
export const countBlock = 100;
export const usesBlock = 500;

/** The partitions of the table: what stands together. */
export const partition = {
  accounts: () => 'ACCOUNT',
  sequences: (account: number) => `A#${account}#sequence`,
  records: (account: number, resource: ResourceName) => `A#${account}#${resource}`,
  deleted: (account: number, resource: ResourceName) => `A#${account}#${resource}#deleted`,
  counts: (account: number, resource: ResourceName) => `A#${account}#${resource}#count`,
  words: (account: number, resource: ResourceName) => `A#${account}#${resource}#word`,
  unique: (account: number) => `A#${account}#unique`,
  uses: (account: number) => `A#${account}#location#uses`,
  activity: (account: number, item: number) => `A#${account}#item#${item}`,
  history: (account: number) => `A#${account}#history`,
  credential: (id: string) => `KEY#${id}`,
  login: (email: string) => `LOGIN#${email}`,
  idempotency: (credential: string, key: string) => `IDEM#${credential}#${key}`,
} as const;

/** The keys of single rows. */
export const rowKey = {
  account: (account: number): Key => ({ pk: partition.accounts(), sk: idKey(account) }),
  accountSequence: (): Key => ({ pk: 'SEQUENCE', sk: 'account' }),
  sequence: (account: number, resource: ResourceName): Key => ({
    pk: partition.sequences(account),
    sk: resource,
  }),
  locationTree: (account: number): Key => ({ pk: partition.uses(account), sk: 'tree' }),
  record: (account: number, resource: ResourceName, id: number): Key => ({
    pk: partition.records(account, resource),
    sk: idKey(id),
  }),
  deleted: (account: number, resource: ResourceName, id: number): Key => ({
    pk: partition.deleted(account, resource),
    sk: idKey(id),
  }),
  count: (account: number, resource: ResourceName, id: number): Key => ({
    pk: partition.counts(account, resource),
    sk: blockKey(id, countBlock),
  }),
  word: (account: number, resource: ResourceName, word: string, id: number): Key => ({
    pk: partition.words(account, resource),
    sk: `${word}#${idKey(id)}`,
  }),
  unique: (account: number, value: string): Key => ({ pk: partition.unique(account), sk: value }),
  uses: (account: number, location: number): Key => ({
    pk: partition.uses(account),
    sk: blockKey(location, usesBlock),
  }),
  credential: (id: string): Key => ({ pk: partition.credential(id), sk: 'CREDENTIAL' }),
  login: (email: string): Key => ({ pk: partition.login(email), sk: 'LOGIN' }),
  idempotency: (credential: string, key: string): Key => ({
    pk: partition.idempotency(credential, key),
    sk: 'IDEM',
  }),
} as const;

function blockKey(id: number, size: number): string {
  return String(Math.floor((id - 1) / size)).padStart(10, '0');
}
