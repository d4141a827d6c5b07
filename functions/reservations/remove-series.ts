import { removeSeries as removeReservations } from '#shared/families/reservations/remove-series.ts';
import { removeSeries } from '#shared/families/reservations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(removeSeries, (call, { query }) =>
  removeReservations(call, query.series_ref),
);
