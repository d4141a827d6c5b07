import { createHash, randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 32 random bytes need at most 43 digits of base 62. */
const secretBytes = 32;
const secretDigits = 43;
const idBytes = 12;
const idDigits = 17;

export interface KeyToken {
  id: string;
  secret: string;
}

/** A new token: an id of letters and digits, and a secret of 32 random bytes in base 62. */
export function newToken(): KeyToken {
  return { id: base62(idBytes, idDigits), secret: base62(secretBytes, secretDigits) };
}

/** How a client sends a token. */
export function tokenText({ id, secret }: KeyToken): string {
  return `key_live_${id}_${secret}`;
}

/** The token in an `Authorization` header, or undefined where there is none of our form. */
export function parseBearer(header: string | undefined): KeyToken | undefined {
  const match = /^Bearer +key_live_([0-9A-Za-z]{1,64})_([0-9A-Za-z]{1,128})$/i.exec(header ?? '');
  const [, id, secret] = match ?? [];
  if (!id || !secret || !header?.includes(`key_live_${id}_${secret}`)) return undefined;
  return { id, secret };
}

/** The SHA-256 of a secret in hexadecimal: all that is kept of it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function base62(bytes: number, digits: number): string {
  let value = BigInt(`0x${randomBytes(bytes).toString('hex')}`);
  let text = '';
  for (let digit = 0; digit < digits; digit += 1) {
    text = alphabet[Number(value % 62n)] + text;
    value /= 62n;
  }
  return text;
}
