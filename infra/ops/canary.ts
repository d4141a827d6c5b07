import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { readLogin } from '#shared/credentials/login.ts';
import { getAccount } from '#shared/families/accounts/account.ts';
import { AccountCreate } from '#shared/families/accounts/fields.ts';
import { createAccount, nextAccountId } from '#shared/families/operators/accounts.ts';
import { setPassword } from '#shared/families/operators/members.ts';
import { retryOnConflict } from '#shared/records/commit.ts';
import { operatorCall } from '../operator.ts';
import { readOutput, storeCommand } from './connection.ts';
import { readBody } from './options.ts';
import { putSecret } from './put-secret.ts';

export function addCanaryCommand(program: Command): void {
  program
    .command('canary')
    .description(
      'Give the canary of a deployed stage its account, or a new password. Prints account_id.',
    )
    .option('--email <address>', 'address that it signs in with', 'canary@example.com')
    .action(
      storeCommand(async ({ email, stack }) => {
        if (stack === undefined) throw new Error('Name a deployed stack with --stack.');
        const secret = await readOutput(stack, 'CanarySecretArn');
        const password = randomBytes(24).toString('base64url');
        const account_id = await provision(email, password);
        await putSecret(secret, { email, password });
        return { account_id };
      }),
    );
}

const accountName = 'Canary';

/**
 * Creates the account of the canary if needed, and sets its password.
 * @throws Error if the address belongs to a member of another account
 */
async function provision(email: string, password: string): Promise<number> {
  const [membership] = (await readLogin(email))?.memberships ?? [];
  if (membership) {
    const own = operatorCall(membership.account_id);
    const { id, name } = await getAccount(own);
    if (name !== accountName) {
      throw new Error(
        `${email} signs in to account ${id}, ${name}. Give the canary an address of its own.`,
      );
    }
    await retryOnConflict(() => setPassword(own, membership.user_id, password));
    return id;
  }
  const body = readBody(AccountCreate, {
    ...{ name: accountName, plan: 'free' },
    ...{ ownerEmail: email, ownerPassword: password },
  });
  const call = operatorCall(await nextAccountId());
  const { data } = await retryOnConflict(() => createAccount(call, body));
  return data.account_id;
}
