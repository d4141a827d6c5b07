import type { Actor } from '#shared/actor.ts';
import type { Caller } from '#shared/auth/caller.ts';
import type { KeyAccess, Permission } from '#shared/auth/grants.ts';
import type { Plan } from '#shared/auth/plans.ts';
import { keyRequestsPerMinute, minuteOf, type RateState, rateState } from '#shared/auth/rate.ts';
import { hashSecret, type KeyToken } from '#shared/auth/token.ts';
import type { AccountRecord } from '#shared/resources/account.ts';
import type { KeyRecord } from '#shared/resources/key.ts';
import type { UserRecord } from '#shared/resources/user.ts';
import { absent, exists, type RowUpdate, type RowWrite } from '#shared/table/actions.ts';
import { rowKey } from '#shared/table/rows.ts';
import { ConditionFailed, updateRow } from '#shared/table/write.ts';

/** What a request needs to know of its credential, all in one row. */
interface CredentialRow {
  hash: string;
  revoked: boolean;
  account_id: number;
  account_name: string;
  plan: Plan;
  trial_ends_at: string | null;
  key_id: number;
  name: string;
  access: KeyAccess;
  scopes: string[];
  created_by: Actor;
  member_active: boolean;
  permissions: Permission[];
  /** The clock minute that was counted last, and its requests. */
  minute: number;
  used: number;
}

/** The row of a new key, with all that its requests will need. */
export function credentialInsertion(
  hash: string,
  account: AccountRecord,
  apiKey: KeyRecord,
  member: UserRecord,
): RowWrite {
  const row: CredentialRow = {
    hash,
    revoked: false,
    account_id: account.id,
    account_name: account.name,
    plan: account.plan,
    trial_ends_at: account.trial_ends_at,
    key_id: apiKey.id,
    name: apiKey.name,
    access: apiKey.access,
    scopes: apiKey.scopes,
    created_by: { id: member.id, type: 'user', name: member.name },
    member_active: member.active,
    permissions: member.permissions,
    minute: 0,
    used: 0,
  };
  return { kind: 'put', row: { ...rowKey.credential(apiKey.token_id), ...row }, condition: absent };
}

/** Carries a change of the plan, the member or the key to the row that requests are judged by. */
export function credentialChange(tokenId: string, set: Partial<CredentialRow>): RowWrite {
  const key = rowKey.credential(tokenId);
  return { kind: 'update', key, set, condition: exists };
}

interface CredentialUse {
  caller: Caller;
  rate: RateState;
  isOverLimit: boolean;
}

/**
 * Knows a token and counts the request, in one conditional write; a new minute costs one more.
 * Undefined where there is no such key, or it is revoked. Exactly as many requests pass as the
 * limit says, however many arrive at once, because the count is in the condition.
 */
export async function useCredential(
  token: KeyToken,
  arrivedAt: number,
): Promise<CredentialUse | undefined> {
  const hash = hashSecret(token.secret);
  let minute = minuteOf(arrivedAt);
  for (;;) {
    const counted = await attempt(countIn(token, hash, minute));
    if (counted.isDone) return useOf(token, counted.row, minute, false);
    const row = counted.row;
    if (!row || row.hash !== hash || row.revoked) return undefined;
    if (row.minute === minute) return useOf(token, row, minute, true);
    // Another request may have opened a later minute: this one counts there, too.
    minute = Math.max(minute, row.minute);
    if (row.minute === minute) continue;
    const opened = await attempt(openMinute(token, hash, minute));
    if (opened.isDone) return useOf(token, opened.row, minute, false);
  }
}

type Attempt =
  | { isDone: true; row: CredentialRow }
  | { isDone: false; row: CredentialRow | undefined };

async function attempt(action: RowUpdate): Promise<Attempt> {
  try {
    return { isDone: true, row: (await updateRow(action)) as unknown as CredentialRow };
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return { isDone: false, row: error.row as unknown as CredentialRow | undefined };
  }
}

function countIn({ id }: KeyToken, hash: string, minute: number): RowUpdate {
  return {
    kind: 'update',
    key: rowKey.credential(id),
    add: { used: 1 },
    condition: {
      expression: '#hash = :hash AND #revoked = :no AND #minute = :minute AND #used < :limit',
      values: { hash, no: false, minute, limit: keyRequestsPerMinute },
    },
  };
}

function openMinute({ id }: KeyToken, hash: string, minute: number): RowUpdate {
  return {
    kind: 'update',
    key: rowKey.credential(id),
    set: { minute, used: 1 },
    condition: {
      expression: '#hash = :hash AND #revoked = :no AND #minute < :minute',
      values: { hash, no: false, minute },
    },
  };
}

function useOf(
  token: KeyToken,
  row: CredentialRow,
  minute: number,
  isOverLimit: boolean,
): CredentialUse {
  return { caller: callerOf(token, row), rate: rateState(minute, row.used), isOverLimit };
}

function callerOf({ id }: KeyToken, row: CredentialRow): Caller {
  return {
    credentialId: rowKey.credential(id).pk,
    accountId: row.account_id,
    accountName: row.account_name,
    plan: row.plan,
    trialEndsAt: row.trial_ends_at,
    actor: { id: row.key_id, type: 'api_key', name: `${row.name} (API)` },
    key: {
      id: row.key_id,
      name: row.name,
      access: row.access,
      scopes: row.scopes,
      createdBy: row.created_by,
    },
    memberActive: row.member_active,
    permissions: row.permissions,
  };
}
