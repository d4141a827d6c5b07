import { endpoint } from '#shared/http/endpoint.ts';
import { checkoutView } from '#shared/operations/bookings/checkouts.ts';
import { answerId } from '#shared/records/view.ts';
import { get } from '#shared/routes/checkouts.ts';

export const handler = endpoint(get, (call, { id }) => answerId(call, checkoutView, id));
