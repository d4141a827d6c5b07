import { readFile } from 'node:fs/promises';
import { pushKeysSource } from '#shared/config.ts';
import { readSecret } from '#shared/secrets/read.ts';

/** The keys that sign pushes (VAPID, RFC 8292), in base64url, and the contact for push services. */
export interface PushKeys {
  public_key: string;
  private_key: string;
  contact: string;
}

let loadingKeys: Promise<PushKeys | undefined> | undefined;

/** The keys of this service, read once; undefined until an operator creates them. */
export async function readPushKeys(): Promise<PushKeys | undefined> {
  loadingKeys ??= read();
  try {
    const keys = await loadingKeys;
    // An operator may create them while this function lives.
    if (!keys) loadingKeys = undefined;
    return keys;
  } catch (error) {
    loadingKeys = undefined;
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
