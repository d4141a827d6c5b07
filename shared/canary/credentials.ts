import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';

const Credentials = z.object({ email: z.string(), password: z.string() });
/** What the canary signs in with. */
export type CanaryCredentials = z.infer<typeof Credentials>;

/** The credentials in a secret, read with every run; undefined until an operator puts them there. */
export async function readCredentials(secret: string): Promise<CanaryCredentials | undefined> {
  const client = new SecretsManagerClient();
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secret }));
  const result = Credentials.safeParse(JSON.parse(SecretString ?? '{}'));
  return result.success ? result.data : undefined;
}
