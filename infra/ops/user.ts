import { type Command, Option } from 'commander';
import { type PresetRole, permissions, roles } from '#shared/auth/grants.ts';
import { getAccount } from '#shared/families/accounts/account.ts';
import {
  createUser,
  loginWithFactor,
  resetSecondFactor as resetFactor,
  setPassword,
  updateUser,
} from '#shared/families/operators/members.ts';
import { PasswordProvision, UserCreate, UserUpdate } from '#shared/families/users/fields.ts';
import { type UserRecord, user } from '#shared/families/users/record.ts';
import { retryOnConflict } from '#shared/records/commit.ts';
import { readAll } from '#shared/records/read.ts';
import { operatorCall } from '../operator.ts';
import { storeCommand } from './connection.ts';
import { getNamedRecord } from './named-record.ts';
import {
  accountHelp,
  assertSomethingToSet,
  readBody,
  readFlag,
  readId,
  readList,
} from './options.ts';
import { passwordNote } from './password-note.ts';
import { passwordVariable, readNewPassword, secretOption } from './secrets.ts';

const roleHelp = `one of ${Object.keys(roles).join(', ')}`;
const roleMeanings = {
  owner:
    'may do everything, administration of members (admin.users), keys and plan (admin.account) included',
  member: 'may do everything but that administration',
  viewer:
    'may read items, locations, contacts, bookings, issues and events, and write nothing but comments',
} as const satisfies Record<PresetRole, string>;
const rolesText = Object.entries(roleMeanings).map(([role, meaning]) => `  ${role}: ${meaning}`);
const rolesHelp = `\nRoles:\n${rolesText.join('\n')}`;
const permissionsHelp = `single permissions instead of a role, separated by commas ('' for none), of ${permissions.join(', ')}`;

export function addUserCommands(program: Command): void {
  const group = program.command('user').description('The members of an account.');

  group
    .command('create')
    .description('Add a member, with a role or with single permissions. Prints user_id.')
    .addHelpText('after', rolesHelp)
    .requiredOption('--account <id>', accountHelp, readId)
    .option('--email <address>', 'address that the member signs in with (required)')
    .option('--name <text>', 'name of the member (required)')
    .addOption(
      secretOption(
        '--password <text>',
        "the member's password (required for a new address; one that signs in already keeps its own)",
        passwordVariable,
      ),
    )
    .option('--role <role>', roleHelp)
    .option('--permissions <list>', permissionsHelp, readList)
    .action(
      storeCommand(async (options) => {
        const password = await readNewPassword(options.password, "The member's password");
        const body = readBody(UserCreate, { ...options, password });
        const note = await passwordNote(body.email, body.password);
        const call = operatorCall(options.account);
        const { id } = await retryOnConflict(() => createUser(call, body));
        if (note !== undefined) console.error(note);
        return { user_id: id };
      }),
    );

  group
    .command('set')
    .description('Change what a member, and the keys of the member, may do.')
    .addHelpText('after', rolesHelp)
    .requiredOption('--account <id>', accountHelp, readId)
    .requiredOption('--user <id>', 'id of the member (required)', readId)
    .addOption(new Option('--role <role>', roleHelp).conflicts('permissions'))
    .option('--permissions <list>', permissionsHelp, readList)
    .option('--active <true|false>', 'whether the member is active', readFlag)
    .option(
      '--password [text]',
      'a new password, which ends all sessions of the member; better left out here, and given in ' +
        `${passwordVariable}, or typed at the prompt`,
    )
    .option(
      '--reset-second-factor',
      'turn off the second factor of a member who lost it; the member gets a mail',
    )
    .action(
      storeCommand(async (options) => {
        const call = operatorCall(options.account);
        const { user: id, password, resetSecondFactor, ...grant } = options;
        const names = ['role', 'permissions', 'active', 'password', 'reset-second-factor'];
        await getNamedRecord(call, user, id);
        assertSomethingToSet(options, names);
        const body = readBody(UserUpdate, grant);
        const newPassword = password === undefined ? undefined : await readPassword(password);
        if (resetSecondFactor) await loginWithFactor(call, id);
        await inSteps({
          ...(Object.keys(body).length > 0
            ? { 'what the member may do': () => updateUser(call, id, body) }
            : {}),
          ...(newPassword === undefined
            ? {}
            : { 'the password': () => setPassword(call, id, newPassword) }),
          ...(resetSecondFactor ? { 'the second factor': () => resetFactor(call, id) } : {}),
        });
        return memberOutput(await getNamedRecord(call, user, id));
      }),
    );

  group
    .command('list')
    .description('List the members of an account, deactivated ones too, by id.')
    .requiredOption('--account <id>', accountHelp, readId)
    .action(
      storeCommand(async (options) => {
        const call = operatorCall(options.account);
        await getAccount(call);
        return { users: (await readAll(call, user)).map(memberOutput) };
      }),
    );
}

/** Makes several changes, one after the other. If one is refused, the error says which ones were made. */
async function inSteps(changes: Record<string, () => Promise<unknown>>): Promise<void> {
  const steps: string[] = [];
  for (const [what, change] of Object.entries(changes)) {
    try {
      await retryOnConflict(change);
    } catch (error) {
      if (steps.length > 0) console.error(`Changed already: ${steps.join(', ')}.`);
      throw error;
    }
    steps.push(what);
  }
}

/** Returns a new password, and asks for it if the option was given without one (`true`). */
async function readPassword(option: string | true): Promise<string> {
  const givenPassword = option === true ? process.env[passwordVariable] : option;
  const enteredPassword = await readNewPassword(givenPassword, "The member's new password");
  return readBody(PasswordProvision, { password: enteredPassword }).password;
}

function memberOutput(member: UserRecord) {
  const { id, name, email, role, active, permissions, created_at, updated_at } = member;
  return { id, name, email, role, active, permissions, created_at, updated_at };
}
