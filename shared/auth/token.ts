import { createHash, randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 32 random bytes need at most 43 digits of base 62. */
const secretBytes = 32;
const secretDigits = 43;
const idBytes = 12;
const idDigits = 17;

/** What the tokens of each kind begin with. */
const prefixes = {
  key: 'key_live',
  session: 'session',
  refresh: 'refresh',
  reset: 'reset',
} as const;

type TokenKind = keyof typeof prefixes;

export interface Token {
  id: string;
  secret: string;
}

/** A new token: an id of letters and digits, and a secret of 32 random bytes in base 62. */
export function newToken(): Token {
  return { id: base62(idBytes, idDigits), secret: newSecret() };
}

export function newSecret(): string {
  return base62(secretBytes, secretDigits);
}

/** A token as a client sends it: `key_live_<id>_<secret>`. */
export function tokenText(kind: TokenKind, { id, secret }: Token): string {
  return `${prefixes[kind]}_${id}_${secret}`;
}

/** What is shown of a key's token for good: its id, and the last characters of its secret. */
export function tokenHint({ id, secret }: Token): string {
  return `${prefixes.key}_${id}_…${secret.slice(-4)}`;
}

/** The token of a kind in a text, or undefined where there is none of that form. */
export function parseToken(kind: TokenKind, text: string): Token | undefined {
  const prefix = `${prefixes[kind]}_`;
  if (!text.startsWith(prefix)) return undefined;
  const match = /^([0-9A-Za-z]{1,64})_([0-9A-Za-z]{1,128})$/.exec(text.slice(prefix.length));
  const [, id, secret] = match ?? [];
  return id && secret ? { id, secret } : undefined;
}

/** The text behind `Bearer` in an `Authorization` header. */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
}

/** Whether a text is meant as the token of a kind, whatever stands behind its prefix. */
export function isMeantAs(kind: TokenKind, text: string | undefined): text is string {
  return text?.startsWith(`${prefixes[kind]}_`) === true;
}

/** An id for the tokens of an address, of letters and digits, which does not show it. */
export function idOfAddress(email: string): string {
  return createHash('sha256').update(email).digest('hex').slice(0, 32);
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
