import { namedKey } from './rows.ts';
import { idKey } from './sort-key.ts';

/** The feed of changes of an account. */
export const changePartition = (account: number | '*') => `A#${account}#change`;

/** Other rows of the feed have partitions of their own, to spread the load. */
export const feedPartition = (account: number | '*', name: string) => `A#${account}#change#${name}`;

/** The records whose events of a time share a row. */
const idsTogether = 256;

/** The keys of the feed of changes. */
export const changeKey = {
  /** The changes of one commit to the feed, at the position of the last of them. */
  changes: (account: number, position: number) =>
    namedKey('change', changePartition(account), idKey(position)),
  /** The last position in the feed. */
  head: (account: number) => namedKey('change-head', feedPartition(account, 'head'), 'HEAD'),
  /**
   * Which events of a time are in the feed, about records of neighbouring ids: thousands of checkouts
   * may be due at one time, and a row has space for some 14,000 events (AWS: 400 KB).
   */
  events: (account: number, at: string, id: number) =>
    namedKey('change-events', feedPartition(account, at), `EVENTS#${Math.floor(id / idsTogether)}`),
} as const;
