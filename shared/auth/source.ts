/**
 * The source of a call, by which attempts are counted: the IPv4 address, or the /64 of an IPv6
 * address, which is one subscriber's.
 */
export function sourceOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const groups = groupsOf(ip);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:65535';
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

const bytesOf = (group: number) => [group >> 8, group & 255];

/** The eight groups of an IPv6 address in any notation (RFC 4291). */
function groupsOf(ip: string): number[] {
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::');
  const [left, right] = [valuesOf(head), valuesOf(tail ?? '')];
  const missing = Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<number>(missing).fill(0), ...right];
}

function valuesOf(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((part) => {
    if (!part.includes('.')) return [Number.parseInt(part, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
    return [(a << 8) | b, (c << 8) | d];
  });
}
