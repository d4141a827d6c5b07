import { expect, vi } from 'vitest';
import type { GuideRequest, GuideStep } from '#infra/bundle/docs/steps.ts';
import { send } from '../support/http.ts';
import { expectLike, filled, type Values } from './values.ts';

interface Found {
  status: number;
  headers: Record<string, string>;
  body?: unknown;
}

/** Sends a request of a guide, and finds in the answer all that the guide shows of it. */
export async function runStep(step: GuideStep, values: Values, key: string): Promise<void> {
  const run = async () => {
    const seen = new Map(values);
    expectAnswer(await exchange(step.request, seen, key), step.answer, seen);
    for (const [word, value] of seen) values.set(word, value);
  };
  if (!step.isRepeated) return run();
  // A minute is used up by many callers: one alone may be too slow for that.
  const callers = step.answer.status === 429 ? 20 : 1;
  const runAll = () => Promise.any(Array.from({ length: callers }, run));
  await vi.waitFor(runAll, { interval: 100, timeout: 60_000 });
}

function exchange(request: GuideRequest, values: Values, key: string): Promise<Found> {
  const { method } = request;
  const path = filled(request.path, values);
  const body = request.body === '' ? undefined : filled(request.body, values);
  const headers = Object.fromEntries(
    request.headers.map(([name, value]) => [name.toLowerCase(), filled(value, values)]),
  );
  if (!path.startsWith('/')) return fetchFile(path, { method, headers, ...(body ? { body } : {}) });
  const usual = {
    authorization: `Bearer ${key}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return send({ method, path, headers: { ...usual, ...headers }, ...(body ? { body } : {}) });
}

/** What is not of the API is of the storage. */
async function fetchFile(url: string, sent: RequestInit): Promise<Found> {
  const answer = await fetch(url, sent);
  const { status, headers } = answer;
  return { status, headers: Object.fromEntries(headers), body: await answer.text() };
}

function expectAnswer(found: Found, shown: GuideStep['answer'], values: Values): void {
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
