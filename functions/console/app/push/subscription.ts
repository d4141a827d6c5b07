import { get, post, remove } from '#console/api/call.ts';

export type PushState = 'on' | 'off' | 'blocked' | 'unknown-here' | 'not-served';

interface Subscription {
  id: number;
  endpoint: string;
}

const workerPath = '/console/push.js';
const isPossible = 'serviceWorker' in navigator && 'PushManager' in window;

/** Whether this browser is told of what happens, and if not, why. */
export async function readPushState(): Promise<PushState> {
  if (!isPossible) return 'unknown-here';
  if ((await serverKey()) === null) return 'not-served';
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
  const { endpoint, keys } = subscription.toJSON();
  try {
    await post('/v1/push/subscriptions', { endpoint, keys });
  } catch (cause) {
    await subscription.unsubscribe();
    throw cause;
  }
}

export async function switchPushOff(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  const { data } = await get<Subscription[]>('/v1/push/subscriptions');
  const known = data.find(({ endpoint }) => endpoint === subscription.endpoint);
  if (known) await remove(`/v1/push/subscriptions/${known.id}`);
  await subscription.unsubscribe();
}

/** The key by which the push services know this service; null where it sends nothing. */
async function serverKey(): Promise<string | null> {
  return (await get<{ public_key: string | null }>('/v1/push/key')).data.public_key;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (one) => one.charCodeAt(0));
}
