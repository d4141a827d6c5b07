import { expect } from 'vitest';

/** The values of the placeholders in angle brackets of a guide, as far as responses have set them. */
export type Values = Map<string, unknown>;

/** Replaces the placeholders in a text of a guide by their values. */
export function fillPlaceholders(text: string, values: Values): string {
  return text.replace(/<([^<>]+)>/g, (_, placeholder: string) =>
    String(resolvePlaceholder(placeholder, values)),
  );
}

/**
 * Expects a value to have all that a guide shows: objects may have more, lists have the same length. A new placeholder
 * gets the value that is there.
 */
export function expectLike(found: unknown, shown: unknown, values: Values): void {
  if (Array.isArray(shown)) {
    expect(found).toHaveLength(shown.length);
    for (const [index, one] of shown.entries()) expectLike(partOf(found, index), one, values);
    return;
  }
  if (typeof shown === 'object' && shown !== null) {
    for (const [name, one] of Object.entries(shown)) expectLike(partOf(found, name), one, values);
    return;
  }
  const [, placeholder] = /^<([^<>]+)>$/.exec(String(shown)) ?? [];
  if (placeholder === undefined) {
    expect(found).toEqual(typeof shown === 'string' ? fillPlaceholders(shown, values) : shown);
  } else if (timeOf(placeholder) !== undefined || values.has(placeholder)) {
    expect(found).toEqual(resolvePlaceholder(placeholder, values));
  } else {
    expect(found ?? undefined, placeholder).toBeDefined();
    values.set(placeholder, found);
  }
}

function partOf(value: unknown, name: string | number): unknown {
  expect(value).toHaveProperty([String(name)]);
  return Object(value)[name];
}

function resolvePlaceholder(placeholder: string, values: Values): unknown {
  const value = timeOf(placeholder) ?? values.get(placeholder);
  if (value === undefined) throw new Error(`No answer of the guide says what ${placeholder} is.`);
  return value;
}

/** `tomorrow 10:00` and `yesterday 10:00` as the API writes them. */
function timeOf(placeholder: string): string | undefined {
  const [, day, time] = /^(tomorrow|yesterday) (\d\d:\d\d)$/.exec(placeholder) ?? [];
  if (time === undefined) return undefined;
  const milliseconds = day === 'tomorrow' ? 86_400_000 : -86_400_000;
  const date = new Date(Date.now() + milliseconds).toISOString().slice(0, 10);
  return `${date}T${time}:00Z`;
}
