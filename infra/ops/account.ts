import type { Command } from 'commander';
import { hasApiAccess, planKeys, trialDays } from '#shared/auth/plans.ts';
import { getAccount, listEveryAccount } from '#shared/families/accounts/account.ts';
import { AccountCreate, AccountUpdate } from '#shared/families/accounts/fields.ts';
import type { AccountRecord } from '#shared/families/accounts/record.ts';
import { readLiveKeys } from '#shared/families/keys/live-keys.ts';
import { revokeKey } from '#shared/families/keys/operations.ts';
import {
  closeAccount,
  createAccount,
  nextAccountId,
  updateAccount,
} from '#shared/families/operators/accounts.ts';
import { user } from '#shared/families/users/record.ts';
import { retryOnConflict } from '#shared/records/commit.ts';
import { readAll } from '#shared/records/read.ts';
import { formatInstant } from '#shared/time.ts';
import { operatorCall } from '../operator.ts';
import { addAccountDataCommands } from './account-data.ts';
import { storeCommand } from './connection.ts';
import { accountHelp, assertSomethingToSet, readBody, readId, readSwitch } from './options.ts';
import { passwordNote } from './password-note.ts';
import { passwordVariable, readNewPassword, secretOption } from './secrets.ts';

const plans = Object.keys(planKeys).join(', ');
const planHelp = `one of ${plans}`;
const trialHelp = `end of a trial, such as 2030-01-31T18:00:00Z (default: in ${trialDays} days)`;

export function addAccountCommands(program: Command): void {
  const account = program.command('account').description('Accounts, their owners and plans.');

  account
    .command('create')
    .description('Create an account with its owner. Prints account_id and user_id.')
    .option('--name <text>', 'name of the account (required)')
    .option('--plan <plan>', `${planHelp} (required)`)
    .option('--trial-ends-at <time>', trialHelp)
    .option('--owner-email <address>', 'address that the owner signs in with (required)')
    .addOption(
      secretOption(
        '--owner-password <text>',
        "the owner's password (required for a new address; one that signs in already keeps its own)",
        passwordVariable,
      ),
    )
    .action(
      storeCommand(async (options) => {
        const ownerPassword = await readNewPassword(options.ownerPassword, "The owner's password");
        const body = readBody(AccountCreate, { ...options, ownerPassword });
        const note = await passwordNote(body.owner_email, body.owner_password);
        const call = operatorCall(await nextAccountId());
        const { data } = await retryOnConflict(() => createAccount(call, body));
        if (note !== undefined) console.error(note);
        return data;
      }),
    );

  account
    .command('set')
    .description(
      'Rename an account, change its plan, hold its writes, or have its pictures keep where and when ' +
        'they were taken. A new plan applies from the next request of its keys.',
    )
    .requiredOption('--account <id>', accountHelp, readId)
    .option('--name <text>', 'name of the account')
    .option('--plan <plan>', planHelp)
    .option('--trial-ends-at <time>', trialHelp)
    .option(
      '--keep-location <on|off>',
      'whether pictures that are uploaded from now on keep their EXIF data (default: off)',
      readSwitch,
    )
    .option(
      '--writes <on|off>',
      'whether its keys and members may write: off holds keys from their next request on, members ' +
        'within a minute; they go on reading, and sign in and out',
      readSwitch,
    )
    .action(
      storeCommand(async (options) => {
        const { account: id } = options;
        const call = operatorCall(id);
        const settable = ['name', 'plan', 'trial-ends-at', 'keep-location', 'writes'];
        await getAccount(call);
        assertSomethingToSet(options, settable);
        const body = readBody(AccountUpdate, options);
        return accountOutput(await retryOnConflict(() => updateAccount(call, body)));
      }),
    );

  account
    .command('close')
    .description(
      'Close an account for good: its keys are revoked, and nothing can be provisioned in it any ' +
        'more. Its records stay in the table. A closed account is left as it is.',
    )
    .requiredOption('--account <id>', accountHelp, readId)
    .action(
      storeCommand(async ({ account: id }) => {
        await retryOnConflict(() => closeAccount(operatorCall(id)));
        // The keys no longer work, so they are revoked, too.
        for (const key of await readLiveKeys(operatorCall(id))) {
          await retryOnConflict(() => revokeKey(operatorCall(id), key.id));
        }
        return accountOutput(await getAccount(operatorCall(id)));
      }),
    );

  account
    .command('list')
    .description('List the accounts of the service with their owners, by id.')
    .action(
      storeCommand(async () => {
        const accounts = [];
        for (const record of await listEveryAccount()) {
          accounts.push({ ...accountOutput(record), owners: await readOwners(record.id) });
        }
        return { accounts };
      }),
    );

  addAccountDataCommands(account);
}

async function readOwners(accountId: number) {
  const members = await readAll(operatorCall(accountId), user);
  const owners = members.filter(({ role }) => role === 'owner');
  return owners.map(({ id, name, email, active }) => ({ user_id: id, name, email, active }));
}

function accountOutput(account: AccountRecord) {
  const { id, name, plan, trial_ends_at, keep_location = false, writes = true } = account;
  const { live_keys, created_at, closed_at } = account;
  const isOpen = closed_at === null;
  return {
    id,
    name,
    plan,
    trial_ends_at,
    api_access: isOpen && hasApiAccess(account, formatInstant(Date.now())),
    keep_location,
    writes,
    keys: { used: live_keys, limit: planKeys[plan] },
    created_at,
    ...(isOpen ? {} : { closed_at }),
  };
}
