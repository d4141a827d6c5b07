import { readLogin } from '#shared/credentials/login.ts';

/**
 * A note for an operator who gives a password for an address that signs in already, and keeps its own password.
 * Undefined if the password will be set. Must be called before the address joins an account.
 */
export async function passwordNote(
  address: string,
  password: string | null,
): Promise<string | undefined> {
  if (password === null || !(await readLogin(address))) return undefined;
  return `${address} signs in already, and keeps its password: the one given was not set.`;
}
