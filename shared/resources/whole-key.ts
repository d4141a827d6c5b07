import { createHash } from 'node:crypto';
import { cutToKey } from '#shared/text.ts';

/** A text as part of a key; for one that is too long, a prefix and a hash: two that are cut could be equal. */
export function wholeKey(text: string, prefix = ''): string {
  if (cutToKey(text) === text) return text;
  return `${prefix}#${createHash('sha256').update(text).digest('base64url')}`;
}
