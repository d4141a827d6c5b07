import type { Command } from 'commander';
import webPush from 'web-push';
import * as z from 'zod/mini';
import { ApiError } from '#shared/errors.ts';
import type { PushKeys } from '#shared/families/push/vapid-keys.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { readJson, writeJson } from '../local/private-files.ts';
import { pushFile } from '../local/push-file.ts';
import { dataFolder } from '../local/state.ts';
import { readOutput, storeCommand } from './connection.ts';
import { putSecret } from './put-secret.ts';

const PublicKey = z.object({ public_key: z.string() });

export function addPushCommands(program: Command): void {
  program
    .command('push')
    .description('Push notifications to browsers.')
    .command('keys')
    .description(
      'Create the keys that sign push notifications, and store them where the service reads them. Prints ' +
        'public_key. Existing keys stay: with new ones, every browser would have to subscribe again.',
    )
    .requiredOption(
      '--contact <address>',
      'whom push services contact about problems, such as mailto:ops@example.com (required)',
    )
    .option('--replace', 'create new keys even if keys exist')
    .action(
      storeCommand(async ({ contact, replace, stack }) => {
        assertContact(contact);
        const existingKey = await findRow(rowKey.pushKey(), { consistent: true });
        if (existingKey && !replace && (await isUsable(existingKey.public_key, stack))) {
          console.error(
            'Keys exist already. Neither they nor their contact were changed; see --replace.',
          );
          return { public_key: existingKey.public_key };
        }
        const { publicKey: public_key, privateKey: private_key } = webPush.generateVAPIDKeys();
        await storeKeys({ public_key, private_key, contact }, stack);
        await updateRow({ kind: 'update', key: rowKey.pushKey(), set: { public_key } });
        return { public_key };
      }),
    );
}

function assertContact(contact: string): void {
  if (/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact)) return;
  const message = 'contact: Must begin with mailto: or https:.';
  throw new ApiError('validation_failed', { message });
}

/**
 * Whether the private key of a public key is stored. A file may have been deleted, a restored table has no
 * secret, and a run may have been stopped between its two writes, or have run beside another one.
 */
async function isUsable(publicKey: unknown, stack: string | undefined): Promise<boolean> {
  const keys =
    stack === undefined
      ? readJson(pushFile(dataFolder()))
      : await readSecretObject(await readOutput(stack, 'PushKeysArn'));
  return PublicKey.safeParse(keys).data?.public_key === publicKey;
}

async function readSecretObject(arn: string): Promise<unknown> {
  const { readSecret } = await import('#shared/secrets/read.ts');
  return JSON.parse((await readSecret(arn)) ?? '{}');
}

/** Stores the keys in the secret of a stack, or in a file that only its owner can read. */
async function storeKeys(keys: PushKeys, stack: string | undefined): Promise<void> {
  if (stack === undefined) return writeJson(pushFile(dataFolder()), keys);
  await putSecret(await readOutput(stack, 'PushKeysArn'), keys);
}
