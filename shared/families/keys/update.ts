import type { SessionCaller } from '#shared/auth/caller.ts';
import { covers } from '#shared/auth/grants.ts';
import type { Call } from '#shared/call.ts';
import { credentialChange } from '#shared/credentials/credentials.ts';
import { accountChange, getAccountWithAccess } from '#shared/families/accounts/account.ts';
import { commit } from '#shared/records/commit.ts';
import { readForWrite } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { bodyChanges, isUnchanged, nextVersion } from '#shared/records/versions.ts';
import { answerRecord, answerUnchanged } from '#shared/records/view.ts';
import { change } from '#shared/records/writes.ts';
import type { KeyUpdate } from './fields.ts';
import { keyView } from './key-view.ts';
import { type KeyRecord, key } from './record.ts';
import { assertGrantor, assertKey, assertNotRevoked } from './rules.ts';
import { scopesInOrder } from './scopes.ts';

/** Changes a key, with effect from the very next request. */
export async function updateKey(call: Call, id: number, body: KeyUpdate, grantor?: SessionCaller) {
  const account = await getAccountWithAccess(call);
  const before = await readForWrite(call, key, id);
  assertNotRevoked(before);
  const { scopes, ...rest } = bodyChanges(body);
  const cleared = rest.access === 'full' ? { scopes: [] } : {};
  const chosen = scopes ? { scopes: scopesInOrder(scopes) } : cleared;
  const changes = { ...rest, ...chosen };
  if (isUnchanged(before, changes)) return answerUnchanged(call, keyView, before);
  const after = nextVersion<KeyRecord>(call, before, changes);
  await assertKey(call, after);
  if (isWider(before, after)) await assertGrantor(call, grantor, before);
  const credential = { name: after.name, access: after.access, scopes: after.scopes };
  const writes = joinWrites(change(call, key, before, after), {
    writes: [accountChange(account), credentialChange(after.token_id, credential)],
  });
  return commit(call, writes, await answerRecord(call, keyView, after));
}

/** Whether a change gives a key new permissions. */
function isWider(before: KeyRecord, after: KeyRecord): boolean {
  if (before.access === 'full') return false;
  return after.access === 'full' || after.scopes.some((scope) => !covers(before.scopes, scope));
}
