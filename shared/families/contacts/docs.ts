import { addressMeanings } from '#shared/families/locations/docs.ts';
import {
  externalRef,
  historySays,
  putByRefSays,
  recordMeanings,
} from '#shared/fields/common-docs.ts';
import { family, refers, sent, shown } from '#shared/fields/meaning.ts';
import { Contact, ContactCreate, ContactUpdate } from './fields.ts';
import * as routes from './routes.ts';

const fields = {
  ...recordMeanings,
  name: 'The name of the person or company.',
  kind: 'A person, or a company.',
  relations: 'What the contact is to the account.',
  ...refers('company', 'the company that the contact works for'),
  email: 'The e-mail address.',
  phone: 'The telephone number.',
  mobile: 'The mobile number.',
  website: 'A web address that begins with https.',
  title: 'The position, or how to address the person.',
  number: 'The number that the account knows the contact by. Unique, whatever its case.',
  vat_number: 'The number for value-added tax.',
  ...addressMeanings,
  notes: 'What there is to know about the contact.',
  tags: 'Words to group contacts by.',
  blocked: 'Whether the contact gets no new reservation and no checkout.',
  external_ref: externalRef,
  open_checkouts_count: 'How many checkouts of the contact are open.',
};

export const contacts = family(routes, {
  is: 'People and companies: customers, suppliers, and others.',
  shows: { Contact: shown(Contact, 'A person or a company.', fields, ContactCreate) },
  takes: {
    ContactCreate: sent(ContactCreate, 'A new contact.', fields, {}),
    ContactUpdate: sent(ContactUpdate, 'The fields of a contact that change.', fields, {}),
  },
  operations: {
    history: { says: historySays },
    putByRef: { says: putByRefSays },
    remove: {
      says: 'Refused while the contact has open checkouts or reservations.',
      refuses: ['contact_in_use'],
    },
  },
});
