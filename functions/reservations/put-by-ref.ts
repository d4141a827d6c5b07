import { endpoint } from '#shared/http/endpoint.ts';
import { putReservationByRef } from '#shared/operations/reservations/put-by-ref.ts';
import { putByRef } from '#shared/routes/reservations.ts';

export const handler = endpoint(putByRef, (call, { ref, body, query }) =>
  putReservationByRef(call, ref, body, query.dry_run ?? false),
);
