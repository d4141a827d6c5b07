import { LocationCreate } from '#shared/families/locations/fields.ts';
import { putLocationByRef } from '#shared/families/locations/operations.ts';
import { location } from '#shared/families/locations/record.ts';
import { putManyByRef } from '#shared/families/locations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { putRecords } from '#shared/http/put-records.ts';

export const handler = endpoint(putManyByRef, (call, { body, query }) =>
  putRecords(call, body.records, {
    resource: location,
    create: LocationCreate,
    put: (ref, one) => putLocationByRef(call, { ref, body: one, query }),
  }),
);
