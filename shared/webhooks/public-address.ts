import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { webhookHosts } from '#shared/config.ts';

export type Resolve = (host: string) => Promise<LookupAddress[]>;

const resolveByName: Resolve = (host) => lookup(host, { all: true });

/** A host leads into a network that is not public. */
export class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} has no public address.`);
  }
}

/**
 * The addresses of a host, all of which are public; a connection has to be made to one of these, because
 * the next answer of a name server may be another one.
 * @throws PrivateAddress; Error where there is no such host
 */
export async function publicAddresses(
  host: string,
  resolve: Resolve = resolveByName,
): Promise<LookupAddress[]> {
  // An IPv6 address in a URL is in brackets.
  const name = host.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(name);
  const addresses = family === 0 ? await resolve(name) : [{ address: name, family }];
  const isAllowed = webhookHosts().includes(host);
  if (addresses.length === 0) throw new Error(`${host} has no address.`);
  if (!isAllowed && !addresses.every(({ address }) => isPublic(address)))
    throw new PrivateAddress(host);
  return addresses;
}

/** All addresses of version 6 that are given out for the public network (IANA). */
const publicVersion6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** IPv6 addresses that map to others (IPv4, tunnels) do not count as public. */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsedAddress = ipaddr.process(address);
  const isGivenOut = parsedAddress instanceof ipaddr.IPv4 || parsedAddress.match(publicVersion6);
  return isGivenOut && parsedAddress.range() === 'unicast';
}
