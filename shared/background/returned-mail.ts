import { domainToUnicode } from 'node:url';
import { listEveryAccount } from '#shared/families/accounts/account.ts';
import type { AccountRecord } from '#shared/families/accounts/record.ts';
import { ownersOf } from '#shared/families/users/owners.ts';
import { logInfo } from '#shared/log.ts';
import { withDomain } from '#shared/mail/domain.ts';
import { sendMail } from '#shared/mail/send.ts';
import { uniqueValue } from '#shared/resources/claim.ts';
import { sentName } from '#shared/table/names.ts';
import { findRows } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { foldEmail } from '#shared/text.ts';
import { sendOnce } from './send-once.ts';

interface Recipient {
  emailAddress: string;
}

/** The part of an SES event that is used here. */
export interface ReturnedMail {
  bounce?: { bounceType: string; bouncedRecipients: Recipient[] };
  complaint?: { complainedRecipients: Recipient[] };
}

/** What happened to a mail, after which none is sent to its address. */
const reasons = { bounce: 'could not be delivered', complaint: 'was marked as spam' } as const;

/**
 * Tells the owners of each account that a member no longer gets mail: SES suppresses the address from now on.
 * Temporary bounces, as from a full mailbox, are ignored.
 */
export async function notifyOwners({ bounce, complaint }: ReturnedMail): Promise<void> {
  const isLasting = bounce?.bounceType === 'Permanent';
  for (const { emailAddress } of isLasting ? bounce.bouncedRecipients : []) {
    await notifyOwnersOf(emailAddress, 'bounce');
  }
  for (const { emailAddress } of complaint?.complainedRecipients ?? []) {
    await notifyOwnersOf(emailAddress, 'complaint');
  }
}

async function notifyOwnersOf(address: string, reason: keyof typeof reasons): Promise<void> {
  for (const email of spellingsOf(foldEmail(address))) {
    const accounts = await accountsWith(email);
    logInfo('mail returned', { reason, accounts: accounts.map(({ id }) => id) });
    for (const account of accounts) await notifyOwnersIn(account, email, reason);
  }
}

/** SES reports an internationalised domain in its ASCII form; the member's address may have either form. */
function spellingsOf(email: string): Set<string> {
  return new Set([email, withDomain(email, domainToUnicode)]);
}

/** The accounts that have a member with an address. Mails return rarely, so all accounts are checked. */
async function accountsWith(email: string): Promise<AccountRecord[]> {
  const accounts = await listEveryAccount();
  const keys = new Map(accounts.map(({ id }) => [claimOf(id, email).pk, id]));
  const rows = await findRows(accounts.map(({ id }) => claimOf(id, email)));
  const memberOf = new Set(rows.map(({ pk }) => keys.get(pk)));
  return accounts.filter(({ id, closed_at }) => memberOf.has(id) && closed_at === null);
}

function claimOf(account: number, email: string) {
  return rowKey.unique(account, uniqueValue('user.email', email));
}

async function notifyOwnersIn(
  { id, name }: AccountRecord,
  email: string,
  reason: keyof typeof reasons,
): Promise<void> {
  const owners = await ownersOf({ caller: { accountId: id } });
  const subject = `Mail to ${email} ${reasons[reason]}`;
  const lines = [
    `Mail to ${email}, a member of ${name}, ${reasons[reason]}. We no longer send mail to this address.`,
    '',
    'Change the address of the member, or ask support to allow mail to this one again.',
  ];
  for (const to of owners.filter((owner) => foldEmail(owner) !== email)) {
    const mail = { to, subject, lines };
    await sendOnce(sentName.accountMail('returned', id, email, to), () =>
      sendMail(mail, { account: id }),
    );
  }
}
