import { fold, keyText } from '../domain/text.ts';
import { idKey } from './resource.ts';

/** Sorts below every character that a text may hold, so that a prefix comes before what it begins. */
const separator = '\u0001';

/** An index key that sorts by a text's folded form, null last, and then by id. */
export function textKey(value: string | null, id: number): string {
  return value === null ? `1${idKey(id)}` : `0${keyText(fold(value))}${separator}${idKey(id)}`;
}

/** An index key that sorts by an instant, null last, and then by id. */
export function timeKey(value: string | null, id: number): string {
  return value === null ? `null#${idKey(id)}` : `${value}#${idKey(id)}`;
}

/** An index key that gathers the records of one value, by id. */
export function groupKey(value: string | number, id: number): string {
  return `${value}#${idKey(id)}`;
}
