import { createHash } from 'node:crypto';
import { foldLabel, foldUnique, keyText } from '#shared/text.ts';

/** A unique value: the sort key of its row, and the path of its field. */
export interface Claim {
  value: string;
  path: string;
}

/** The key of a unique value, such as `item.unique_id`; compared as they look, in lower case. */
export function uniqueValue(field: string, value: string): string {
  return `${field}#${wholeKeyText(foldUnique(value))}`;
}

/** A text as part of a key, or a hash of one that is too long for it: cut, two could be equal. */
function wholeKeyText(text: string): string {
  if (keyText(text) === text) return text;
  return `#${createHash('sha256').update(text).digest('base64url')}`;
}

/** The key of a label, which is unique across items and locations and case-sensitive. */
export function labelValue(label: string): string {
  return `qr#${wholeKeyText(foldLabel(label))}`;
}

/** The claim of a unique field, such as `item.unique_id`; none for null. */
export function uniqueClaim(field: string, value: string | null): Claim[] {
  const path = field.slice(field.indexOf('.') + 1);
  return value === null ? [] : [{ value: uniqueValue(field, value), path }];
}

export function labelClaims(labels: readonly string[]): Claim[] {
  return labels.map((label, index) => ({ value: labelValue(label), path: `qr.${index}` }));
}
