import type { Answer, Call } from '#shared/call.ts';
import { credentialChange } from '#shared/credentials/credentials.ts';
import { accountChange, getAccount } from '#shared/families/accounts/account.ts';
import { commit } from '#shared/records/commit.ts';
import { readForWrite } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { nextVersion } from '#shared/records/versions.ts';
import { change } from '#shared/records/writes.ts';
import { type KeyRecord, key } from './record.ts';

/** Revokes a key for good. Revoking it twice has no effect. */
export async function revokeKey(call: Call, id: number): Promise<Answer<undefined>> {
  const account = await getAccount(call);
  const before = await readForWrite(call, key, id);
  if (before.revoked_at !== null) return { data: undefined };
  const after = nextVersion<KeyRecord>(call, before, {
    revoked_at: call.now,
    revoked_by: call.caller.actor,
  });
  const writes = joinWrites(change(call, key, before, after, { action: 'delete' }), {
    writes: [
      accountChange(account, { live_keys: account.live_keys - 1 }),
      credentialChange(after.token_id, { revoked: true }),
    ],
  });
  return commit(call, writes, { data: undefined });
}
