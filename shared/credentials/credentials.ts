import type { Actor } from '#shared/actor.ts';
import type { KeyCaller } from '#shared/auth/caller.ts';
import type { KeyAccess, Permission } from '#shared/auth/grants.ts';
import type { Plan, Subscription } from '#shared/auth/plans.ts';
import { keyRequestsPerMinute } from '#shared/auth/rate.ts';
import { hashSecret, type Token } from '#shared/auth/token.ts';
import { absent, exists, type RowWrite } from '#shared/table/actions.ts';
import { findRow, findRows } from '#shared/table/read.ts';
import { rowKey, storedAs } from '#shared/table/rows.ts';
import { type CountedRow, countUse } from './counted-use.ts';

/** All that a request needs of its credential, in one row. */
interface CredentialRow extends CountedRow {
  hash: string;
  /**
   * The secret before the last rotation, and the end of its validity in milliseconds since 1970.
   */
  previous_hash?: string;
  previous_ends_at?: number;
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
  /** False while an operator has paused the account's writes. */
  writes?: boolean;
}

/** The row of a new key's credential. */
export function credentialInsertion(
  hash: string,
  account: Subscription & { id: number; name: string; writes?: boolean },
  apiKey: { id: number; token_id: string; name: string; access: KeyAccess; scopes: string[] },
  member: { id: number; name: string; active: boolean; permissions: Permission[] },
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
    ...(account.writes === false ? { writes: false } : {}),
    minute: 0,
    used: 0,
  };
  return { kind: 'put', row: { ...rowKey.credential(apiKey.token_id), ...row }, condition: absent };
}

/** Applies a change of the plan, the member or the key to the credential's row. */
export function credentialChange(tokenId: string, set: Partial<CredentialRow>): RowWrite {
  const key = rowKey.credential(tokenId);
  return { kind: 'update', key, set, condition: exists };
}

/** Validates a key's token and counts the request. Undefined for an invalid token. */
export function useCredential(token: Token, arrivedAt: number) {
  const hash = hashSecret(token.secret);
  return countUse<CredentialRow, KeyCaller>(
    {
      key: rowKey.credential(token.id),
      condition: {
        expression:
          '#revoked = :no AND (#hash = :hash OR (#previous_hash = :hash AND #previous_ends_at > :now))',
        values: { hash, no: false, now: arrivedAt },
      },
      isPassing: (row) => !row.revoked && isSecretOf(row, hash, arrivedAt),
      limit: keyRequestsPerMinute,
      read: storedAs<CredentialRow>,
      callerOf: (row) => callerOf(token, row),
    },
    arrivedAt,
  );
}

function isSecretOf(row: CredentialRow, hash: string, now: number): boolean {
  if (row.hash === hash) return true;
  return row.previous_hash === hash && (row.previous_ends_at ?? 0) > now;
}

function callerOf({ id }: Token, row: CredentialRow): KeyCaller {
  return {
    kind: 'key',
    credentialId: rowKey.credential(id).pk,
    accountId: row.account_id,
    accountName: row.account_name,
    plan: row.plan,
    trialEndsAt: row.trial_ends_at,
    actor: { id: row.key_id, type: 'api_key', name: `${row.name} (API)` },
    key: {
      id: row.key_id,
      tokenId: id,
      name: row.name,
      access: row.access,
      scopes: row.scopes,
      createdBy: row.created_by,
    },
    memberActive: row.member_active,
    permissions: row.permissions,
    mayWrite: row.writes ?? true,
  };
}

/** The hash of a key's secret. */
export async function readHash(tokenId: string): Promise<string> {
  const key = rowKey.credential(tokenId);
  const row = await findRow(key, { consistent: true, attributes: ['hash'] });
  if (!row) throw new Error('A key without its credential.');
  return String(row.hash);
}

/** When keys were last used, and how often in that minute, by token id. */
export async function readKeyUses(
  tokenIds: readonly string[],
): Promise<ReadonlyMap<string, CountedRow>> {
  const keys = new Map(tokenIds.map((id) => [rowKey.credential(id).pk, id]));
  const rows = await findRows(
    tokenIds.map((id) => rowKey.credential(id)),
    { consistent: true, attributes: ['minute', 'used'] },
  );
  return new Map(
    rows.map((row) => [
      keys.get(row.pk) ?? '',
      { minute: Number(row.minute), used: Number(row.used) },
    ]),
  );
}
