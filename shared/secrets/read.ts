import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { clientOptions } from '#shared/client-options.ts';

/** The text of a secret of Secrets Manager; undefined where it has none. */
export async function readSecret(id: string): Promise<string | undefined> {
  const client = new SecretsManagerClient(clientOptions);
  return (await client.send(new GetSecretValueCommand({ SecretId: id }))).SecretString;
}
