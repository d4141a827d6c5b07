import { randomBytes } from 'node:crypto';
import { env } from 'node:process';

/**
 * Gives this process and its functions random credentials, which sign the URLs of the bucket. With an external
 * store, those of the environment stay, since that store may check them.
 */
export function useOwnCredentials(): void {
  if (env.DYNAMODB_ENDPOINT && env.AWS_SECRET_ACCESS_KEY) return;
  env.AWS_ACCESS_KEY_ID = 'local';
  env.AWS_SECRET_ACCESS_KEY = randomBytes(32).toString('base64url');
  delete env.AWS_SESSION_TOKEN;
}
