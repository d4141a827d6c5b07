import type { RowKey } from './rows.ts';

/** The mails to addresses of an account, by what they are about. */
export const accountMails = [
  'key',
  'account',
  'refused',
  'reminder',
  'returned',
  'webhook',
] as const;

const nameOf = (...parts: readonly (string | number)[]) => parts.join('#');

/** The names of what is sent once: of each kind, what tells one from all others. */
export const sentName = {
  accountMail: (
    about: (typeof accountMails)[number],
    account: number,
    ...event: readonly (string | number)[]
  ) => nameOf('mail', about, account, ...event),
  /** A mail for a write of a row that is of no account. */
  mail: (pk: string, ...event: readonly string[]) => nameOf('mail', pk, ...event),
  notification: (account: number, ...event: readonly (string | number)[]) =>
    nameOf('notify', account, ...event),
  push: ({ pk, sk }: RowKey, subscription: number) => nameOf('push', pk, sk, subscription),
};

/** The names of tasks: by the row that each is about, so that its account is known. */
export const taskName = {
  ofRow: ({ pk, sk }: RowKey, what: string) => nameOf(pk, sk, what),
  /** An effect of one write of a row. The deletion of a row has the version of the write before it. */
  ofEffect: (effect: string, { pk, sk }: RowKey, version: string, isGone: boolean) =>
    nameOf(effect, pk, sk, version, ...(isGone ? ['gone'] : [])),
};
