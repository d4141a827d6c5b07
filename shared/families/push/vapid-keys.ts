import { readFile } from 'node:fs/promises';
import { pushKeysSource } from '#shared/config.ts';
import { readSecret } from '#shared/secrets/read.ts';
import { isRecent } from '#shared/time.ts';

/** The keys that sign pushes (VAPID, RFC 8292), in base64url, and the contact for push services. */
export interface PushKeys {
  public_key: string;
  private_key: string;
  contact: string;
}

/** In milliseconds. A function may live for hours, and operators make other keys meanwhile. */
const maxAgeMilliseconds = 60_000;

let lastRead: { since: number; keys: Promise<PushKeys | undefined> } | undefined;

/** The keys of this service, as read at most a minute ago; undefined until an operator creates them. */
export async function readPushKeys(): Promise<PushKeys | undefined> {
  if (!lastRead || !isRecent(lastRead.since, maxAgeMilliseconds)) {
    lastRead = { since: Date.now(), keys: read() };
  }
  try {
    const keys = await lastRead.keys;
    // They may be there at the next call.
    if (!keys) lastRead = undefined;
    return keys;
  } catch (error) {
    lastRead = undefined;
    throw error;
  }
}

async function read(): Promise<PushKeys | undefined> {
  const source = pushKeysSource();
  if (!source) return undefined;
  const text = 'secret' in source ? await readSecret(source.secret) : await readText(source.file);
  const value: Partial<PushKeys> = text === undefined ? {} : JSON.parse(text);
  const { public_key, private_key, contact } = value;
  return public_key && private_key && contact ? { public_key, private_key, contact } : undefined;
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
