import { createHash, randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 32 random bytes need at most 43 digits of base 62. */
const secretBytes = 32;
const secretDigits = 43;
const idBytes = 12;
const idDigits = 17;
/** The prefix of token ids. It names a cell: a deployment with its own table, which knows the token. */
const cell = 'a';

/** The prefix of each kind of token. */
const prefixes = {
  key: 'key_live',
  session: 'session',
  refresh: 'refresh',
  reset: 'reset',
  invitation: 'invitation',
} as const;

type TokenKind = keyof typeof prefixes;

export interface Token {
  id: string;
  secret: string;
}

/** A new token: an alphanumeric id that names its cell, and a secret of 32 random bytes in base 62. */
export function newToken(): Token {
  return { id: cell + base62(idBytes, idDigits), secret: newSecret() };
}

export function newSecret(): string {
  return base62(secretBytes, secretDigits);
}

/** The text of a token: `key_live_<id>_<secret>`. */
export function tokenText(kind: TokenKind, { id, secret }: Token): string {
  return `${prefixes[kind]}_${id}_${secret}`;
}

/** The permanently visible part of a key's token: its id, and the end of its secret. */
export function tokenHint({ id, secret }: Token): string {
  return `${prefixes.key}_${id}_…${secret.slice(-4)}`;
}

/** Parses a token of one kind; undefined where the text is malformed. */
export function parseToken(kind: TokenKind, text: string): Token | undefined {
  const prefix = `${prefixes[kind]}_`;
  if (!text.startsWith(prefix)) return undefined;
  const match = /^([0-9A-Za-z]{1,64})_([0-9A-Za-z]{1,128})$/.exec(text.slice(prefix.length));
  const [, id, secret] = match ?? [];
  return id && secret ? { id, secret } : undefined;
}

/** The text after `Bearer` in an `Authorization` header. */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
}

/** Whether a text has the prefix of a kind of token. */
export function isOfKind(kind: TokenKind, text: string | undefined): text is string {
  return text?.startsWith(`${prefixes[kind]}_`) === true;
}

/** An alphanumeric token id that is derived from an address but does not reveal it. */
export function idOfAddress(email: string): string {
  return createHash('sha256').update(email).digest('hex').slice(0, 32);
}

/** The SHA-256 of a secret in hexadecimal; the secret itself is never stored. */
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
