import type { Versions } from '#shared/call.ts';
import { ApiError, type FieldProblem } from '#shared/errors.ts';
import { namesRecord } from '#shared/routes/path.ts';
import type { Route } from '#shared/routes/route.ts';
import type { Middleware, RequestState } from './state.ts';

const longestIdempotencyKey = 255;

/**
 * Reads `If-Match` where the path names a record, and `If-None-Match: *` where a PUT may create it
 * (RFC 9110, 13.1.2). Refuses any other `If-None-Match` of a PUT, and an invalid `Idempotency-Key`.
 */
export function readPreconditions({ method, path }: Pick<Route, 'method' | 'path'>): Middleware {
  const countsVersion = method !== 'GET' && namesRecord(path);
  return {
    before: ({ event, context: { state } }) => {
      const ifMatch = event.headers['if-match'];
      if (countsVersion && ifMatch !== undefined) state.ifMatch = readIfMatch(ifMatch);
      const ifNoneMatch = event.headers['if-none-match'];
      if (method === 'PUT' && ifNoneMatch !== undefined) {
        // To ignore a version here would change a record that the client wants to keep.
        if (ifNoneMatch.trim() !== '*') throw headerError('If-None-Match', 'Must be *.');
        state.createsOnly = true;
      }
      const key = event.headers['idempotency-key'];
      if (method === 'POST' && key !== undefined && !isDryRun(state)) {
        state.idempotencyKey = readKey(key);
      }
    },
  };
}

/** A dry run writes nothing, so it needs no idempotency. */
function isDryRun({ input: { query } }: RequestState): boolean {
  return query instanceof Object && 'dry_run' in query && query.dry_run === true;
}

/** The versions in `"3"`, `3`, `W/"3"` and in lists. `*` has all of them, and asks for a record that is there. */
function readIfMatch(header: string): Versions {
  const tags = header.split(',').map((tag) => tag.trim());
  if (tags.includes('*')) return { has: () => true };
  const versions = tags.map((tag) => /^(?:W\/)?(?:"(\d+)"|(\d+))$/.exec(tag));
  return new Set(versions.map((match) => Number(match?.[1] ?? match?.[2] ?? Number.NaN)));
}

function readKey(header: string): string {
  if (
    header.length <= longestIdempotencyKey &&
    /^[\x20-\x7e]*[\x21-\x7e][\x20-\x7e]*$/.test(header)
  ) {
    return header;
  }
  const message = `Must be 1 to ${longestIdempotencyKey} printable ASCII characters.`;
  throw headerError('Idempotency-Key', message);
}

function headerError(header: string, message: string): ApiError {
  const problem: FieldProblem = { code: 'invalid_value', message };
  return new ApiError('bad_request', { message, fields: { [header]: [problem] } });
}
