import type { BrowserContext } from 'playwright-core';

/**
 * Replaces the browser's push manager, because a headless browser has no push service. A subscription
 * has the given endpoint and new keys, and is stored as a browser would store it. Permissions, the
 * service worker and all calls remain those of the browser.
 */
export async function mockPushService(context: BrowserContext, endpoint: string): Promise<void> {
  await context.addInitScript((address) => {
    const storageKey = 'stand-in for the push service';
    const toBase64Url = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const readSubscription = () => {
      const value = localStorage.getItem(storageKey);
      if (value === null) return null;
      const { keys, serverKey } = JSON.parse(value);
      return {
        endpoint: address,
        options: { applicationServerKey: Uint8Array.from(serverKey).buffer },
        toJSON: () => ({ endpoint: address, keys }),
        unsubscribe: async () => {
          localStorage.removeItem(storageKey);
          return true;
        },
      };
    };
    const subscribe = async (options: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      // Like a browser, this refuses a key that is not a point on the curve, or not that of the subscription.
      const curve = { name: 'ECDSA', namedCurve: 'P-256' };
      const { applicationServerKey: key } = options;
      await crypto.subtle.importKey('raw', key, curve, true, ['verify']);
      const serverKey = [...key];
      const former = localStorage.getItem(storageKey);
      if (former !== null && `${JSON.parse(former).serverKey}` !== `${serverKey}`)
        throw new DOMException('There is a subscription by another key.', 'InvalidStateError');
      const pair = await crypto.subtle.generateKey({ ...curve, name: 'ECDH' }, true, [
        'deriveBits',
      ]);
      const p256dh = toBase64Url(await crypto.subtle.exportKey('raw', pair.publicKey));
      const auth = toBase64Url(crypto.getRandomValues(new Uint8Array(16)).buffer);
      localStorage.setItem(storageKey, JSON.stringify({ keys: { p256dh, auth }, serverKey }));
      return readSubscription();
    };
    // A headless browser reports `denied` from the start, although a request for it is granted.
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Object.assign(PushManager.prototype, {
      subscribe,
      getSubscription: async () => readSubscription(),
    });
  }, endpoint);
}
