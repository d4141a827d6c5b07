import { createClient } from '#client/client.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';
import { sendWithIdempotencyKey } from './idempotency-keys.ts';
import { sendAsPending } from './pending-writes.ts';
import { interruptedProblem } from './problem.ts';
import { followPermissions, renew } from './renew.ts';
import { signedIn } from './session.ts';

const asMember = {
  baseUrl: location.origin,
  token: currentToken,
  fetch: (request: Request) => sendWithIdempotencyKey(request, fetchAsMember),
};

/** The API as the signed-in member calls it. */
export const api = createClient({
  ...asMember,
  // Somebody waits for the answer, so fail soon.
  retries: 1,
  longestWait: 3,
});

const patience = { retries: 7, longestWait: 60 };

/**
 * For work that takes minutes: waits until the rate limit allows more calls, and retries through short
 * outages.
 */
export const retryingApi = createClient({ ...asMember, ...patience });

/** As `retryingApi`, for one call. Says whether the call was sent before, and may have been carried out then. */
export function retryingCall() {
  let unrefusedTries = 0;
  const send = async (request: Request) => {
    unrefusedTries += 1;
    const response = await asMember.fetch(request);
    const isRefused = response.status >= 400 && response.status < 500;
    if (isRefused) unrefusedTries -= 1;
    return response;
  };
  const client = createClient({ ...asMember, ...patience, fetch: send });
  return { client, isRepeat: () => unrefusedTries > 1 };
}

/** A token that expires sooner might expire on its way to the service. */
const minMilliseconds = 15_000;

async function currentToken(refusedToken?: string): Promise<string> {
  const { token, validUntil, interruption } = signedIn();
  if (interruption) throw interruptedProblem();
  if (token === refusedToken || validUntil - Date.now() < minMilliseconds) await renew(token);
  return signedIn().token;
}

async function fetchAsMember(request: Request): Promise<Response> {
  const response = await sendAsPending(request, fetchWithTimeout);
  if (response.status === 403) followPermissions();
  return response;
}
