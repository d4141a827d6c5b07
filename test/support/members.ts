import { randomUUID } from 'node:crypto';
import { hashSecret, newSecret, tokenText } from '#shared/auth/token.ts';
import { invitationId } from '#shared/families/members/invitation.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { newAccount, type TestAccount } from './account.ts';
import type { Client } from './http.ts';
import { signIn } from './sign-in.ts';

export const newAddress = () => `${randomUUID()}@example.com`;

/** An account with its owner signed in, and where its members are. */
export async function newOwner() {
  const account = await newAccount();
  const { api } = await signIn(account.ownerEmail);
  return { account, api, members: `/v1/accounts/${account.accountId}/members` };
}

/** Invites an address to an account. */
export async function inviteTo(
  { account, api }: { account: TestAccount; api: Client },
  email: string,
  fields: object = { role: 'member' },
) {
  const path = `/v1/accounts/${account.accountId}/members`;
  const { status, body } = await api.post(path, { email, name: 'Guest', ...fields });
  if (status !== 201) throw new Error(`The invitation answers ${JSON.stringify(body)}.`);
  return body.data;
}

/** Replaces the mailed token, which then no longer works, by a known one. */
export async function replaceInvitationToken(accountId: number, userId: number): Promise<string> {
  const token = { id: invitationId(accountId, userId), secret: newSecret() };
  const row = await findRow(rowKey.invitation(token.id), { consistent: true });
  if (!row) throw new Error('There is no invitation.');
  const link = { hash: hashSecret(token.secret), ends_at: Date.now() + 60_000 };
  await putRows([{ ...row, ...link, entity: 'opened', request: 'opened' }]);
  return tokenText('invitation', token);
}

/** An account, and an address that is invited to it, with the token of the link. */
export async function newInvitation(fields: object = { role: 'member' }) {
  const owner = await newOwner();
  const email = newAddress();
  const { id } = await inviteTo(owner, email, fields);
  const { accountId } = owner.account;
  const token = await replaceInvitationToken(accountId, id);
  return { ...owner, accountId, email, id: Number(id), token };
}
