import { roles } from '#shared/auth/grants.ts';
import { type Plan, trialDays } from '#shared/auth/plans.ts';
import type { Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { commit } from '#shared/records/commit.ts';
import { historyOf, insertion, newRecord, nextId } from '#shared/records/records.ts';
import { joinPlans } from '#shared/records/transaction.ts';
import type { AccountRecord } from '#shared/resources/account.ts';
import { user } from '#shared/resources/user.ts';
import type { AccountCreate, AccountPlan } from '#shared/schemas/account.ts';
import { type Action, absent, hasVersion } from '#shared/table/actions.ts';
import { getRow, queryRows } from '#shared/table/read.ts';
import { partition, type Row, rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { addSeconds } from '#shared/time.ts';
import { credentialChange } from './credentials.ts';
import { joinLogin } from './logins.ts';
import { readLiveKeys } from './read-keys.ts';

/** The account of an id. Throws `not_found`. */
export async function getAccount(accountId: number): Promise<AccountRecord> {
  const row = await getRow(rowKey.account(accountId), { consistent: true });
  if (!row) throw new ApiError('not_found', { message: `There is no account ${accountId}.` });
  return accountOf(row);
}

/** All accounts of the service, by id. */
export async function listAccounts(): Promise<AccountRecord[]> {
  return (await queryRows({ pk: partition.accounts(), consistent: true })).map(accountOf);
}

function accountOf({ pk, sk, ...content }: Row): AccountRecord {
  return content as unknown as AccountRecord;
}

/** The id of a new account. */
export async function nextAccountId(): Promise<number> {
  const row = await updateRow({ kind: 'update', key: rowKey.accountSequence(), add: { last: 1 } });
  return Number(row.last);
}

/** Creates the account that the call writes in, with its owner. */
export async function createAccount(call: Call, body: AccountCreate) {
  const { accountId } = call.caller;
  const userId = await nextId(accountId, 'user');
  const owner = newRecord(call, user, userId, {
    ...user.blank,
    name: body.owner_email,
    email: body.owner_email,
    role: 'owner',
    permissions: [...roles.owner],
  });
  const account: AccountRecord = {
    id: accountId,
    name: body.name,
    created_at: call.now,
    live_keys: 0,
    version: 1,
    ...subscriptionOf(body, call.now),
  };
  const login = await joinLogin(
    body.owner_email,
    body.owner_password,
    { accountId, userId },
    'owner_password',
  );
  const plan = joinPlans(insertion(call, user, owner), {
    actions: [
      { kind: 'put', row: { ...rowKey.account(accountId), ...account }, condition: absent },
      historyOf(call, user, 'create', undefined, owner),
      login,
    ],
  });
  return commit(call, plan, { data: { account_id: accountId, user_id: userId } });
}

/** Puts an account on another plan: its keys follow in the same transaction. */
export async function setPlan(call: Call, body: AccountPlan) {
  const account = await getAccount(call.caller.accountId);
  const subscription = subscriptionOf(body, call.now);
  const keys = await readLiveKeys(account.id);
  const actions = [
    accountChange(account, subscription),
    ...keys.map(({ token_id }) => credentialChange(token_id, subscription)),
  ];
  await commit(call, joinPlans({ actions }), { data: undefined });
  return { ...account, ...subscription, version: account.version + 1 };
}

/** A trial whose end is not said ends after some days; no other plan ends. */
function subscriptionOf({ plan, trial_ends_at: end }: AccountPlan, now: string) {
  const isTrial: Plan = 'trial';
  const secondsADay = 86_400;
  if (plan !== isTrial) return { plan, trial_ends_at: null };
  return { plan, trial_ends_at: end ?? addSeconds(now, trialDays * secondsADay) };
}

/** The next version of an account; whatever writes to its users and keys goes through here. */
export function accountChange(
  account: AccountRecord,
  set: Partial<Pick<AccountRecord, 'plan' | 'trial_ends_at' | 'live_keys'>>,
): Action {
  return {
    kind: 'update',
    key: rowKey.account(account.id),
    set: { ...set, version: account.version + 1 },
    condition: hasVersion(account.version),
  };
}
