import { randomUUID } from 'node:crypto';
import type { Answer } from './exchange.ts';
import type { Client } from './http.ts';

const isBusy = ({ status }: Answer) => status === 503;

/** Sends a request, and sends it again while the store is busy, as clients do. */
export async function withRetry(
  send: () => Promise<Answer>,
  isRetried: (answer: Answer) => boolean = isBusy,
): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (!isRetried(answer)) return answer;
  }
}

/** Sends a POST, and retries it. One idempotency key makes sure that it takes effect once. */
export function postWithRetry(
  api: Client,
  path: string,
  body: object,
  isRetried?: (answer: Answer) => boolean,
): Promise<Answer> {
  const headers = { 'idempotency-key': randomUUID() };
  return withRetry(() => api.post(path, body, headers), isRetried);
}
