import type { Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { accountChange, getOpenAccount } from '#shared/operations/accounts/account.ts';
import { credentialChange } from '#shared/operations/accounts/credentials.ts';
import { commit } from '#shared/records/commit.ts';
import { readForWrite } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { nextVersion, sentChanges } from '#shared/records/versions.ts';
import { change } from '#shared/records/writes.ts';
import { type KeyRecord, key } from '#shared/resources/key.ts';
import type { KeyUpdate } from '#shared/schemas/key.ts';
import { assertKey } from './assert-key.ts';
import { scopesInOrder } from './scopes.ts';

const revoked = 'The key is revoked, and cannot be changed.';

/** Changes a key. It holds for the very next request that comes with it. */
export async function updateKey(call: Call, id: number, body: KeyUpdate): Promise<KeyRecord> {
  const account = await getOpenAccount(call);
  const before = await readForWrite(call, key, id);
  if (before.revoked_at !== null) throw new ApiError('invalid_transition', { message: revoked });
  const { scopes, ...sent } = sentChanges(body);
  const cleared = sent.access === 'full' ? { scopes: [] } : {};
  const chosen = scopes ? { scopes: scopesInOrder(scopes) } : cleared;
  const after = nextVersion<KeyRecord>(call, before, { ...sent, ...chosen });
  await assertKey(call, after);
  const credential = { name: after.name, access: after.access, scopes: after.scopes };
  const writes = joinWrites(change(call, key, before, after), {
    writes: [accountChange(account), credentialChange(after.token_id, credential)],
  });
  await commit(call, writes, { data: undefined });
  return after;
}
