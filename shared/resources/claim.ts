import { foldLabel, foldUnique } from '#shared/text.ts';
import { wholeKey } from './whole-key.ts';

/** A unique value: the sort key of its row, the path of its field, and what messages call it. */
export interface Claim {
  value: string;
  path: string;
  noun: string;
  /** Another field that the value depends on, to name where the one at `path` stays. */
  otherPath?: string;
}

/** The key of a unique value, such as `item.unique_id`; compared as they look, in lower case. */
export function uniqueValue(field: string, value: string): string {
  return `${field}#${wholeKey(foldUnique(value))}`;
}

/** The key of a label, which is unique across items and locations and case-sensitive. */
export function labelValue(label: string): string {
  return `qr#${wholeKey(foldLabel(label))}`;
}

/** The claim of a unique field, such as `item.unique_id`; none for null. */
export function uniqueClaim(field: string, value: string | null): Claim[] {
  const path = field.slice(field.indexOf('.') + 1);
  return value === null ? [] : [{ value: uniqueValue(field, value), path, noun: path }];
}

export function labelClaims(labels: readonly string[]): Claim[] {
  return labels.map((label, index) => {
    return { value: labelValue(label), path: `qr.${index}`, noun: 'label' };
  });
}
