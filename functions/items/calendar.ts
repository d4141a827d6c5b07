import { showCalendar } from '#shared/families/checkouts/item-calendar.ts';
import { calendar } from '#shared/families/items/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(calendar, (call, { id, query }) => showCalendar(call, id, query));
