import { expect } from 'vitest';

/** What the words in angle brackets of a guide stand for, as far as its answers said. */
export type Values = Map<string, unknown>;

/** A text of a guide with what its words stand for. */
export function filled(text: string, values: Values): string {
  return text.replace(/<([^<>]+)>/g, (_, word: string) => String(meaningOf(word, values)));
}

/**
 * Finds in a value all that a guide shows of it: objects may have more, lists have as many. A word that is new
 * stands for what is there.
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
  const [, word] = /^<([^<>]+)>$/.exec(String(shown)) ?? [];
  if (word === undefined) {
    expect(found).toEqual(typeof shown === 'string' ? filled(shown, values) : shown);
  } else if (timeOf(word) !== undefined || values.has(word)) {
    expect(found).toEqual(meaningOf(word, values));
  } else {
    expect(found ?? undefined, word).toBeDefined();
    values.set(word, found);
  }
}

function partOf(value: unknown, name: string | number): unknown {
  expect(value).toHaveProperty([String(name)]);
  return Object(value)[name];
}

function meaningOf(word: string, values: Values): unknown {
  const value = timeOf(word) ?? values.get(word);
  if (value === undefined) throw new Error(`No answer of the guide says what ${word} is.`);
  return value;
}

/** `tomorrow 10:00` and `yesterday 10:00` as the API writes them. */
function timeOf(word: string): string | undefined {
  const [, day, time] = /^(tomorrow|yesterday) (\d\d:\d\d)$/.exec(word) ?? [];
  if (time === undefined) return undefined;
  const milliseconds = day === 'tomorrow' ? 86_400_000 : -86_400_000;
  const date = new Date(Date.now() + milliseconds).toISOString().slice(0, 10);
  return `${date}T${time}:00Z`;
}
