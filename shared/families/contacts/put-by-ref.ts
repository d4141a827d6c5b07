import type { Call } from '#shared/call.ts';
import type { PutByRefQuery } from '#shared/fields/query.ts';
import { type EitherBody, putByRef, withoutRef, withRef } from '#shared/records/put-by-ref.ts';
import { createContact } from './create.ts';
import { ContactCreate, ContactUpdate } from './fields.ts';
import { contact } from './record.ts';
import { updateContact } from './update.ts';

/** Creates the contact of an external reference, or updates it: what is not sent stays, or is cleared. */
export function putContactByRef(
  call: Call,
  ref: string,
  body: EitherBody,
  { replace: isWhole = false }: PutByRefQuery,
) {
  return putByRef(call, contact, ref, {
    read: () => withRef(body.as(ContactCreate), ref),
    create: (input) => createContact(call, input),
    update: (call, id) =>
      updateContact(call, id, withoutRef(body.as(isWhole ? ContactCreate : ContactUpdate), ref)),
  });
}
