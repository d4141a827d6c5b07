import type { AccountScope } from '#shared/call.ts';
import { readAll } from '#shared/records/read.ts';
import { type KeyRecord, key } from './record.ts';

/** The live keys of an account, for a write of their credentials. */
export async function readLiveKeys(call: AccountScope): Promise<KeyRecord[]> {
  return (await readAll(call, key)).filter(({ revoked_at }) => revoked_at === null);
}
