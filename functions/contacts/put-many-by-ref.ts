import { ContactCreate } from '#shared/families/contacts/fields.ts';
import { putContactByRef } from '#shared/families/contacts/operations.ts';
import { contact } from '#shared/families/contacts/record.ts';
import { putManyByRef } from '#shared/families/contacts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { putRecords } from '#shared/http/put-records.ts';

export const handler = endpoint(putManyByRef, (call, { body, query }) =>
  putRecords(call, body.records, {
    resource: contact,
    create: ContactCreate,
    put: (ref, one) => putContactByRef(call, { ref, body: one, query }),
  }),
);
