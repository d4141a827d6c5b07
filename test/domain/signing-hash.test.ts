import { Sha256 } from '@smithy/core/checksum';
import { expect, test } from 'vitest';
import { SigningHash } from '#shared/table/signing-hash.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const inLongerBuffer = bytes('before key after').subarray(7, 10);

const secrets: [string, string | ArrayBuffer | Uint8Array | undefined][] = [
  ['without a secret', undefined],
  ['with a text as its secret', 'AWS4schlüssel'],
  ['with bytes as its secret', bytes('key')],
  ['with a part of a buffer as its secret', inLongerBuffer],
  ['with a buffer as its secret', bytes('key').slice().buffer],
];

test.each(secrets)('a hash %s is that of the SDK, each time', async (_secret, secret) => {
  const hashOf = (hash: SigningHash | Sha256, texts: readonly string[]) => {
    for (const text of texts) hash.update(bytes(text));
    return hash.digest();
  };
  for (const texts of [['Ünïcode 🎥', ' in two parts'], ['another']]) {
    const own = await hashOf(new SigningHash(secret), texts);
    expect(Buffer.from(own)).toEqual(Buffer.from(await hashOf(new Sha256(secret), texts)));
  }
});

test('a secret keeps its meaning after many others', async () => {
  const sign = async (secret: string) => {
    const hash = new SigningHash(secret);
    hash.update(bytes('request'));
    return Buffer.from(await hash.digest()).toString('hex');
  };
  const first = await sign('secret 0');
  const others = new Set<string>();
  for (let number = 0; number < 100; number += 1) others.add(await sign(`secret ${number}`));
  expect(others.size).toBe(100);
  expect(await sign('secret 0')).toBe(first);
});
