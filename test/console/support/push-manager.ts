import type { BrowserContext } from 'playwright-core';

/**
 * Answers in the place of the browser's push manager, for a browser without a window has no push
 * service that it could ask: with a subscription at an endpoint, keys of its own, and the memory that
 * a browser has of it. All else is the browser's own: asking for permission, the worker, the calls.
 */
export async function standInForPushService(
  context: BrowserContext,
  endpoint: string,
): Promise<void> {
  await context.addInitScript((address) => {
    const memory = 'stand-in for the push service';
    const text = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const stored = () => {
      const value = localStorage.getItem(memory);
      if (value === null) return null;
      return {
        endpoint: address,
        toJSON: () => ({ endpoint: address, keys: JSON.parse(value).keys }),
        unsubscribe: async () => {
          localStorage.removeItem(memory);
          return true;
        },
      };
    };
    const subscribe = async (options: { applicationServerKey: BufferSource }) => {
      // As browsers do, it refuses what is no point of the curve.
      const curve = { name: 'ECDSA', namedCurve: 'P-256' };
      const { applicationServerKey: key } = options;
      await crypto.subtle.importKey('raw', key, curve, true, ['verify']);
      const pair = await crypto.subtle.generateKey({ ...curve, name: 'ECDH' }, true, [
        'deriveBits',
      ]);
      const p256dh = text(await crypto.subtle.exportKey('raw', pair.publicKey));
      const auth = text(crypto.getRandomValues(new Uint8Array(16)).buffer);
      localStorage.setItem(memory, JSON.stringify({ keys: { p256dh, auth } }));
      return stored();
    };
    // Without a window it is `denied` from the start, although asking for it is answered `granted`.
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => stored() });
  }, endpoint);
}
