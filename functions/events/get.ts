import { eventView } from '#shared/families/events/event-view.ts';
import { get } from '#shared/families/events/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { showRecord } from '#shared/http/operations.ts';

export const handler = endpoint(get, showRecord(eventView));
