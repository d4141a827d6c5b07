import type { Command } from 'commander';
import { keyAccess, scopes } from '#shared/auth/grants.ts';
import { getAccount } from '#shared/families/accounts/account.ts';
import { KeyProvision, KeyRotate, KeyUpdate } from '#shared/families/keys/fields.ts';
import { createKey, revokeKey, rotateKey, updateKey } from '#shared/families/keys/operations.ts';
import { type KeyRecord, key } from '#shared/families/keys/record.ts';
import { retryOnConflict } from '#shared/records/commit.ts';
import { readAll } from '#shared/records/read.ts';
import { operatorCall } from '../operator.ts';
import { storeCommand } from './connection.ts';
import { getNamedRecord } from './named-record.ts';
import {
  accountHelp,
  assertSomethingToSet,
  readBody,
  readId,
  readList,
  readWholeNumber,
} from './options.ts';

const keyHelp = 'id of the key (required)';
const accessHelp = `one of ${keyAccess.join(', ')}`;
const scopesHelp = `what a restricted key may do, separated by commas, of ${scopes.join(', ')}`;
const contactHelp = 'contact address for notices about the key';

export function addKeyCommands(program: Command): void {
  const group = program.command('key').description('The API keys of an account.');

  group
    .command('create')
    .description('Create a key. Prints key_id and token; the token is shown only once.')
    .requiredOption('--account <id>', accountHelp, readId)
    .requiredOption(
      '--user <id>',
      'id of the member whose permissions limit the key (required)',
      readId,
    )
    .option('--name <text>', 'name, unique among the live keys of the account (required)')
    .option('--access <access>', `${accessHelp} (required)`)
    .option('--scopes <list>', scopesHelp, readList)
    .option('--contact-email <address>', contactHelp)
    .action(
      storeCommand(async (options) => {
        const { user_id, ...body } = readBody(KeyProvision, { ...options, user_id: options.user });
        const call = operatorCall(options.account);
        const { data } = await retryOnConflict(() => createKey(call, user_id, body));
        return { key_id: data.id, token: data.token };
      }),
    );

  group
    .command('set')
    .description('Change a key. Takes effect with its next request.')
    .requiredOption('--account <id>', accountHelp, readId)
    .requiredOption('--key <id>', keyHelp, readId)
    .option('--name <text>', 'name, unique among the live keys of the account')
    .option('--access <access>', accessHelp)
    .option('--scopes <list>', scopesHelp, readList)
    .option('--contact-email <address>', `${contactHelp}; '' for none`)
    .action(
      storeCommand(async (options) => {
        const call = operatorCall(options.account);
        const names = ['name', 'access', 'scopes', 'contact-email'];
        await getNamedRecord(call, key, options.key);
        assertSomethingToSet(options, names);
        const body = readBody(KeyUpdate, options);
        await retryOnConflict(() => updateKey(call, options.key, body));
        return keyOutput(await getNamedRecord(call, key, options.key));
      }),
    );

  group
    .command('rotate')
    .description(
      'Rotate a key. Prints the new token once; the previous one works until its overlap ends.',
    )
    .requiredOption('--account <id>', accountHelp, readId)
    .requiredOption('--key <id>', keyHelp, readId)
    .option(
      '--overlap-minutes <number>',
      'minutes for which the previous token works (default 60); 0 ends it at once',
      readWholeNumber({ min: 0 }),
    )
    .action(
      storeCommand(async (options) => {
        const call = operatorCall(options.account);
        await getNamedRecord(call, key, options.key);
        const body = readBody(KeyRotate, { overlap_minutes: options.overlapMinutes });
        const { data } = await retryOnConflict(() => rotateKey(call, options.key, body));
        const { id, token, previous_token_expires_at } = data;
        return { key_id: id, token, previous_token_expires_at };
      }),
    );

  group
    .command('revoke')
    .description('Revoke a key permanently.')
    .requiredOption('--account <id>', accountHelp, readId)
    .requiredOption('--key <id>', keyHelp, readId)
    .action(
      storeCommand(async (options) => {
        const call = operatorCall(options.account);
        await getNamedRecord(call, key, options.key);
        await retryOnConflict(() => revokeKey(call, options.key));
        return keyOutput(await getNamedRecord(call, key, options.key));
      }),
    );

  group
    .command('list')
    .description('List the keys of an account, revoked ones too, by id.')
    .requiredOption('--account <id>', accountHelp, readId)
    .action(
      storeCommand(async (options) => {
        const call = operatorCall(options.account);
        await getAccount(call);
        return { keys: (await readAll(call, key)).map(keyOutput) };
      }),
    );
}

function keyOutput(key: KeyRecord) {
  const { id, name, access, scopes, contact_email, user_id, token_hint, revoked_at } = key;
  return {
    id,
    name,
    access,
    scopes,
    contact_email,
    user_id,
    token_hint,
    status: revoked_at === null ? 'active' : 'revoked',
    revoked_at,
    created_at: key.created_at,
    updated_at: key.updated_at,
  };
}
