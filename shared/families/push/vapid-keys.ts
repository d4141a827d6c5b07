import { readFile } from 'node:fs/promises';
import { cached } from '#shared/cached.ts';
import { pushKeysSource } from '#shared/config.ts';
import { readSecret } from '#shared/secrets/read.ts';

/** The keys that sign pushes (VAPID, RFC 8292), in base64url, and the contact for push services. */
export interface PushKeys {
  public_key: string;
  private_key: string;
  contact: string;
}

/** In milliseconds. A function may live for hours, and operators make other keys meanwhile. */
const maxAgeMilliseconds = 60_000;

/** The keys of this service, as read at most a minute ago; undefined until an operator creates them. */
export const readPushKeys = cached<void, PushKeys | undefined>(async () => {
  const source = pushKeysSource();
  if (!source) return undefined;
  const text = 'secret' in source ? await readSecret(source.secret) : await readText(source.file);
  const value: Partial<PushKeys> = text === undefined ? {} : JSON.parse(text);
  const { public_key, private_key, contact } = value;
  return public_key && private_key && contact ? { public_key, private_key, contact } : undefined;
}, maxAgeMilliseconds);

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
