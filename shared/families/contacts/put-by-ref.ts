import { writeByRef } from '#shared/records/put-by-ref.ts';
import { createContact } from './create.ts';
import { ContactCreate, ContactUpdate } from './fields.ts';
import { contact } from './record.ts';
import { updateContact } from './update.ts';

export const putContactByRef = writeByRef(contact, {
  bodies: { create: ContactCreate, update: ContactUpdate, replace: ContactCreate },
  create: createContact,
  update: updateContact,
});
