import { createClient } from '#client/client.ts';
import { reach } from './reach.ts';

/** The API, called without a session: to get one, renew it by its cookie, or end it. */
export const publicApi = createClient({ baseUrl: location.origin, fetch: reach, retries: 0 });
