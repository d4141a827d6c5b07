import { hasApiAccess, planKeys } from '#shared/auth/plans.ts';
import { hashSecret, newToken, tokenText } from '#shared/auth/token.ts';
import type { Call } from '#shared/call.ts';
import { ApiError, type Fields } from '#shared/errors.ts';
import { commit } from '#shared/records/commit.ts';
import {
  change,
  findRecords,
  getRecord,
  historyOf,
  insertion,
  newRecord,
  nextId,
  nextVersion,
  sentChanges,
} from '#shared/records/records.ts';
import { judge } from '#shared/records/references.ts';
import { joinPlans } from '#shared/records/transaction.ts';
import type { AccountRecord } from '#shared/resources/account.ts';
import { type KeyRecord, key } from '#shared/resources/key.ts';
import { user } from '#shared/resources/user.ts';
import type { KeyCreate, KeyUpdate } from '#shared/schemas/key.ts';
import { accountChange, getAccount } from './accounts.ts';
import { credentialChange, credentialInsertion } from './credentials.ts';

/** How much of a secret the hint shows. */
const hintCharacters = 4;

/**
 * Creates a key. The token is answered this once.
 * @throws ApiError `plan_upgrade_required`, `key_limit_reached` or `validation_failed`.
 */
export async function createKey(
  call: Call,
  body: KeyCreate,
): Promise<{ record: KeyRecord; token: string }> {
  const account = await getAccount(call.caller.accountId);
  if (!hasApiAccess(account, call.now)) throw new ApiError('plan_upgrade_required');
  const [member] = await findRecords(account.id, user, [body.user_id], { consistent: true });
  const token = newToken();
  const draft = newRecord(call, key, 0, {
    ...key.blank,
    ...body,
    token_id: token.id,
    token_hint: `…${token.secret.slice(-hintCharacters)}`,
  });
  await judgeKey(call, draft);
  judgeKeyCount(account);
  if (!member) throw new ApiError('not_found', { message: `There is no user ${body.user_id}.` });
  const record = { ...draft, id: await nextId(account.id, 'key') };
  const plan = joinPlans(insertion(call, key, record), {
    actions: [
      accountChange(account, { live_keys: account.live_keys + 1 }),
      credentialInsertion(hashSecret(token.secret), account, record, member),
      historyOf(call, key, 'create', undefined, record),
    ],
  });
  await commit(call, plan, { data: undefined });
  return { record, token: tokenText(token) };
}

function judgeKeyCount({ plan, live_keys }: AccountRecord): void {
  if (live_keys < planKeys[plan]) return;
  const message = `The plan ${plan} allows ${planKeys[plan]} keys.`;
  throw new ApiError('key_limit_reached', { message });
}

/** Changes a key. It holds for the very next request that comes with it. */
export async function updateKey(call: Call, id: number, body: KeyUpdate): Promise<KeyRecord> {
  const account = await getAccount(call.caller.accountId);
  const before = await getRecord(call.caller, key, id);
  const sent = sentChanges(body);
  const scopes = sent.access === 'full' && !sent.scopes ? { scopes: [] } : {};
  const after = nextVersion(call, before, { ...sent, ...scopes });
  await judgeKey(call, after);
  const credential = { name: after.name, access: after.access, scopes: after.scopes };
  const plan = joinPlans(change(call, key, before, after), {
    actions: [
      accountChange(account, {}),
      credentialChange(after.token_id, credential),
      historyOf(call, key, 'update', before, after),
    ],
  });
  await commit(call, plan, { data: undefined });
  return after;
}

/** Revokes a key for good. A key that is revoked stays as it is. */
export async function revokeKey(call: Call, id: number): Promise<KeyRecord> {
  const account = await getAccount(call.caller.accountId);
  const before = await getRecord(call.caller, key, id);
  if (before.revoked_at !== null) return before;
  const after = nextVersion(call, before, { revoked_at: call.now });
  const plan = joinPlans(change(call, key, before, after), {
    actions: [
      accountChange(account, { live_keys: account.live_keys - 1 }),
      credentialChange(after.token_id, { revoked: true }),
      historyOf(call, key, 'delete', before, after),
    ],
  });
  await commit(call, plan, { data: undefined });
  return after;
}

/** A name is unique among live keys; a restricted key has scopes, a full one has none. */
async function judgeKey(call: Call, record: KeyRecord): Promise<void> {
  const self = { resource: 'key' as const, id: record.id };
  await judge(call.caller, {
    references: [],
    claims: key.claims(record),
    self,
    problems: scopeProblems(record),
  });
}

function scopeProblems({ access, scopes }: KeyRecord): Fields {
  if (access === 'restricted' && scopes.length === 0) {
    return { scopes: [{ code: 'required', message: 'A restricted key needs a scope.' }] };
  }
  if (access === 'full' && scopes.length > 0) {
    return {
      scopes: [{ code: 'invalid_value', message: 'A key with full access takes no scopes.' }],
    };
  }
  return {};
}
