import { getAccount } from '#shared/families/accounts/account.ts';
import { isCheckoutOverdue } from '#shared/families/checkouts/checkout.ts';
import { checkout } from '#shared/families/checkouts/record.ts';
import { findBorrower, reminderMail } from '#shared/families/checkouts/reminder-mail.ts';
import { sendMail } from '#shared/mail/send.ts';
import { findRecords } from '#shared/records/read.ts';
import { fromRow } from '#shared/records/row.ts';
import { accountOfPartition } from '#shared/table/key-parts.ts';
import { sentName } from '#shared/table/names.ts';
import type { Row } from '#shared/table/rows.ts';
import { formatInstant } from '#shared/time.ts';
import { sendOnce } from './send-once.ts';

/** Mails the borrower of a checkout that a member wants reminded, unless it is no longer overdue. */
export function mailReminder(
  after: Row,
  before: Row | undefined,
): (() => Promise<void>) | undefined {
  const { reminded_at: at } = after;
  const isRequested = typeof at === 'string' && before && before.reminded_at !== at;
  return isRequested ? () => mailBorrower(after) : undefined;
}

async function mailBorrower(after: Row): Promise<void> {
  const { id, version } = fromRow(checkout, after);
  const call = { caller: { accountId: accountOfPartition(after.pk) } };
  const [account, [record]] = await Promise.all([
    getAccount(call),
    findRecords(call, checkout, [id], { consistent: true }),
  ]);
  const isOverdue = record && isCheckoutOverdue(record, formatInstant(Date.now()));
  if (!isOverdue || account.closed_at !== null) return;
  const borrower = await findBorrower(call, record);
  if (!borrower) return;
  const { name, email: to } = borrower;
  const mail = { ...reminderMail(record, name, account.name), to };
  await sendOnce(sentName.accountMail('reminder', account.id, id, version), () =>
    sendMail(mail, { account: account.id }),
  );
}
