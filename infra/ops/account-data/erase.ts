import { setTimeout as pause } from 'node:timers/promises';
import { idOfAddress } from '#shared/auth/token.ts';
import { type Login, loginChange, readLogin } from '#shared/credentials/login.ts';
import { accountOf, getAccount } from '#shared/families/accounts/account.ts';
import { readSubscriptions, subscriptionRemoval } from '#shared/families/push/subscriptions.ts';
import { atVersion, type RowWrite } from '#shared/table/actions.ts';
import { addressOfPartition } from '#shared/table/key-parts.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { findRow } from '#shared/table/read.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';
import { transactIf } from '#shared/table/write.ts';
import { deleteRows } from '#shared/table/write-batches.ts';
import { formatInstant } from '#shared/time.ts';
import { operatorCall } from '../../operator.ts';
import { rowsOfAccount } from './every-row.ts';

const day = 24 * 60 * 60 * 1000;
/** The pause before each pass, since background functions write some rows seconds after a deletion. */
const pauseMilliseconds = 3_000;
const maxPasses = 20;

/** The counts of erased rows and logins, and of passes over the table. The last pass found nothing. */
interface Erasure {
  account_id: number;
  rows: number;
  logins: number;
  passes: number;
}

/**
 * Erases all data of an account that was closed at least a number of days ago: its rows, from which the removal
 * of its files follows, and its memberships in logins, with logins that have no other. It may be stopped and run
 * again. For an erased account, it erases the rows that background functions have written since.
 * @throws Error for an account that is open or was closed later, and while files are still being removed
 * @throws ApiError `not_found` if nothing of the account is left
 */
export async function eraseAccount(account: number, afterDays: number): Promise<Erasure> {
  const isErased = !(await isClosed(account, afterDays));
  const erasure = { account_id: account, rows: 0, logins: 0, passes: 0 };
  let removals = 0;
  for (let count = 1; count > 0; await pause(count > 0 ? pauseMilliseconds : 0)) {
    if (erasure.passes === maxPasses)
      throw new Error('Something still writes to the account. Run it again in a few minutes.');
    erasure.passes += 1;
    count = 0;
    removals = 0;
    for await (const rows of rowsOfAccount(account)) {
      // An account that was created meanwhile must stay. Its own row is there if any of its rows was read.
      if (isErased && rows.length > 0) await isClosed(account, afterDays);
      const logins = rows.filter(({ entity }) => entity === 'login');
      const others = rows.filter((row) => {
        return row.entity !== 'login' && row.entity !== 'account' && !isRemovalOfFiles(row);
      });
      await mapInParallel(logins, (row) => removeMembership(row, account));
      await deleteRows(others);
      erasure.logins += logins.length;
      erasure.rows += others.length;
      count += logins.length + others.length;
      removals += rows.filter(isRemovalOfFiles).length;
    }
  }
  if (removals > 0) {
    throw new Error(
      'Not all files of the account are removed yet. Run it again in a few minutes; ' +
        'ops tasks list shows removals that failed.',
    );
  }
  // Throws, since there is no such account.
  if (isErased && erasure.rows + erasure.logins === 0) await getAccount(operatorCall(account));
  if (isErased) return erasure;
  // Comes last, because another run has to find that the account was closed.
  await deleteRows([rowKey.account(account)]);
  return { ...erasure, rows: erasure.rows + 1 };
}

/** Whether a row is a task that removes files, which only this row still names. */
function isRemovalOfFiles({ entity, effect }: Row): boolean {
  return (entity === 'scheduled' || entity === 'parked') && effect === 'objects';
}

/**
 * Whether an account was closed; false if there is none, as after its erasure.
 * @throws Error for an account that is open or was closed later
 */
async function isClosed(account: number, afterDays: number): Promise<boolean> {
  const row = await findRow(rowKey.account(account), { consistent: true });
  if (!row) return false;
  const { closed_at } = accountOf(row);
  if (closed_at === null) {
    throw new Error(`Account ${account} is open. Close it first: ops account close.`);
  }
  const erasable = Date.parse(closed_at) + afterDays * day;
  if (erasable <= Date.now()) return true;
  const time = formatInstant(erasable);
  throw new Error(
    `Account ${account} was closed at ${closed_at}. It may be erased from ${time} on.`,
  );
}

/** Removes a membership from a login. A login without another one is deleted, with its push subscriptions. */
async function removeMembership({ pk }: Row, account: number): Promise<void> {
  const login = await readLogin(addressOfPartition(pk));
  if (!login) return;
  const memberships = login.memberships.filter(({ account_id }) => account_id !== account);
  const isLast = login.last_account_id === account;
  const set = { memberships, ...(isLast ? { last_account_id: null } : {}) };
  const writes = memberships.length > 0 ? [loginChange(login, set)] : await loginRemoval(login);
  // If it changed meanwhile, the next pass finds it again.
  await transactIf(writes);
}

async function loginRemoval(login: Login): Promise<RowWrite[]> {
  const browsers = await readSubscriptions(login.email);
  const removal = subscriptionRemoval(browsers, browsers.all);
  const endpoints = removal.filter(({ kind }) => kind === 'delete');
  return [
    { kind: 'delete', key: rowKey.login(login.email), condition: atVersion(login.version) },
    { kind: 'delete', key: rowKey.push(login.email) },
    { kind: 'delete', key: rowKey.reset(idOfAddress(login.email)) },
    { kind: 'delete', key: rowKey.factorReset(idOfAddress(login.email)) },
    ...endpoints,
  ];
}
