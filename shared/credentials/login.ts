import { atVersion, type RowWrite } from '#shared/table/actions.ts';
import { findRow } from '#shared/table/read.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';
import { foldUnique } from '#shared/text.ts';

/** An account that an address signs in to, and the member that it is there. */
export interface Membership {
  account_id: number;
  user_id: number;
}

/** A session in the list of its login, which also has those that ended by themselves. */
export interface ListedSession {
  id: number;
  token_id: string;
}

/** How an address signs in. Every change of its password and of what it may do moves the version. */
export interface Login {
  /** The folded address. */
  email: string;
  password_hash: string;
  memberships: Membership[];
  sessions: ListedSession[];
  /** The id of the newest session. */
  last_session: number;
  last_account_id: number | null;
  /** Where it signed in from, and when last (UTC): the newest few. */
  sources: Record<string, string>;
  version: number;
}

/** The login of an address, in any case and between blanks; undefined where nobody signs in by it. */
export async function readLogin(address: string): Promise<Login | undefined> {
  const email = foldUnique(address);
  const row = await findRow(rowKey.login(email), { consistent: true });
  return row && loginOf(email, row);
}

/** Rows that we wrote are not parsed again. */
function loginOf(email: string, { pk: _pk, sk: _sk, ...row }: Row): Login {
  return {
    email,
    sessions: [],
    last_session: 0,
    last_account_id: null,
    sources: {},
    ...row,
  } as unknown as Login;
}

/** The next version of a login. */
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
