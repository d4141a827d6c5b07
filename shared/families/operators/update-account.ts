import type { Call } from '#shared/call.ts';
import { credentialChange } from '#shared/credentials/credentials.ts';
import { accountChange, getOpenAccount } from '#shared/families/accounts/account.ts';
import type { AccountUpdate } from '#shared/families/accounts/fields.ts';
import type { AccountRecord } from '#shared/families/accounts/record.ts';
import { subscriptionOf } from '#shared/families/accounts/subscription.ts';
import { readLiveKeys } from '#shared/families/keys/live-keys.ts';
import { commit } from '#shared/records/commit.ts';

/** Renames an account, or changes its plan or settings. Its keys follow in the same transaction. */
export async function updateAccount(call: Call, body: AccountUpdate): Promise<AccountRecord> {
  const account = await getOpenAccount(call);
  const name = body.name ?? account.name;
  const { plan = account.plan, trial_ends_at = null } = body;
  // A trial keeps its end unless the plan or the end is given.
  const end = body.plan === undefined ? (trial_ends_at ?? account.trial_ends_at) : trial_ends_at;
  const changes = { name, ...subscriptionOf({ plan, trial_ends_at: end }, call.now) };
  const { name: account_name, ...subscription } = changes;
  const { keep_location = account.keep_location, writes = account.writes } = body;
  const writing = writes === undefined ? {} : { writes };
  const settings = { ...(keep_location === undefined ? {} : { keep_location }), ...writing };
  const keys = await readLiveKeys(call);
  const rows = [
    accountChange(account, { ...changes, ...settings }),
    ...keys.map(({ token_id }) =>
      credentialChange(token_id, { account_name, ...subscription, ...writing }),
    ),
  ];
  await commit(call, { writes: rows }, { data: undefined });
  return { ...account, ...changes, ...settings, version: account.version + 1 };
}
