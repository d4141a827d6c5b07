import type { Command } from 'commander';
import { hasApiAccess, planKeys, trialDays } from '#shared/auth/plans.ts';
import { createAccount, nextAccountId } from '#shared/operations/accounts/create.ts';
import { listAccounts } from '#shared/operations/accounts/list.ts';
import { setPlan } from '#shared/operations/accounts/set-plan.ts';
import { untilWon } from '#shared/records/commit.ts';
import type { AccountRecord } from '#shared/resources/account.ts';
import { AccountCreate, AccountPlan } from '#shared/schemas/account.ts';
import { formatInstant } from '#shared/time.ts';
import { operatorCall } from '../operator.ts';
import { onStore } from './connection.ts';
import { readBody, readId } from './options.ts';

const plans = Object.keys(planKeys).join(', ');
const planHelp = `one of ${plans} (required)`;
const trialHelp = `end of a trial, such as 2030-01-31T18:00:00Z (default: in ${trialDays} days)`;

/** Adds `account create`, `account set` and `account list`. */
export function addAccountCommands(program: Command): void {
  const account = program.command('account').description('Accounts, their owners and plans.');

  account
    .command('create')
    .description('Create an account with its owner. Prints account_id and user_id.')
    .option('--name <text>', 'name of the account (required)')
    .option('--plan <plan>', planHelp)
    .option('--trial-ends-at <time>', trialHelp)
    .option('--owner-email <address>', 'address that the owner signs in with (required)')
    .option('--owner-password <text>', "the owner's password (required)")
    .action(
      onStore(async (options) => {
        const body = readBody(AccountCreate, options);
        const call = operatorCall(await nextAccountId());
        const { data } = await untilWon(() => createAccount(call, body));
        return data;
      }),
    );

  account
    .command('set')
    .description('Put an account on another plan. It holds for the next request of its keys.')
    .requiredOption('--account <id>', 'id of the account (required)', readId)
    .option('--plan <plan>', planHelp)
    .option('--trial-ends-at <time>', trialHelp)
    .action(
      onStore(async (options) => {
        const body = readBody(AccountPlan, options);
        const call = operatorCall(options.account);
        return shown(await untilWon(() => setPlan(call, body)));
      }),
    );

  account
    .command('list')
    .description('List the accounts of the service, by id.')
    .action(onStore(async () => ({ accounts: (await listAccounts()).map(shown) })));
}

function shown(account: AccountRecord) {
  const { id, name, plan, trial_ends_at, live_keys, created_at } = account;
  return {
    id,
    name,
    plan,
    trial_ends_at,
    api_access: hasApiAccess(account, formatInstant(Date.now())),
    keys: { used: live_keys, limit: planKeys[plan] },
    created_at,
  };
}
