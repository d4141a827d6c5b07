import { hashPassword, isOutdated, isPassword } from '#shared/auth/password.ts';
import { ApiError } from '#shared/errors.ts';
import { absent, atVersion, type RowWrite } from '#shared/table/actions.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { foldUnique } from '#shared/text.ts';

/** An account that an address signs in to, and the member that it is there. */
interface Membership {
  accountId: number;
  userId: number;
}

/**
 * Lets an e-mail address sign in to one more account. A new address gets the password; one that
 * signs in elsewhere already has to come with its own.
 * @throws ApiError `validation_failed` at `path` for another password than the one it has.
 */
export async function joinLogin(
  email: string,
  password: string,
  { accountId, userId }: Membership,
  path: string,
): Promise<RowWrite> {
  const key = rowKey.login(foldUnique(email));
  const membership = { account_id: accountId, user_id: userId };
  const row = await findRow(key, { consistent: true });
  if (!row) {
    const password_hash = await hashPassword(password);
    return {
      kind: 'put',
      row: { ...key, password_hash, memberships: [membership], version: 1 },
      condition: absent,
    };
  }
  const kept = String(row.password_hash);
  if (!(await isPassword(password, kept))) {
    const message = 'This address already signs in to another account, with another password.';
    throw new ApiError('validation_failed', {
      message,
      fields: { [path]: [{ code: 'invalid_value', message }] },
    });
  }
  const version = Number(row.version);
  const memberships = [...(Array.isArray(row.memberships) ? row.memberships : []), membership];
  const renewed = isOutdated(kept) ? { password_hash: await hashPassword(password) } : {};
  return {
    kind: 'update',
    key,
    set: { memberships, version: version + 1, ...renewed },
    condition: atVersion(version),
  };
}
