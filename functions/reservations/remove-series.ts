import { endpoint } from '#shared/http/endpoint.ts';
import { removeSeries as removeReservations } from '#shared/operations/reservations/remove-series.ts';
import { removeSeries } from '#shared/routes/reservations.ts';

export const handler = endpoint(removeSeries, (call, { query }) =>
  removeReservations(call, query.series_ref),
);
