import { randomUUID } from 'node:crypto';
import type { Answer } from './exchange.ts';
import type { Client } from './http.ts';

/**
 * Sends a call until the store had time for it, as clients do: under one key, so that it happens once
 * however often it was sent.
 */
export async function persist(api: Client, path: string, body: object): Promise<Answer> {
  const headers = { 'idempotency-key': randomUUID() };
  for (;;) {
    const answer = await api.post(path, body, headers);
    if (answer.status !== 503 && answer.body.error?.code !== 'conflict') return answer;
  }
}
