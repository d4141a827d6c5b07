import { type Command, Option } from 'commander';
import { permissions, roles } from '#shared/auth/grants.ts';
import { createUser } from '#shared/operations/users/create.ts';
import { updateUser } from '#shared/operations/users/update.ts';
import { untilWon } from '#shared/records/commit.ts';
import type { UserRecord } from '#shared/resources/user.ts';
import { UserCreate, UserUpdate } from '#shared/schemas/user.ts';
import { operatorCall } from '../operator.ts';
import { onStore } from './connection.ts';
import { readBody, readFlag, readId, readWords } from './options.ts';

const accountHelp = 'id of the account (required)';
const roleHelp = `one of ${Object.keys(roles).join(', ')}`;
const permissionsHelp = `single permissions instead of a role, parted by commas; '' for none. Of ${permissions.join(', ')}`;

/** Adds `user create` and `user set`. */
export function addUserCommands(program: Command): void {
  const user = program.command('user').description('The members of an account.');

  user
    .command('create')
    .description('Add a member, with a role or with single permissions. Prints user_id.')
    .requiredOption('--account <id>', accountHelp, readId)
    .option('--email <address>', 'address that the member signs in with (required)')
    .option('--name <text>', 'name of the member (required)')
    .option('--password <text>', "the member's password (required)")
    .option('--role <role>', roleHelp)
    .option('--permissions <list>', permissionsHelp, readWords)
    .action(
      onStore(async (options) => {
        const body = readBody(UserCreate, options);
        const call = operatorCall(options.account);
        const { id } = await untilWon(() => createUser(call, body));
        return { user_id: id };
      }),
    );

  user
    .command('set')
    .description('Change what a member, and the keys of the member, may do.')
    .requiredOption('--account <id>', accountHelp, readId)
    .requiredOption('--user <id>', 'id of the member (required)', readId)
    .addOption(new Option('--role <role>', roleHelp).conflicts('permissions'))
    .option('--permissions <list>', permissionsHelp, readWords)
    .option('--active <true|false>', 'whether the member may do anything at all', readFlag)
    .action(
      onStore(async (options) => {
        const body = readBody(UserUpdate, options);
        const call = operatorCall(options.account);
        return shown(await untilWon(() => updateUser(call, options.user, body)));
      }),
    );
}

function shown(user: UserRecord) {
  const { id, name, email, role, active, permissions, created_at, updated_at } = user;
  return { id, name, email, role, active, permissions, created_at, updated_at };
}
