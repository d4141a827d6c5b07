import { morePushServices } from '#shared/config.ts';

/** The push services of the browser vendors: a host, or all its subdomains. */
const hosts = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const;

/**
 * Whether an address belongs to a known push service. Calling any other would let a client reach
 * hosts in our private network.
 */
export function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(address);
  if (morePushServices().includes(origin)) return true;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return hosts.some(
    (host) => hostname === host || (host.startsWith('.') && hostname.endsWith(host)),
  );
}
