import type { Client } from '../http.ts';

/** A call of an endpoint that writes something, once what it needs was made. */
export interface Write {
  /** The record in the path. */
  id?: number;
  /** The whole path, if it has more than one id. */
  path?: string;
  body?: object;
  /** Who calls, where it is not a key. */
  as?: { api: Client; token: string };
  /** What it is answered, where that is not the declared status. */
  status?: number;
  /** What a repeat is answered once it is done, where that is not what the method says. */
  again?: number;
  /** Whether it writes each record by itself, so that a part of it may be done. */
  isPerRecord?: true;
  /** What to get to see all that the call does. */
  affectedPaths: string[];
}

/** Makes what a call needs, anew each time, and says how to call. */
export type Arrange = (api: Client) => Promise<Write>;

/** The paths that show the effect of a write: a count, a search, a label's item, an item with its history. */
export const countOf = (list: string) => `/v1/${list}?limit=1`;
export const isCountOfAll = (path: string) => path.endsWith('?limit=1');
export const searchPath = (word: string) => `/v1/items?q=${word}`;
export const lookupPath = (label: string) => `/v1/items/lookup?qr=${label}`;
export const itemWithHistory = (id: number) => [`/v1/items/${id}`, `/v1/items/${id}/history`];
