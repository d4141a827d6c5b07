import { offline, problemOf } from './problem.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type QueryValue = string | number | boolean | undefined;

export interface Sent {
  query?: Record<string, QueryValue>;
  body?: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface Pagination {
  total: number;
  limit: number;
  offset: number;
  next_cursor: string | null;
}

export interface Reply<T> {
  data: T;
  meta: { pagination?: Pagination; unread_count?: number; unchanged?: boolean };
}

/** Sends one request as it is. Throws a `Problem`, or what the signal was aborted with. */
export async function send<T>(method: Method, path: string, sent: Sent = {}): Promise<Reply<T>> {
  const { body, headers = {}, signal } = sent;
  let response: Response;
  try {
    response = await fetch(addressOf(path, sent.query), {
      method,
      headers: { ...headers, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      credentials: 'same-origin',
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    throw signal?.aborted ? cause : offline();
  }
  if (!response.ok) throw await problemOf(response);
  if (response.status === 204) return { data: undefined as T, meta: {} };
  // What stands under `data` is what the declaration of the endpoint says.
  return (await response.json()) as Reply<T>;
}

function addressOf(path: string, query: Record<string, QueryValue> = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return entries.length > 0 ? `${path}?${text}` : path;
}
