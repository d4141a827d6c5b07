/** DynamoDB allows 1,024 bytes of sort key; this leaves space for the rest of the key. */
const keyTextBytes = 800;

/** Lower case, with a final sigma as an ordinary one. */
function lowerCase(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ');
}

/**
 * The maximum of combining characters in a row: no language has more (UAX 15). Unicode normalisation sorts them
 * in quadratic time, minutes for a body of 1 MiB.
 */
export const maxMarks = 30;
/** Two letters of Japanese become combining characters by NFKC. */
const mark = '[\\p{M}\\uff9e\\uff9f]';
/** Begins only where a run does, so that each is looked at once. */
const longRun = new RegExp(`(?<!${mark})${mark}{${maxMarks + 1}}`, 'u');

/** Whether a text has more combining characters in a row than any language. */
export function hasTooManyMarks(text: string): boolean {
  return longRun.test(text);
}

/** Removes case and accents: NFKD without marks, in lower case. */
export function fold(text: string): string {
  return lowerCase(text.normalize('NFKD').replace(/\p{M}/gu, ''));
}

/** Characters that take no space: soft hyphen, zero-width spaces and joiners, marks of direction. */
const hiddenCharacters = /\p{Cf}/gu;

/** The form in which labels compare, as they look: NFKC without hidden characters, trimmed. */
export function foldLabel(text: string): string {
  return text.normalize('NFKC').replace(hiddenCharacters, '').trim();
}

/** The form in which unique values compare: as labels, in lower case; accents count. */
export function foldUnique(text: string): string {
  return lowerCase(foldLabel(text));
}

/** The form in which email addresses compare: NFC, trimmed, in lower case. Lookalikes stay different (no NFKC). */
export function foldEmail(address: string): string {
  return address.normalize('NFC').trim().toLowerCase();
}

/** Whether a value of a body is null, or an empty text, which means null. */
export function meansNull(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** The distinct folded words of a text, split at everything but letters and digits. */
export function wordsOf(text: string): string[] {
  return [...new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])].map(cutToKey);
}

/** Cuts a text to fit a sort key, never within a character. */
export function cutToKey(text: string): string {
  if (Buffer.byteLength(text) <= keyTextBytes) return text;
  let bytes = 0;
  let cut = '';
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > keyTextBytes) break;
    cut += character;
  }
  return cut;
}

/** Capitalises the first letter, as at the start of a sentence. */
export function capitalise(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** Orders strings by code point, as DynamoDB orders its keys. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const difference = rankOf(a.charCodeAt(at)) - rankOf(b.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** A unit of UTF-16 in the order of code points: halves of those beyond 16 bits come after all others. */
function rankOf(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

/** Whether a text is an address that begins with http:// or https://. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
