import type { InAccount } from '#shared/call.ts';
import { contact } from '#shared/families/contacts/record.ts';
import { user } from '#shared/families/users/record.ts';
import { findRecords } from '#shared/records/read.ts';
import type { CheckoutRecord } from './record.ts';

/**
 * Who has the items of a checkout, as far as a mail can reach them: the contact, or else the member;
 * undefined without an address.
 */
export async function findBorrower(call: InAccount, { contact_id, user_id }: CheckoutRecord) {
  const [contacts, users] = await Promise.all([
    contact_id === null ? [] : findRecords(call, contact, [contact_id]),
    user_id === null ? [] : findRecords(call, user, [user_id]),
  ]);
  const [first] = [...contacts, ...users].flatMap(({ name, email }) =>
    email === null ? [] : [{ name, email }],
  );
  return first;
}
