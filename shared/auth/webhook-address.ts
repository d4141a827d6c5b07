import { webhookHosts } from '#shared/config.ts';

/**
 * Whether a webhook may be at an address, as far as its text tells: https, without a password. Hosts of
 * the configuration may be reached by http, too. Where a name leads is checked with each connection.
 */
export function isWebhookAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && webhookHosts().includes(hostname));
}
