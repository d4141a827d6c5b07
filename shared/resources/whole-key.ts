import { createHash } from 'node:crypto';
import { cutToKey } from '#shared/text.ts';

/** A text as part of a key, or a hash of one that is too long, behind a prefix: cut, two could be equal. */
export function wholeKey(text: string, prefix = ''): string {
  if (cutToKey(text) === text) return text;
  return `${prefix}#${createHash('sha256').update(text).digest('base64url')}`;
}
