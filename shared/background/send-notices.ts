import { hasApiAccess } from '#shared/auth/plans.ts';
import { startOfMinute } from '#shared/auth/rate.ts';
import { idOfAddress } from '#shared/auth/token.ts';
import { activateLink } from '#shared/credentials/mailed-link.ts';
import { accountOf, getAccount } from '#shared/families/accounts/account.ts';
import type { AccountRecord } from '#shared/families/accounts/record.ts';
import { contactsOf } from '#shared/families/keys/key-contacts.ts';
import { readLiveKeys } from '#shared/families/keys/live-keys.ts';
import { key } from '#shared/families/keys/record.ts';
import { invitationId } from '#shared/families/members/invitation.ts';
import { ownersOf } from '#shared/families/users/owners.ts';
import { user } from '#shared/families/users/record.ts';
import { webhook } from '#shared/families/webhooks/record.ts';
import { sendMail } from '#shared/mail/send.ts';
import { findRecords } from '#shared/records/read.ts';
import { fromRow } from '#shared/records/row.ts';
import { accountOfPartition } from '#shared/table/key-parts.ts';
import { sentName } from '#shared/table/names.ts';
import type { Row } from '#shared/table/rows.ts';
import { formatInstant } from '#shared/time.ts';
import { tryAll } from '#shared/try-all.ts';
import type { Effect } from './effect.ts';
import { mailReminder } from './mail-reminder.ts';
import {
  type Notice,
  noticeOfFactorReset,
  noticeOfFailingWebhook,
  noticeOfInvitation,
  noticeOfKey,
  noticeOfLostAccess,
  noticeOfRefusals,
  noticeOfReset,
  noticeOfTrialEnd,
} from './notices.ts';
import { sendOnce } from './send-once.ts';

type SendMails = () => Promise<void>;

/** The mails for a write, if it has any, by the kind of its row. */
const senders: Readonly<
  Record<string, (after: Row, before: Row | undefined, now: number) => SendMails | undefined>
> = {
  key: mailKey,
  account: mailLostAccess,
  refused: mailRefusals,
  reset: mailReset,
  'factor-reset': mailFactorReset,
  invitation: mailInvitation,
  webhook: mailFailingWebhook,
  checkout: mailReminder,
};

/** Mails the notices for a write. */
export const sendNotices: Effect = ({ before, after }, now) =>
  after && senders[String(after.entity)]?.(after, before, now);

/** The subject of a mail to addresses of an account, the account, and what identifies the event. */
type AccountEvent = Parameters<typeof sentName.accountMail>;

/**
 * Mails a notice to each address, once per event.
 * @throws the first failure, once all were tried
 */
async function mailEach(event: AccountEvent, addresses: readonly string[], notice: Notice) {
  const [, account] = event;
  const mails = addresses.map((to) =>
    sendOnce(sentName.accountMail(...event, to), () => sendMail({ ...notice, to }, { account })),
  );
  await tryAll(mails);
}

const inAccount = (accountId: number) => ({ caller: { accountId } });

/** Former contacts are notified of the change, too. */
function mailKey(after: Row, before: Row | undefined): SendMails | undefined {
  const call = inAccount(accountOfPartition(after.pk));
  const [old, record] = [before && fromRow(key, before), fromRow(key, after)];
  const noticeFor = noticeOfKey(old, record);
  if (!noticeFor) return undefined;
  return async () => {
    const account = await getAccount(call);
    const addresses = await contactsOf(call, [record], [old?.contact_email ?? null]);
    const event: AccountEvent = ['key', account.id, record.id, record.version];
    await mailEach(event, addresses, noticeFor(account.name));
  };
}

function mailLostAccess(after: Row, before: Row | undefined, now: number): SendMails | undefined {
  const account = accountOf(after);
  const at = formatInstant(now);
  const isLost = before && hasApiAccess(accountOf(before), at) && !hasApiAccess(account, at);
  if (!isLost || account.closed_at !== null) return undefined;
  return async () => {
    const call = inAccount(account.id);
    const [current, keys] = await Promise.all([getAccount(call), readLiveKeys(call)]);
    // The plan may have API access again, or the account be closed, when a mail comes late.
    if (hasApiAccess(current, at) || current.closed_at !== null) return;
    const keyNames = keys.map(({ name }) => name);
    const notice = noticeOfLostAccess(account.name, keyNames);
    await mailContacts(account, ['access', account.version], notice);
  };
}

