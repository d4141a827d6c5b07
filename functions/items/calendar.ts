import { endpoint } from '#shared/http/endpoint.ts';
import { showCalendar } from '#shared/operations/items/calendar.ts';
import { calendar } from '#shared/routes/items.ts';

export const handler = endpoint(calendar, (call, { id, query }) => showCalendar(call, id, query));
