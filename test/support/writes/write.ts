import type { Client } from '../http.ts';

/** A call of an endpoint that writes; the records that it needs exist. */
export interface Write {
  /** The record in the path. */
  id?: number;
  /** The whole path, if it has more than one id. */
  path?: string;
  body?: object;
  /** The caller, if it is not a key. */
  as?: { api: Client; token: string };
  /** The status of its response, if it is not the declared one. */
  status?: number;
  /** The status of a repeat after it succeeded, if it is not the usual one of the method. */
  statusOfRepeat?: number;
  /** Whether it writes each record by itself, so that a part of it may be done. */
  isPerRecord?: true;
  /** The paths whose GET shows all that the call changes. */
  affectedPaths: string[];
}

/** Creates new records for a call, and returns the call. */
export type Arrange = (api: Client) => Promise<Write>;

/** The paths that show the effect of a write: a count, a search, a label's item, an item with its history. */
export const countOf = (list: string) => `/v1/${list}?limit=1`;
export const isCountOfAll = (path: string) => path.endsWith('?limit=1');
export const searchPath = (word: string) => `/v1/items?q=${word}`;
export const lookupPath = (label: string) => `/v1/items/lookup?qr=${label}`;
export const itemWithHistory = (id: number) => [`/v1/items/${id}`, `/v1/items/${id}/history`];
