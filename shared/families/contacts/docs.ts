import { addressTexts } from '#shared/families/locations/fields.ts';
import { familyDocs, recordsText, request, response, textsOf } from '#shared/fields/docs.ts';
import {
  Contact,
  ContactCreate,
  ContactRecords,
  ContactUpdate,
  contactFields,
  contactTexts,
} from './fields.ts';

const texts = textsOf(contactFields, { ...addressTexts, ...contactTexts });

export default familyDocs({
  description: 'People and companies: customers, suppliers, and others.',
  responses: { Contact: response(Contact, 'A person or a company.', texts, ContactCreate) },
  requests: {
    ContactCreate: request(ContactCreate, 'A new contact.', texts),
    ContactUpdate: request(ContactUpdate, 'The fields of a contact that change.', texts),
    ContactRecords: request(ContactRecords, 'Records of contacts, each with its reference.', {
      records: { description: recordsText, fields: texts },
    }),
  },
});
