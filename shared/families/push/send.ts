import { ECDH } from 'node:crypto';
import webPush from 'web-push';
import { isPushService } from '#shared/auth/push-services.ts';
import { withCircuitBreaker } from '#shared/circuit-breaker.ts';
import { logError } from '#shared/log.ts';
import { assertOn } from '#shared/switches/switches.ts';
import type { PushSubscription } from './subscriptions.ts';
import type { PushKeys } from './vapid-keys.ts';

/** In seconds. A push that was not delivered within a day is useless. */
const retentionSeconds = 24 * 60 * 60;
const timeoutMilliseconds = 5000;

/**
 * The statuses by which push services refuse a push for good, mostly because the browser subscribed by other keys
 * than ours: any member can subscribe one that did.
 */
const refusals = [400, 401, 403];

/**
 * The outcome of a push. `gone`: the push service no longer knows the browser, or no browser can read it; `refused`:
 * it refuses the push, and would again.
 */
type PushOutcome = 'sent' | 'gone' | 'refused';

/**
 * Pushes an encrypted message to a browser (RFC 8291). Follows no redirect.
 * @throws Error with the host and the status of a push service that has an error, or while operators have paused pushes
 */
export async function push(
  { endpoint, keys }: PushSubscription,
  message: object,
  { public_key: publicKey, private_key: privateKey, contact: subject }: PushKeys,
): Promise<PushOutcome> {
  await assertOn('push');
  const { host } = new URL(endpoint);
  if (!isPushService(endpoint)) throw new Error(`${host} is not a push service.`);
  if (!isPublicKey(keys.p256dh)) return 'gone';
  const details = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: retentionSeconds,
  });
  const { 'Content-Length': _length, ...headers } = details.headers;
  const answer = await withCircuitBreaker(host, () =>
    fetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, `${value}`]),
      ),
      body: new Uint8Array(details.body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    }),
  );
  if (answer.status === 404 || answer.status === 410) return 'gone';
  if (answer.ok) return 'sent';
  const error = new Error(`${host} answered ${answer.status}.`);
  if (!refusals.includes(answer.status)) throw error;
  logError('A push was refused.', error, {});
  return 'refused';
}

/** Whether a text is a key to encrypt by: not all texts of its length are, and with others no push succeeds. */
function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
