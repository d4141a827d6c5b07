import type { AccountScope } from '#shared/call.ts';
import { contact } from '#shared/families/contacts/record.ts';
import { unpackSummary } from '#shared/families/items/packed-summary.ts';
import { user } from '#shared/families/users/record.ts';
import type { Mail } from '#shared/mail/message.ts';
import { findRecords } from '#shared/records/read.ts';
import { outstandingOf } from './checkout.ts';
import { outstandingLines } from './lines.ts';
import type { CheckoutRecord } from './record.ts';

const longDate = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  dateStyle: 'full',
  timeStyle: 'short',
});

/** The mail that tells a borrower which items are overdue, and since when. */
export function reminderMail(
  record: CheckoutRecord,
  borrowerName: string,
  accountName: string,
): Omit<Mail, 'to'> {
  const { name, due_time } = record;
  return {
    subject: `${accountName}: “${name}” is overdue`,
    lines: [
      `Hello ${borrowerName},`,
      '',
      `“${name}” was due back on ${longDate.format(Date.parse(due_time))} UTC. Still out:`,
      ...itemsOut(record).map((item) => `- ${item}`),
      '',
      `Please bring back what is out, or ask ${accountName} for more time.`,
    ],
  };
}

function itemsOut(record: CheckoutRecord): string[] {
  const summaries = new Map(
    record.item_summaries.map(unpackSummary).map((summary) => [summary.id, summary]),
  );
  const nameOf = (id: number) => {
    const { name = `Item ${id}`, unique_id = null } = summaries.get(id) ?? {};
    return unique_id === null ? name : `${name} (${unique_id})`;
  };
  return [
    ...outstandingOf(record).map(nameOf),
    ...outstandingLines(record).map(({ item_id, quantity }) => `${quantity} × ${nameOf(item_id)}`),
  ];
}

/**
 * Finds the borrower of a checkout: the contact, or else the member; undefined without an email address.
 */
export async function findBorrower(call: AccountScope, { contact_id, user_id }: CheckoutRecord) {
  const [contacts, users] = await Promise.all([
    contact_id === null ? [] : findRecords(call, contact, [contact_id]),
    user_id === null ? [] : findRecords(call, user, [user_id]),
  ]);
  const [first] = [...contacts, ...users].flatMap(({ name, email }) =>
    email === null ? [] : [{ name, email }],
  );
  return first;
}
