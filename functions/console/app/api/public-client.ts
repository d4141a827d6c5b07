import { createClient } from '#client/client.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';

/** The API without an access token: for calls that start, renew or end a session. */
export const publicApi = createClient({
  baseUrl: location.origin,
  fetch: fetchWithTimeout,
  retries: 0,
});
