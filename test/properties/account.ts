import { addSeconds, formatInstant } from '#shared/time.ts';
import { newAccount } from '../support/account.ts';
import type { Client } from '../support/http.ts';
import { rotateClients } from '../support/rotate-clients.ts';

const keys = 12;

/** A new account, with a client that uses several keys to stay below their rate limits. */
export async function newUnlimitedAccount(): Promise<{
  accountId: number;
  ownerId: number;
  api: Client;
}> {
  const { accountId, ownerId, newKey } = await newAccount();
  const created = await Promise.all(Array.from({ length: keys }, () => newKey()));
  return { accountId, ownerId, api: rotateClients(created.map(({ api }) => api)) };
}

/** The instants of minutes from now. */
export function minutesFromNow(): (minute: number) => string {
  const start = formatInstant(Date.now());
  return (minute) => addSeconds(start, minute * 60);
}
