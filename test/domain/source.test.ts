import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceOf } from '#shared/auth/source.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:1::', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0042:1:2:3:4', '2001:db8:0:42::/64'],
  ['2001:db8:0:42::', '2001:db8:0:42::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the source of the address %s is %s', (ip, source) => {
  expect(sourceOf(ip)).toBe(source);
});

const group = fc.integer({ min: 0, max: 0xffff });
/** A network that holds no IPv4 addresses. */
const network = fc.tuple(fc.integer({ min: 0x2000, max: 0x3fff }), group, group, group);
const host = fc.tuple(group, group, group, group);

/** The forms of an address (RFC 4291): leading zeros, capitals, a run of zeros left out. */
function formsOf(groups: readonly number[]): string[] {
  const short = groups.map((one) => one.toString(16));
  const runs = groups.flatMap((_, from) =>
    groups.flatMap((_, to) => {
      const isRun = from <= to && groups.slice(from, to + 1).every((one) => one === 0);
      return isRun ? [`${short.slice(0, from).join(':')}::${short.slice(to + 1).join(':')}`] : [];
    }),
  );
  const long = short.map((one) => one.padStart(4, '0'));
  return [short.join(':'), long.join(':'), long.join(':').toUpperCase(), ...runs];
}

test('all addresses of a /64 have the same source, whatever their form', () => {
  fc.assert(
    fc.property(network, host, host, (network, one, other) => {
      const sources = [one, other].flatMap((host) => formsOf([...network, ...host]).map(sourceOf));
      expect(new Set(sources).size).toBe(1);
    }),
    { seed: 1 },
  );
});

test('addresses of different /64 have different sources', () => {
  fc.assert(
    fc.property(network, network, host, (one, other, host) => {
      fc.pre(one.join() !== other.join());
      const [first, second] = [one, other].map((network) =>
        sourceOf([...network, ...host].map((part) => part.toString(16)).join(':')),
      );
      expect(first).not.toBe(second);
    }),
    { seed: 1 },
  );
});
