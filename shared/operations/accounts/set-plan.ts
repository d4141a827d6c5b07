import { type Subscription, trialDays } from '#shared/auth/plans.ts';
import type { Call } from '#shared/call.ts';
import { commit } from '#shared/records/commit.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import type { AccountRecord } from '#shared/resources/account.ts';
import type { AccountPlan } from '#shared/schemas/account.ts';
import { addSeconds } from '#shared/time.ts';
import { accountChange, getAccount } from './account.ts';
import { credentialChange } from './credentials.ts';
import { readLiveKeys } from './live-keys.ts';

const secondsADay = 86_400;

/** Puts an account on another plan: its keys follow in the same transaction. */
export async function setPlan(call: Call, body: AccountPlan): Promise<AccountRecord> {
  const account = await getAccount(call.caller.accountId);
  const subscription = subscriptionOf(body, call.now);
  const keys = await readLiveKeys(account.id);
  const writes = [
    accountChange(account, subscription),
    ...keys.map(({ token_id }) => credentialChange(token_id, subscription)),
  ];
  await commit(call, joinWrites({ writes }), { data: undefined });
  return { ...account, ...subscription, version: account.version + 1 };
}

/** A trial whose end is not said ends after some days; no other plan ends. */
export function subscriptionOf(
  { plan, trial_ends_at: end }: AccountPlan,
  now: string,
): Subscription {
  if (plan !== 'trial') return { plan, trial_ends_at: null };
  return { plan, trial_ends_at: end ?? addSeconds(now, trialDays * secondsADay) };
}
