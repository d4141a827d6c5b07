import { hashPassword } from '#shared/auth/password.ts';
import { passwordProblems } from '#shared/auth/strength.ts';
import { idOfAddress, type Token } from '#shared/auth/token.ts';
import { type Login, loginChange } from '#shared/credentials/login.ts';
import { useLink } from '#shared/credentials/mailed-link.ts';
import { readLiveSessions, sessionRemoval } from '#shared/credentials/sessions.ts';
import type { FieldProblem } from '#shared/errors.ts';
import { readActiveMemberships } from '#shared/families/accounts/memberships.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { rowKey } from '#shared/table/rows.ts';

/** Problems of a new password for a login, which must not derive from known words. */
export async function problemsOfNewPassword(
  login: Login,
  password: string,
): Promise<FieldProblem[]> {
  const memberships = await readActiveMemberships(login);
  return passwordProblems(password, [
    login.email,
    ...memberships.map(({ account }) => account.name),
  ]);
}

/**
 * Sets the password of a login, ends its sessions except the one of `currentToken`, and invalidates
 * its mailed link. If a link allows the change, it must still be valid.
 */
export async function passwordWrites(
  login: Login,
  password: string,
  { now, currentToken, link }: { now: number; currentToken?: string; link?: Token },
): Promise<{ writes: RowWrite[]; ended: number }> {
  const live = await readLiveSessions(login.sessions, now);
  const others = live.filter(({ token_id }) => token_id !== currentToken);
  const sessions = login.sessions.filter(({ token_id }) => token_id === currentToken);
  const change = { password_hash: await hashPassword(password), sessions };
  const anyLink: RowWrite = { kind: 'delete', key: rowKey.reset(idOfAddress(login.email)) };
  const ofLink = link ? useLink('reset', link) : anyLink;
  const removals = others.map(({ token_id }) => sessionRemoval(token_id));
  return { writes: [loginChange(login, change), ofLink, ...removals], ended: others.length };
}
