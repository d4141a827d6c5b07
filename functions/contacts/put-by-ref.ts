import { endpoint } from '#shared/http/endpoint.ts';
import { putContactByRef } from '#shared/operations/contacts/put-by-ref.ts';
import { putByRef } from '#shared/routes/contacts.ts';

export const handler = endpoint(putByRef, (call, { ref, body }) =>
  putContactByRef(call, ref, body),
);
