import { createClient } from '#client/client.ts';
import { reach } from './reach.ts';

/** The API without an access token: for calls that start, renew or end a session. */
export const publicApi = createClient({ baseUrl: location.origin, fetch: reach, retries: 0 });
