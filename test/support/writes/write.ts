import { randomUUID } from 'node:crypto';
import type { Client } from '../http.ts';

/** A call of an endpoint that writes something, once what it needs was made. */
export interface Write {
  /** The record in the path. */
  id?: number;
  /** The whole path, where more than one id stands in it. */
  path?: string;
  body?: object;
  /** Who calls, where it is not a key. */
  as?: { api: Client; token: string };
  /** What it is answered, where that is not the declared status. */
  status?: number;
  /** What a repeat is answered once it is done, where that is not what the method says. */
  again?: number;
  /** Whether it writes each record by itself, so that a part of it may be done. */
  isApart?: true;
  /** What to get to see all that the call does. */
  affectedPaths: string[];
}

/** Makes what a call needs, anew each time, and says how to call. */
export type Arrange = (api: Client) => Promise<Write>;

/** A word that nothing else has. */
export function newWord(): string {
  return `w${randomUUID().replaceAll('-', '')}`;
}

/** Creates a record; its id. */
export async function create(api: Client, path: string, body: object): Promise<number> {
  const { status, body: answer } = await api.post(path, body);
  if (status !== 201) throw new Error(`${path} answers ${status}: ${JSON.stringify(answer)}`);
  return answer.data.id;
}

/** Records that nothing refers to yet. */
export const newItem = (api: Client, fields: object = {}) =>
  create(api, '/v1/items', { name: 'Item', ...fields });
export const newLocation = (api: Client) => create(api, '/v1/locations', { name: newWord() });
export const newContact = (api: Client) => create(api, '/v1/contacts', { name: 'Contact' });

/** What shows how many of a kind there are, and the history of an item. */
export const countOf = (list: string) => `/v1/${list}?limit=1`;
export const isCountOfAll = (path: string) => path.endsWith('?limit=1');
export const found = (word: string) => `/v1/items?q=${word}`;
export const labelled = (label: string) => `/v1/items/lookup?qr=${label}`;
export const itemWithHistory = (id: number) => [`/v1/items/${id}`, `/v1/items/${id}/history`];

/** A call on a new record by its external reference. */
export async function ofReference(plural: string, api: Client, body: object): Promise<Write> {
  const external_ref = newWord();
  const id = await create(api, `/v1/${plural}`, { ...body, external_ref });
  const path = `/v1/${plural}/by-ref/${external_ref}`;
  return { path, affectedPaths: [`/v1/${plural}?limit=1`, `/v1/${plural}/${id}`, path] };
}
