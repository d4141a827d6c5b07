import { morePushServices } from '#shared/config.ts';

/** The push services of the browsers' makers: a host, or every host below one. */
const hosts = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const;

/**
 * Whether an address is one of a push service: only those are called, so that nobody makes us call
 * what stands in a private network.
 */
export function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, origin, username } = new URL(address);
  if (morePushServices().includes(origin)) return true;
  if (protocol !== 'https:' || port !== '' || username !== '') return false;
  return hosts.some(
    (host) => hostname === host || (host.startsWith('.') && hostname.endsWith(host)),
  );
}
