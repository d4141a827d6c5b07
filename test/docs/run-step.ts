import { expect, vi } from 'vitest';
import type { GuideStep } from '#infra/bundle/docs/steps.ts';
import { type Exchange, type PageAnswer, sendRequest } from './exchange.ts';
import { expectLike, type Values } from './values.ts';

/** Sends a request of a guide, and expects the response to have all that the guide shows. */
export async function runStep(step: GuideStep, values: Values, exchange: Exchange): Promise<void> {
  const attempt = async (send: Exchange) => {
    const seen = new Map(values);
    expectAnswer(await send(step.request, seen), step.answer, seen);
    return seen;
  };
  const saveValues = (seen: Values) => {
    for (const [word, value] of seen) values.set(word, value);
  };
  if (!step.isRepeated) return saveValues(await attempt(exchange));
  // Many callers use up the rate limit of a minute, for which one alone, or a process each, may be too slow.
  const callers = Array.from({ length: step.answer.status === 429 ? 20 : 1 }, () => sendRequest);
  const repeat = async () => {
    await Promise.any(callers.map(attempt));
    saveValues(await attempt(exchange));
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
  // A number has no quotes around its placeholder.
  const quoted = text.replace(/(?<!")<[^<>"]+>(?!")/g, '"$&"');
  return text.startsWith('{') ? JSON.parse(quoted) : text;
}
