import * as z from 'zod/mini';
import { readSecret } from '#shared/secrets/read.ts';

const Credentials = z.object({ email: z.string(), password: z.string() });
export type CanaryCredentials = z.infer<typeof Credentials>;

/** The credentials in a secret, read with every run; undefined until an operator puts them there. */
export async function readCredentials(secret: string): Promise<CanaryCredentials | undefined> {
  const result = Credentials.safeParse(JSON.parse((await readSecret(secret)) ?? '{}'));
  return result.success ? result.data : undefined;
}
