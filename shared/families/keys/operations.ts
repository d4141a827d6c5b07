import type { SessionCaller } from '#shared/auth/caller.ts';
import { covers } from '#shared/auth/grants.ts';
import { planKeys } from '#shared/auth/plans.ts';
import { hashSecret, newSecret, newToken, tokenHint, tokenText } from '#shared/auth/token.ts';
import type { Answer, Call } from '#shared/call.ts';
import {
  credentialChange,
  credentialInsertion,
  readHash,
} from '#shared/credentials/credentials.ts';
import { ApiError, noSuch } from '#shared/errors.ts';
import {
  accountChange,
  getAccount,
  getAccountWithAccess,
} from '#shared/families/accounts/account.ts';
import type { AccountRecord } from '#shared/families/accounts/record.ts';
import { user } from '#shared/families/users/record.ts';
import { commit } from '#shared/records/commit.ts';
import { commitSecret } from '#shared/records/commit-secret.ts';
import { answerWholeList } from '#shared/records/lists/whole-list.ts';
import { findRecords, nextId, readAll, readForWrite } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { bodyChanges, isUnchanged, newRecord, nextVersion } from '#shared/records/versions.ts';
import { answerRecord, answerUnchanged } from '#shared/records/view.ts';
import { change, insertion } from '#shared/records/writes.ts';
import { addSeconds } from '#shared/time.ts';
import type { KeyCreate, KeyQuery, KeyRotate, KeyUpdate, KeyWithToken } from './fields.ts';
import { keyView } from './key-view.ts';
import { type KeyRecord, key } from './record.ts';
import { assertGrantor, assertKey, assertNotRevoked } from './rules.ts';
import { scopesInOrder } from './scopes.ts';

const stillValid =
  'The previous token still works. Wait until it expires, or send overlap_minutes 0 to end both now.';

/** The keys of an account by id; by default without revoked ones. */
export async function listAccountKeys(call: Call, query: KeyQuery) {
  const { status = 'active' } = query;
  const keys = (await readAll(call, key)).filter(
    ({ revoked_at }) => status === 'all' || (revoked_at === null) === (status === 'active'),
  );
  const { data: page, ...answer } = answerWholeList('keys', query, keys);
  return { ...answer, data: await keyView.show(call, page) };
}

/**
 * Creates a key within the permissions of its member. Only this answer contains the token.
 * @throws ApiError `plan_upgrade_required`, `key_limit_reached` or `validation_failed`
 */
export async function createKey(call: Call, userId: number, body: KeyCreate) {
  const account = await getAccountWithAccess(call);
  const [member] = await findRecords(call, user, [userId], { consistent: true });
  const token = newToken();
  const draft = newRecord(call, key, 0, {
    ...body,
    user_id: userId,
    scopes: scopesInOrder(body.scopes),
    token_id: token.id,
    token_hint: tokenHint(token),
  });
  await assertKey(call, draft);
  assertKeyCount(account);
  if (!member) throw new ApiError('not_found', { message: noSuch('user', userId) });
  const record = { ...draft, id: await nextId(call, 'key') };
  const writes = joinWrites(insertion(call, key, record), {
    writes: [
      accountChange(account, { live_keys: account.live_keys + 1 }),
      credentialInsertion(hashSecret(token.secret), account, record, member),
    ],
  });
  const location = `/v1/accounts/${account.id}/keys/${record.id}`;
  return commitSecret(
    call,
    keyView,
    writes,
    record,
    { token: tokenText('key', token) },
    { location },
  );
}

function assertKeyCount({ plan, live_keys }: AccountRecord): void {
  if (live_keys < planKeys[plan]) return;
  const keys = planKeys[plan] === 1 ? '1 key' : `${planKeys[plan]} keys`;
  const message = `The ${plan} plan allows ${keys}. Revoke one to create another.`;
  throw new ApiError('key_limit_reached', { message });
}

/** Changes a key, with effect from the very next request. */
export async function updateKey(call: Call, id: number, body: KeyUpdate, grantor?: SessionCaller) {
  const account = await getAccountWithAccess(call);
  const before = await readForWrite(call, key, id);
  const { scopes, ...rest } = bodyChanges(body);
  const clearedScopes = rest.access === 'full' ? { scopes: [] } : {};
  const chosenScopes = scopes ? { scopes: scopesInOrder(scopes) } : clearedScopes;
  const changes = { ...rest, ...chosenScopes };
  const after = nextVersion<KeyRecord>(call, before, changes);
  await assertKey(call, after);
  assertNotRevoked(before);
  if (isUnchanged(before, changes)) return answerUnchanged(call, keyView, before);
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

/**
 * Gives a key a new secret under the same id. The previous secret stays valid for the overlap. Until it ends,
 * the only rotation allowed is one without overlap, which ends both secrets. They share one rate limit.
 */
export async function rotateKey(
  call: Call,
  id: number,
  { overlap_minutes: overlap }: KeyRotate,
  grantor?: SessionCaller,
): Promise<Answer<KeyWithToken>> {
  const account = await getAccountWithAccess(call);
  const before = await readForWrite(call, key, id);
  assertNotRevoked(before);
  const isOverlapping = before.previous_ends_at !== null && before.previous_ends_at > call.now;
  if (isOverlapping && overlap > 0)
    throw new ApiError('invalid_transition', { message: stillValid });
  await assertGrantor(call, grantor, before);
  const token = { id: before.token_id, secret: newSecret() };
  const after = nextVersion<KeyRecord>(call, before, {
    token_hint: tokenHint(token),
    rotated_at: call.now,
    previous_ends_at: overlap === 0 ? null : addSeconds(call.now, overlap * 60),
  });
  const credential = {
    hash: hashSecret(token.secret),
    previous_hash: await readHash(before.token_id),
    previous_ends_at: call.arrivedAt + overlap * 60_000,
  };
  const writes = joinWrites(change(call, key, before, after), {
    writes: [accountChange(account), credentialChange(before.token_id, credential)],
  });
  return commitSecret(call, keyView, writes, after, { token: tokenText('key', token) });
}

/** Revokes a key permanently. Revoking it twice has no effect. */
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
