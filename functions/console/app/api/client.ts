import { createClient } from '#client/client.ts';
import { sendNamed } from './names.ts';
import { interruptedProblem } from './problem.ts';
import { reach } from './reach.ts';
import { renew } from './renew.ts';
import { signedIn } from './session.ts';

/** The API as the signed-in member calls it. */
export const api = createClient({
  baseUrl: location.origin,
  token: currentToken,
  fetch: (request) => sendNamed(request, reach),
  // Somebody waits for the answer.
  retries: 1,
  longestWait: 3,
});

/** A token that ends sooner may end before it arrives. */
const leastMilliseconds = 15_000;

async function currentToken(refused?: string): Promise<string> {
  const { token, validUntil, interruption } = signedIn();
  if (interruption) throw interruptedProblem();
  if (token === refused || validUntil - Date.now() < leastMilliseconds) await renew(token);
  return signedIn().token;
}
