import * as z from 'zod/mini';
import type { ErrorCode } from '#shared/errors.ts';
import { HistoryEntry } from '#shared/fields/history.ts';
import { PutByRefQuery, pageQuery } from '#shared/fields/query.ts';
import { RecordResult } from '#shared/fields/records-body.ts';
import { type Route, route } from '#shared/routes/route.ts';

// What is declared alike for every kind of record. `name` is the kind, as `item`.

type Declared = Partial<Route>;

export function listRoute<
  const C extends Declared,
  const N extends string,
  const O extends Pick<Declared, 'description' | 'query' | 'data'>,
>(read: C, name: N, own: O) {
  const path = `/v1/${name}s` as const;
  return route(read, { method: 'GET', path, summary: `List ${name}s`, list: true, ...own });
}

export function getRoute<
  const C extends Declared,
  const N extends string,
  const O extends Pick<Declared, 'query' | 'data'>,
>(read: C, name: N, own: O) {
  const path = `/v1/${name}s/{id}` as const;
  return route(read, { method: 'GET', path, summary: `Get ${one(name)}`, ...own });
}

export function getByRefRoute<
  const C extends Declared,
  const N extends string,
  const O extends Pick<Declared, 'query' | 'data'>,
>(read: C, name: N, own: O) {
  return route(read, {
    method: 'GET',
    path: `/v1/${name}s/by-ref/{ref}`,
    summary: `Get the ${name} that has this reference`,
    ...own,
  });
}

export function putByRefRoute<
  const C extends Declared,
  const N extends string,
  const O extends Pick<Declared, 'refuses' | 'query' | 'body' | 'data'>,
>(write: C, name: N, own: O) {
  return route(write, {
    method: 'PUT',
    path: `/v1/${name}s/by-ref/{ref}`,
    summary: `Create ${one(name)}, or change the one that has this reference`,
    description:
      'Creates a record if no live one has the reference. Otherwise it changes that one like a PATCH, or with ' +
      '`replace=true` replaces it. Of two calls at once, one creates the record and the other changes it.',
    mayCreate: true,
    ...own,
  });
}

export function putManyByRefRoute<
  const C extends Declared,
  const N extends string,
  const O extends Pick<Declared, 'body'>,
>(write: C, name: N, own: O) {
  return route(write, {
    method: 'PUT',
    path: `/v1/${name}s/by-ref`,
    summary: `Create or change up to 100 ${name}s by their references`,
    description:
      'Each record is written as by a PUT of its own, in order, with its own transaction and result; one that is ' +
      'refused does not stop the others. It counts as one request for every five records. If too few are left, ' +
      'nothing is written.',
    query: PutByRefQuery,
    data: z.array(RecordResult),
    ...own,
  });
}

export function removeByRefRoute<const C extends Declared, const N extends string>(
  write: C,
  name: N,
  refuses: readonly ErrorCode[] = [],
) {
  return route(write, {
    method: 'DELETE',
    path: `/v1/${name}s/by-ref/{ref}`,
    summary: `Delete the ${name} that has this reference`,
    description: 'By the rules of a delete by its id.',
    refuses,
  });
}

export function restoreRoute<
  const C extends Declared,
  const N extends string,
  const O extends Pick<Declared, 'data'>,
>(write: C, name: N, own: O, refuses: readonly ErrorCode[] = []) {
  return route(write, {
    method: 'POST',
    path: `/v1/${name}s/{id}/restore`,
    summary: `Restore ${one(name)} that was deleted`,
    description:
      'Restores the values under the next version. A value that another record has by now is refused as `taken`, ' +
      'and a reference to a deleted record as `not_found`. A live record does not change.',
    refuses: ['validation_failed', ...refuses],
    ...own,
  });
}

export function historyRoute<const C extends Declared, const N extends string>(
  read: C,
  name: N,
  besides = '',
) {
  return route(read, {
    method: 'GET',
    path: `/v1/${name}s/{id}/history`,
    summary: `List what happened to ${one(name)}`,
    description: `Newest first; also for a deleted record.${besides}`,
    query: pageQuery(),
    data: z.array(HistoryEntry),
    list: true,
  });
}

function one(name: string): string {
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}
