import { accountMails } from './names.ts';
import { partition, type Row } from './rows.ts';

/** Patterns of row keys that contain the account. */
const patterns = [
  /^A#(\d+)#/,
  /^IDEM#(?:KEY|SESSION|DEMO)#[^#]*#(\d+)#/,
  new RegExp(`^SENT#(?:mail#(?:${accountMails.join('|')})|notify|push#A)#(\\d+)#`),
];
/** Tasks of the schedule are named by the row that they are about. */
const taskPattern = /#(?:A|ACCOUNT)#(\d+)#/;

/**
 * The account that a row belongs to; undefined for those of the service, of addresses, and of logins, which
 * may belong to several.
 */
export function accountOfRow({ pk, sk, account_id: accountId }: Row): number | undefined {
  if (typeof accountId === 'number') return accountId;
  if (pk === partition.accounts()) return Number(sk);
  const isTask = pk.startsWith('SCHEDULE#') || pk === partition.parkedTasks();
  const match = isTask
    ? taskPattern.exec(sk)
    : patterns.map((pattern) => pattern.exec(pk)).find((match) => match !== null);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}
