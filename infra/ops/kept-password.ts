import { readLogin } from '#shared/credentials/login.ts';

/**
 * What to tell where a password was given for an address that signs in already: it keeps its own. Undefined
 * where the password given is set. It is asked before the address joins another account.
 */
export async function keptPasswordNote(
  address: string,
  password: string | null,
): Promise<string | undefined> {
  if (password === null || !(await readLogin(address))) return undefined;
  return `${address} signs in already, and keeps its password: the one given was not set.`;
}