async function mailContacts(
  account: AccountRecord,
  event: readonly (string | number)[],
  notice: Notice,
): Promise<void> {
  const call = inAccount(account.id);
  const addresses = await contactsOf(call, await readLiveKeys(call));
  await mailEach(['account', account.id, ...event], addresses, notice);
}

/** Mails about the end of a trial; `kind` is `trial_ending` or `trial_ended`. */
export async function mailTrial(kind: string, row: Row, at: string): Promise<void> {
  const account = accountOf(row);
  const notice = noticeOfTrialEnd(account.name, at, kind === 'trial_ended');
  await mailContacts(account, [kind, at], notice);
}

/** A mail is due when a key was refused in this many of the last fifteen minutes. */
const refusedMinutes = 10;
const refusalWindowMinutes = 15;

function mailRefusals({ minutes, ...row }: Row): SendMails | undefined {
  const minutesOfRefusals = minutes instanceof Set ? [...minutes].map(Number) : [];
  // The write may be seen late: the last refusal says when it was.
  const last = Math.max(...minutesOfRefusals);
  const recent = minutesOfRefusals.filter((minute) => minute > last - refusalWindowMinutes);
  return recent.length >= refusedMinutes
    ? () => mailRefusedKey(row, startOfMinute(last))
    : undefined;
}

async function mailRefusedKey({ account_id, key_id }: Row, time: number): Promise<void> {
  const call = inAccount(Number(account_id));
  const [account, [record]] = await Promise.all([
    getAccount(call),
    findRecords(call, key, [Number(key_id)]),
  ]);
  if (!record || record.revoked_at !== null) return;
  const day = formatInstant(time).slice(0, 10);
  const notice = noticeOfRefusals(account.name, record.name);
  const addresses = await contactsOf(call, [record]);
  await mailEach(['refused', account.id, record.id, day], addresses, notice);
}

function mailReset({ pk, is_known, hash, ...row }: Row): SendMails | undefined {
  // Activating the link writes the row, too; only the request itself is mailed.
  if (is_known !== true || hash !== undefined) return undefined;
  const [to, request] = [String(row.email), String(row.request)];
  return () =>
    sendOnce(sentName.mail(pk, request), async () => {
      const link = await activateLink('reset', idOfAddress(to), request);
      // Requests are limited to five an hour, and other mails to the address must not delay a reset.
      if (link) await sendMail({ ...noticeOfReset(link), to }, { hasOwnLimit: true });
    });
}

function mailFactorReset({ pk, email, at }: Row): SendMails {
  const mail = { ...noticeOfFactorReset(), to: String(email) };
  return () => sendOnce(sentName.mail(pk, 'second-factor', String(at)), () => sendMail(mail, {}));
}

function mailInvitation(row: Row): SendMails | undefined {
  // Making the link writes the row, too; only the invitation itself is mailed.
  if (row.hash !== undefined) return undefined;
  const [accountId, userId] = [Number(row.account_id), Number(row.user_id)];
  const id = invitationId(accountId, userId);
  const request = String(row.request);
  return () =>
    sendOnce(sentName.mail(row.pk, request), async () => {
      const call = inAccount(accountId);
      const [{ closed_at }, [member]] = await Promise.all([
        getAccount(call),
        findRecords(call, user, [userId], { consistent: true }),
      ]);
      const link =
        closed_at === null && member?.invited && (await activateLink('invitation', id, request));
      if (!link) return;
      const [by, accountName] = [String(row.invited_by), String(row.account_name)];
      const notice = noticeOfInvitation({ by, accountName, ...link });
      await sendMail({ ...notice, to: String(row.email) }, { account: accountId });
    });
}

/** Tells the owners of an account that a webhook of it was switched off. */
function mailFailingWebhook(after: Row, before: Row | undefined): SendMails | undefined {
  const record = fromRow(webhook, after);
  const { id, url, version, disabled_at } = record;
  if (disabled_at === null || before?.disabled_at === disabled_at) return undefined;
  const call = inAccount(accountOfPartition(after.pk));
  return async () => {
    const [account, owners] = await Promise.all([getAccount(call), ownersOf(call)]);
    const notice = noticeOfFailingWebhook(account.name, url);
    await mailEach(['webhook', account.id, id, version], owners, notice);
  };
}
