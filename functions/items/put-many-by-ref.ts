import { ItemCreate } from '#shared/families/items/fields.ts';
import { putItemByRef } from '#shared/families/items/operations.ts';
import { putManyByRef } from '#shared/families/items/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { putRecords } from '#shared/http/put-records.ts';

export const handler = endpoint(putManyByRef, (call, { body, query }) =>
  putRecords(call, body.records, ItemCreate, (ref, one) =>
    putItemByRef(call, { ref, body: one, query }),
  ),
);
