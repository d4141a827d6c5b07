import type { Demo } from './demo/saved-demo.ts';

/** The text at the end of a start: where the service runs, how to sign in, and what to try. */
export function greeting(folder: string, url: string, demo: Demo): string {
  return `
The service runs at ${url} (Ctrl-C ends it). Its data is in ${folder}.
The console is ${url}/: sign in as ${demo.ownerEmail}, password ${demo.ownerPassword}.
The demo account is ${demo.accountId}.
Its key: ${demo.token}
Guides and the reference are ${url}/docs.

Try:
  curl -H 'Authorization: Bearer ${demo.token}' '${url}/v1/whoami'
  curl -H 'Authorization: Bearer ${demo.token}' '${url}/v1/items?q=lumiere'
  curl -H 'Authorization: Bearer ${demo.token}' '${url}/v1/items/lookup?qr=FIX-0042'
`;
}

/** A warning for systems on which other users can reach the store. */
export const openToOthers =
  'Other users of this machine can read the data: the store listens on a port, which this system ' +
  'cannot hide from them.';
