import { randomUUID } from 'node:crypto';
import type { Answer } from './exchange.ts';
import type { Client } from './http.ts';

/**
 * Sends a POST, and retries it while the store is busy, as clients do. One idempotency key makes sure that
 * it takes effect once.
 */
export async function postWithRetry(
  api: Client,
  path: string,
  body: object,
  isRetried = ({ status }: Answer) => status === 503,
): Promise<Answer> {
  const headers = { 'idempotency-key': randomUUID() };
  for (;;) {
    const answer = await api.post(path, body, headers);
    if (!isRetried(answer)) return answer;
  }
}
