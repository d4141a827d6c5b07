import { compareText } from './text.ts';

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A JSON object with its names in order; other values as they are. */
export function withSortedNames(value: unknown): unknown {
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => compareText(a, b)))
    : value;
}
