import { foldUnique, keyText } from '#shared/text.ts';

/** A unique value: the sort key of its row, and the path of its field. */
export interface Claim {
  value: string;
  path: string;
}

/** The key of a unique value, such as `item.unique_id`; compared trimmed, in NFC and lower case. */
export function uniqueValue(field: string, value: string): string {
  return `${field}#${keyText(foldUnique(value))}`;
}

/** The key of a label, which is unique across items and locations and compared exactly. */
export function labelValue(label: string): string {
  return `qr#${label}`;
}

/** The claim of a unique field, such as `item.unique_id`; none for null. */
export function uniqueClaim(field: string, value: string | null): Claim[] {
  const path = field.slice(field.indexOf('.') + 1);
  return value === null ? [] : [{ value: uniqueValue(field, value), path }];
}

export function labelClaims(labels: readonly string[]): Claim[] {
  return labels.map((label, index) => ({ value: labelValue(label), path: `qr.${index}` }));
}
