import * as z from 'zod/mini';
import type { ErrorCode } from '#shared/errors.ts';
import { HistoryEntry } from '#shared/fields/history.ts';
import { PageQuery, PutByRefQuery } from '#shared/fields/query.ts';
import { RecordResult } from '#shared/fields/records-body.ts';
import { recordsMax } from '#shared/limits.ts';
import { type Route, route } from '#shared/routes/route.ts';

type Declaration = Partial<Route>;
type Own<F extends keyof Route> = Pick<Declaration, F>;

/** The declarations that all kinds of records have in common; `name` is the kind, such as `item`. */
export function recordRoutes<
  const N extends string,
  const R extends Declaration,
  const W extends Declaration,
>(name: N, { read, write }: { read: R; write: W }) {
  const one = `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
  return {
    list: <const O extends Own<'description' | 'query' | 'data'>>(own: O) =>
      route(read, {
        method: 'GET',
        path: `/v1/${name}s`,
        summary: `List ${name}s`,
        list: true,
        ...own,
      }),
    create: <const O extends Own<'description' | 'refuses' | 'body' | 'data'>>(own: O) =>
      route(write, { method: 'POST', path: `/v1/${name}s`, summary: `Create ${one}`, ...own }),
    get: <const O extends Own<'query' | 'data'>>(own: O) =>
      route(read, { method: 'GET', path: `/v1/${name}s/{id}`, summary: `Get ${one}`, ...own }),
    update: <const O extends Own<'description' | 'refuses' | 'query' | 'body' | 'data'>>(own: O) =>
      route(write, {
        method: 'PATCH',
        path: `/v1/${name}s/{id}`,
        summary: `Change ${one}`,
        ...own,
      }),
    remove: <const O extends Own<'description' | 'refuses'>>(own: O) =>
      route(write, {
        method: 'DELETE',
        path: `/v1/${name}s/{id}`,
        summary: `Delete ${one}`,
        ...own,
      }),
    getByRef: <const O extends Own<'query' | 'data'>>(own: O) =>
      route(read, {
        method: 'GET',
        path: `/v1/${name}s/by-ref/{ref}`,
        summary: `Get ${one} by its reference`,
        ...own,
      }),
    putByRef: <const O extends Own<'refuses' | 'query' | 'body' | 'data'>>(own: O) =>
      route(write, {
        method: 'PUT',
        path: `/v1/${name}s/by-ref/{ref}`,
        summary: `Create or change ${one} by its reference`,
        description:
          'Creates a record if no live one has the reference. Otherwise it changes that one like a PATCH, or with ' +
          '`replace=true` replaces it. Of two calls at once, one creates the record and the other changes it.',
        mayCreate: true,
        ...own,
      }),
    putManyByRef: <const O extends Own<'body'>>(own: O) =>
      route(write, {
        method: 'PUT',
        path: `/v1/${name}s/by-ref`,
        summary: `Create or change up to ${recordsMax} ${name}s by their references`,
        description:
          'Each record is written as by a PUT of its own, in order, with its own transaction and result; one that is ' +
          'refused does not stop the others. It counts as one request for every five records. If too few are left, ' +
          'nothing is written.',
        query: PutByRefQuery,
        data: z.array(RecordResult),
        ...own,
      }),
    removeByRef: (refuses: readonly ErrorCode[] = []) =>
      route(write, {
        method: 'DELETE',
        path: `/v1/${name}s/by-ref/{ref}`,
        summary: `Delete ${one} by its reference`,
        description: 'By the rules of a delete by its id.',
        refuses,
      }),
    restore: <const O extends Own<'data' | 'checks'>>(own: O, refuses: readonly ErrorCode[] = []) =>
      route(write, {
        method: 'POST',
        path: `/v1/${name}s/{id}/restore`,
        summary: `Restore a deleted ${name}`,
        description:
          'Restores the values under the next version. A value that another record has by now is refused as `taken`, ' +
          'and a reference to a deleted record as `not_found`. A live record does not change.',
        refuses: ['validation_failed', ...refuses],
        ...own,
      }),
    history: (besides = '') =>
      route(read, {
        method: 'GET',
        path: `/v1/${name}s/{id}/history`,
        summary: `List the history of ${one}`,
        description: `Newest first; also for a deleted record.${besides}`,
        query: PageQuery,
        data: z.array(HistoryEntry),
        list: true,
      }),
  };
}
