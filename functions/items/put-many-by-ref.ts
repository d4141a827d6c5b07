import { ItemCreate } from '#shared/families/items/fields.ts';
import { putItemByRef } from '#shared/families/items/operations.ts';
import { item } from '#shared/families/items/record.ts';
import { putManyByRef } from '#shared/families/items/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { putRecords } from '#shared/http/put-records.ts';

export const handler = endpoint(putManyByRef, (call, { body, query }) =>
  putRecords(call, body.records, {
    resource: item,
    create: ItemCreate,
    put: (ref, one) => putItemByRef(call, { ref, body: one, query }),
  }),
);
