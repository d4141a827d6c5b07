import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { FirstRecords } from '#console/api/first-records.ts';
import type { User } from '#console/api/records.ts';
import { renewAfter } from '#console/api/renew.ts';
import { signedIn } from '#console/api/session.ts';
import { readOpenBookings } from '#console/pages/records/open-bookings.ts';
import { listNames } from '#console/ui/list-names.ts';
import { ask } from '#console/ui/question.tsx';
import { showToast } from '#console/ui/toast.tsx';
import { grantOf } from './roles.ts';

export type MemberAction = 'change' | keyof typeof memberActions;

const accountPath = () => ({ id: signedIn().account.id });

/** Actions on a member that need no form. Each asks first, except for sending an invitation again. */
export const memberActions = { inviteAgain, withdraw, deactivate, reactivate };

async function inviteAgain(member: User, onChange: () => void): Promise<void> {
  const { name, email, role, permissions } = member;
  const body = { name, email, ...grantOf(role, permissions) };
  await orThrow(api.POST('/v1/accounts/{id}/members', { params: { path: accountPath() }, body }));
  onChange();
  showToast(`Invitation sent to ${email} again. The earlier link no longer works.`);
}

async function withdraw(member: User, onChange: () => void): Promise<void> {
  const isSure = await ask({
    title: `Withdraw the invitation of ${member.name}?`,
    text: 'The link in the email stops working. You can invite the address again.',
    yes: 'Withdraw',
    no: 'Keep it',
    isDanger: true,
  });
  if (!isSure) return;
  await end(member);
  onChange();
  showToast(`Invitation of ${member.name} withdrawn.`);
}

async function deactivate(member: User, onChange: () => void): Promise<void> {
  const { id, name } = member;
  const isOwn = id === signedIn().user.id;
  const effect = isOwn
    ? 'This is you: you lose access to this account at once, and somebody else has to reactivate you.'
    : 'Their sessions end and their API keys stop working at once. Records keep the name.';
  const isSure = await ask({
    title: `Deactivate ${name}?`,
    text: [effect, ...(await openBookingsOf(member))].join(' '),
    yes: 'Deactivate',
    no: 'Cancel',
    isDanger: true,
  });
  if (!isSure) return;
  await end(member);
  await renewAfter(id);
  onChange();
  showToast(`${name} deactivated.`);
}

/** Says what the member has not returned, and what is reserved for them. */
async function openBookingsOf({ id }: User): Promise<string[]> {
  const { signal } = new AbortController();
  const { checkouts, reservations } = await readOpenBookings({ of: { user_id: id }, signal });
  return [
    ...sentenceOf('Still checked out to them', checkouts),
    ...sentenceOf('Reserved for them', reservations),
  ];
}

function sentenceOf(label: string, bookings: FirstRecords<{ name: string }> | undefined): string[] {
  if (bookings === undefined || bookings.total === 0) return [];
  return [`${label}: ${listNames(bookings.records.map(({ name }) => name))}.`];
}

async function reactivate(member: User, onChange: () => void): Promise<void> {
  const isSure = await ask({
    title: `Reactivate ${member.name}?`,
    text: 'They can sign in again, and their API keys work again, with the same role as before.',
    yes: 'Reactivate',
    no: 'Cancel',
  });
  if (!isSure) return;
  const params = { path: { ...accountPath(), member_id: member.id } };
  const body = { active: true };
  await orThrow(api.PATCH('/v1/accounts/{id}/members/{member_id}', { params, body }));
  onChange();
  showToast(`${member.name} reactivated.`);
}

function end({ id }: User): Promise<unknown> {
  const params = { path: { ...accountPath(), member_id: id } };
  return orThrow(api.DELETE('/v1/accounts/{id}/members/{member_id}', { params }));
}
