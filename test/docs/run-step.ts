import { expect, vi } from 'vitest';
import type { GuideStep } from '#infra/bundle/docs/steps.ts';
import { type Exchange, type PageAnswer, sendRequest } from './exchange.ts';
import { expectLike, type Values } from './values.ts';

/** Sends a request of a guide, and finds in the answer all that the guide shows of it. */
export async function runStep(step: GuideStep, values: Values, exchange: Exchange): Promise<void> {
  const attempt = async (way: Exchange) => {
    const seen = new Map(values);
    expectAnswer(await way(step.request, seen), step.answer, seen);
    return seen;
  };
  const keep = (seen: Values) => {
    for (const [word, value] of seen) values.set(word, value);
  };
  if (!step.isRepeated) return keep(await attempt(exchange));
  // A minute is used up by many callers: one alone may be too slow for that, and so is a process each.
  const callers = Array.from({ length: step.answer.status === 429 ? 20 : 1 }, () => sendRequest);
  const repeat = async () => {
    await Promise.any(callers.map(attempt));
    keep(await attempt(exchange));
  };
  await vi.waitFor(repeat, { interval: 100, timeout: 60_000 });
}

function expectAnswer(found: PageAnswer, shown: GuideStep['answer'], values: Values): void {
  expect(found.status, JSON.stringify(found.body)).toBe(shown.status);
  if (shown.body !== '') expectLike(found.body, bodyOf(shown.body), values);
  for (const [name, value] of shown.headers) {
    expectLike(found.headers[name.toLowerCase()], value, values);
  }
}

function bodyOf(text: string): unknown {
  // A number has no quotes around the word that stands for it.
  const quoted = text.replace(/(?<!")<[^<>"]+>(?!")/g, '"$&"');
  return text.startsWith('{') ? JSON.parse(quoted) : text;
}
