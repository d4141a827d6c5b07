import { pages } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';

export type PushState = 'on' | 'off' | 'blocked' | 'unsupported' | 'not-configured';

const workerPath = '/console/push.js';
const isPossible = 'serviceWorker' in navigator && 'PushManager' in window;

/** Whether this browser shows notifications, and if not, why not. */
export async function readPushState(): Promise<PushState> {
  if (!isPossible) return 'unsupported';
  if ((await serverKey()) === null) return 'not-configured';
  if (Notification.permission === 'denied') return 'blocked';
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off';
}

export async function switchPushOn(): Promise<void> {
  const key = await serverKey();
  if (key === null || (await Notification.requestPermission()) !== 'granted') return;
  await navigator.serviceWorker.register(workerPath, { scope: '/' });
  const registration = await navigator.serviceWorker.ready;
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
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  for await (const { id, endpoint } of pages(api, '/v1/push/subscriptions')) {
    if (endpoint !== subscription.endpoint) continue;
    await orThrow(api.DELETE('/v1/push/subscriptions/{id}', { params: { path: { id } } }));
    break;
  }
  await subscription.unsubscribe();
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
