import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bearerOf,
  hashSecret,
  isOfKind,
  newToken,
  parseToken,
  tokenHint,
  tokenText,
} from '#shared/auth/token.ts';

const kinds = ['key', 'session', 'refresh', 'reset', 'invitation'] as const;

test.each(kinds)(
  'a token of the kind %s is read as it was written, and as no other kind',
  (kind) => {
    const token = newToken();
    const text = tokenText(kind, token);
    for (const other of kinds) {
      expect(parseToken(other, text)).toEqual(other === kind ? token : undefined);
    }
  },
);

test('an id begins with its cell, and a secret has 32 random bytes in 43 letters and digits', () => {
  const tokens = Array.from({ length: 500 }, newToken);
  for (const { id, secret } of tokens) {
    expect(id).toMatch(/^a[0-9A-Za-z]{17}$/);
    expect(secret).toMatch(/^[0-9A-Za-z]{43}$/);
  }
  expect(new Set(tokens.flatMap(({ id, secret }) => [id, secret])).size).toBe(1000);
});

test('only the SHA-256 of a secret is stored, and of a key the last four characters, too', () => {
  const token = { id: 'abc', secret: `${'x'.repeat(39)}Wxyz` };
  expect(hashSecret('secret')).toBe(
    '2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b',
  );
  expect(tokenHint(token)).toBe('key_live_abc_…Wxyz');
});

test.each([
  'key_live_abc',
  'key_live__abc',
  'key_live_abc_',
  'key_live_abc_d_e',
  'key_live_abc_d ',
  'key_live_abc_d\n',
  ' key_live_abc_d',
  'KEY_LIVE_abc_d',
  'key_test_abc_d',
  'key_live_äbc_d',
  `key_live_${'a'.repeat(65)}_d`,
  `key_live_abc_${'d'.repeat(129)}`,
])('%j is no token', (text) => {
  expect(parseToken('key', text)).toBeUndefined();
});

test('no text makes the parsing of tokens fail or take long', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), (text) => {
      const read = parseToken('key', `key_live_${text}`);
      if (read) expect(tokenText('key', read)).toBe(`key_live_${text}`);
      expect(isOfKind('session', `session_${text}`)).toBe(true);
    }),
    { seed: 1 },
  );
});

test.each([
  ['Bearer abc', 'abc'],
  ['bearer  abc', 'abc'],
  ['Bearer', undefined],
  ['Bearer ', undefined],
  ['Bearer a b', undefined],
  ['Basic abc', undefined],
  [undefined, undefined],
])('the token of the header %j is %j', (header, token) => {
  expect(bearerOf(header)).toBe(token);
});
