import type { Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { getAccount } from '#shared/families/accounts/account.ts';
import { readNothing, updateRecord } from '#shared/records/operations.ts';
import { readForWrite } from '#shared/records/read.ts';
import { addSeconds } from '#shared/time.ts';
import { isCheckoutOverdue } from './checkout.ts';
import { checkoutView } from './checkout-view.ts';
import { type CheckoutRecord, checkout } from './record.ts';
import { findBorrower, reminderMail } from './reminder-mail.ts';

/** In seconds, between two reminders of one checkout. */
const pauseSeconds = 24 * 60 * 60;

/**
 * Notes that the borrower is reminded, which sends the mail once it is written. If two calls come at once, the
 * later one reads the note of the other, and is refused.
 */
export async function remindBorrower(call: Call, id: number, isDryRun: boolean) {
  const before = await readForWrite(call, checkout, id);
  assertRemindable(before, call.now);
  const [account, borrower] = await Promise.all([getAccount(call), findBorrower(call, before)]);
  if (!borrower) throw noAddress(before);
  const { name } = borrower;
  const mail = { name, ...reminderMail(before, name, account.name) };
  const changes = { reminded_at: call.now };
  return updateRecord(call, checkoutView, before, changes, readNothing, {
    entry: { action: 'remind' },
    isDryRun,
    meta: { mail },
  });
}

/** @throws ApiError `invalid_transition` where nothing is overdue, or a reminder was sent lately */
function assertRemindable(record: CheckoutRecord, now: string): void {
  const { id, status, due_time, reminded_at } = record;
  if (!isCheckoutOverdue(record, now)) {
    const message =
      status === 'open'
        ? `Checkout ${id} is not overdue. It is due at ${due_time}.`
        : `Checkout ${id} is closed.`;
    throw new ApiError('invalid_transition', { message });
  }
  if (reminded_at === null) return;
  const next = addSeconds(reminded_at, pauseSeconds);
  if (now >= next) return;
  const again = `It was sent at ${reminded_at}, and can be sent again from ${next} on.`;
  const problem = {
    code: 'too_soon' as const,
    message: again,
    reminded_at,
    next_reminder_at: next,
  };
  throw new ApiError('invalid_transition', {
    message: 'The borrower was reminded less than 24 hours ago.',
    fields: { reminded_at: [problem] },
  });
}

/** Names the field without which nobody can be mailed. */
function noAddress({ id, contact_id }: CheckoutRecord): ApiError {
  const [field, message] =
    contact_id === null
      ? ['contact_id', `Checkout ${id} has no contact or member to remind.`]
      : ['contact.email', `Contact ${contact_id} has no email address.`];
  const fields = { [field]: [{ code: 'required' as const, message }] };
  return new ApiError('invalid_transition', { message, fields });
}
