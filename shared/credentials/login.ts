import type { Actor } from '#shared/actor.ts';
import type { FieldChange } from '#shared/fields/history.ts';
import { atVersion, type RowWrite } from '#shared/table/actions.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey, storedAs } from '#shared/table/rows.ts';
import { foldEmail } from '#shared/text.ts';

/** An account that an address signs in to, and its member there. */
export interface Membership {
  account_id: number;
  user_id: number;
}

/** A session in the list of its login, which also contains expired ones. */
export interface ListedSession {
  id: number;
  token_id: string;
}

/** The second factor of a login, by TOTP (RFC 6238). */
export interface SecondFactor {
  /** In base32, as authenticator apps take it. */
  secret: string;
  /** Whether a code confirmed it. Until then it does nothing. */
  on: boolean;
  /** The time step of the newest code that was used: this one and earlier ones are used up. */
  last_step: number;
  /** The SHA-256 of each recovery code that is not used yet. */
  recovery_hashes: string[];
}

/** How an address signs in. Each change of its password or its memberships raises the version. */
export interface Login {
  /** The folded address. */
  email: string;
  password_hash: string;
  second_factor: SecondFactor | null;
  memberships: Membership[];
  sessions: ListedSession[];
  /** The id of the newest session. */
  last_session: number;
  last_account_id: number | null;
  /** The latest sources of sign-ins, each with its last time (UTC). */
  sources: Record<string, string>;
  version: number;
}

/** The login of an address, trimmed and in any case; undefined if unknown. */
export async function readLogin(address: string): Promise<Login | undefined> {
  const email = foldEmail(address);
  const row = await findRow(rowKey.login(email), { consistent: true });
  if (!row) return undefined;
  const { pk: _pk, sk: _sk, ...stored } = row;
  return storedAs({
    email,
    second_factor: null,
    sessions: [],
    last_session: 0,
    last_account_id: null,
    sources: {},
    ...stored,
  });
}

/** A change of a password or a second factor, for the audits of the login's accounts. */
export interface AuditedLoginChange {
  request_id: string;
  at: string;
  change: FieldChange;
  /** The operator who made it; null where the member did. */
  operator: Actor | null;
  members: (Membership & { name: string })[];
  /** When the store may remove the row, in seconds since 1970. */
  expires_at: number;
}

export function loginChange(
  login: Login,
  set: Partial<Omit<Login, 'email' | 'version'>> = {},
): RowWrite {
  return {
    kind: 'update',
    key: rowKey.login(login.email),
    set: { ...set, version: login.version + 1 },
    condition: atVersion(login.version),
  };
}
