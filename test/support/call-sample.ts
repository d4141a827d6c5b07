import type { Answer } from './exchange.ts';
import type { Client } from './http.ts';
import type { samples } from './samples.ts';

/** Calls an endpoint with a client; with an empty body where it takes one. */
export function callSample(
  api: Client,
  { method, path }: Pick<(typeof samples)[number], 'method' | 'path'>,
): Promise<Answer> {
  if (method === 'GET') return api.get(path);
  if (method === 'DELETE') return api.delete(path);
  if (method === 'PUT') return api.put(path, {});
  return method === 'POST' ? api.post(path, {}) : api.patch(path, {});
}
