import { named } from './rows.ts';
import { idKey } from './sort-key.ts';

/** The feed of changes of an account. */
export const changePartition = (account: number) => `A#${account}#change`;

/** Each event has a partition of its own, so that they spread. */
const eventPartition = (account: number, event: string) => `A#${account}#change#${event}`;

/** The keys of the feed of changes. */
export const changeKey = {
  /** A change of a record, at its position in the feed. */
  change: (account: number, position: number) =>
    named('change', changePartition(account), idKey(position)),
  /** The last position in the feed. */
  head: (account: number) => named('change-head', eventPartition(account, 'head'), 'HEAD'),
  /** Marks an event that is in the feed. */
  event: (account: number, event: string) =>
    named('change-event', eventPartition(account, event), 'EVENT'),
} as const;
