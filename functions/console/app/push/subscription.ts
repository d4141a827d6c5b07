import { pages } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';

export type PushState = 'on' | 'off' | 'blocked' | 'unsupported' | 'not-configured';

const workerPath = '/console/push.js';
const isPossible = 'serviceWorker' in navigator && 'PushManager' in window;

/** Whether this browser shows notifications, and if not, why not. */
export async function readPushState(): Promise<PushState> {
  if (!isPossible) return 'unsupported';
  const key = await serverKey();
  if (key === null) return 'not-configured';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await readSubscription();
  if (!subscription || !isMadeFor(key, subscription)) return 'off';
  return (await findOwn(subscription)) ? 'on' : 'off';
}

export async function switchPushOn(): Promise<void> {
  const key = await serverKey();
  if (key === null || (await Notification.requestPermission()) !== 'granted') return;
  await navigator.serviceWorker.register(workerPath, { scope: '/' });
  const registration = await navigator.serviceWorker.ready;
  const former = await registration.pushManager.getSubscription();
  // A browser refuses to subscribe by another key until then.
  if (former && !isMadeFor(key, former)) await former.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  try {
    await orThrow(api.POST('/v1/push/subscriptions', { body: contentOf(subscription) }));
  } catch (cause) {
    await subscription.unsubscribe();
    throw cause;
  }
}

export async function switchPushOff(): Promise<void> {
  const subscription = await readSubscription();
  if (!subscription) return;
  try {
    const own = await findOwn(subscription);
    if (!own) return;
    const path = { id: own.id };
    await orThrow(api.DELETE('/v1/push/subscriptions/{id}', { params: { path } }));
  } finally {
    await subscription.unsubscribe();
  }
}

/**
 * Assigns the member's subscription of this browser to the present session, with which it is to end: the session
 * that made it may have expired.
 */
export async function assignSubscription(): Promise<void> {
  if (!isPossible) return;
  const subscription = await readSubscription();
  if (!subscription || !(await findOwn(subscription))) return;
  await orThrow(api.POST('/v1/push/subscriptions', { body: contentOf(subscription) }));
}

async function readSubscription() {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return registration?.pushManager.getSubscription();
}

/** Whether pushes signed by a key reach a subscription: operators may have made other keys since. */
function isMadeFor(key: string, { options }: PushSubscription): boolean {
  const { applicationServerKey: own } = options;
  return own !== null && `${new Uint8Array(own)}` === `${bytesOf(key)}`;
}

/** The browser's subscription as the service has it for the member; it may be another member's instead. */
async function findOwn({ endpoint }: PushSubscription) {
  for await (const own of pages(api, '/v1/push/subscriptions')) {
    if (own.endpoint === endpoint) return own;
  }
  return undefined;
}

/** The public key of this service for push; null if it sends no push messages. */
async function serverKey(): Promise<string | null> {
  return (await orThrow(api.GET('/v1/push/key'))).data.public_key;
}

function contentOf(subscription: PushSubscription) {
  const { keys: { auth = '', p256dh = '' } = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, keys: { auth, p256dh } };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (one) => one.charCodeAt(0));
}
