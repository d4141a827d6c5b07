import { hashPassword } from '#shared/auth/password.ts';
import { passwordProblems } from '#shared/auth/strength.ts';
import { loginChange, type Membership, readLogin } from '#shared/credentials/login.ts';
import { assertNoProblems } from '#shared/errors.ts';
import { absent, type RowWrite } from '#shared/table/actions.ts';
import { rowKey } from '#shared/table/rows.ts';
import { foldEmail } from '#shared/text.ts';

interface NewMember extends Membership {
  address: string;
  /** Needed only for an address that has no login yet. */
  password: string | null;
  account_name: string;
}

/**
 * Adds an account to the login of an email address. A new login gets the password; an existing one
 * keeps its own.
 * @throws ApiError `validation_failed` at `path` for a new login without a valid password
 */
export async function joinLogin(
  { address, password, account_name, ...membership }: NewMember,
  path: string,
): Promise<RowWrite> {
  const login = await readLogin(address);
  if (login) {
    const { account_id: account, user_id: id } = membership;
    const isKnown = login.memberships.some(
      (one) => one.account_id === account && one.user_id === id,
    );
    const newMemberships = isKnown ? [] : [membership];
    return loginChange(login, { memberships: [...login.memberships, ...newMemberships] });
  }
  assertNoProblems({
    [path]:
      password === null
        ? [{ code: 'required', message: 'A new email address needs a password.' }]
        : passwordProblems(password, [address, account_name]),
  });
  const row = {
    ...rowKey.login(foldEmail(address)),
    password_hash: await hashPassword(password ?? ''),
    memberships: [membership],
    version: 1,
  };
  return { kind: 'put', row, condition: absent };
}
