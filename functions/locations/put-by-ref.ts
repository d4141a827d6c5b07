import { endpoint } from '#shared/http/endpoint.ts';
import { putLocationByRef } from '#shared/operations/locations/put-by-ref.ts';
import { putByRef } from '#shared/routes/locations.ts';

export const handler = endpoint(putByRef, (call, { ref, body }) =>
  putLocationByRef(call, ref, body),
);
