import type * as z from 'zod/mini';
import type { Access, Permission } from '#shared/auth/grants.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { ResourceName } from '#shared/families.ts';
import type { Body } from '#shared/fields/body.ts';

/** A body, or the choice of one by what was sent, or by what is stored. */
type RouteBody =
  | Body<unknown>
  | { choose: (sent: object) => Body<unknown>; all: Body<unknown>[] }
  /** One of them, as what is stored decides: the operation reads it by one of them. */
  | { either: readonly Body<unknown>[] };

/** The declaration of an endpoint: all that is decided about it, and nothing that runs. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  summary: string;
  /** What the summary does not tell. */
  description?: string;
  /** The codes of its own, beside those that the rest of the declaration leads to. */
  refuses?: readonly ErrorCode[];
  access: Access;
  /** Any one of them is enough. */
  permissions?: readonly Permission[];
  /** The kinds of records that a call may write: the role of the function opens their partitions. */
  writes?: readonly ResourceName[];
  /** It looks at how members sign in: its role alone, of all endpoints, reaches logins. */
  logins?: true;
  query?: z.ZodMiniType;
  body?: RouteBody;
  status: 200 | 201 | 204;
  /** Where it makes what was not there, it answers 201 instead, with `Location`. */
  mayCreate?: true;
  /** What stands under `data`; an array for a list. Absent where nothing is answered. */
  data?: z.ZodMiniType;
  /** The answer is a list, with `meta.pagination`. */
  list?: true;
  /** The answer is a document of this media type, and not in the envelope. */
  document?: `application/${string}`;
}

type Declaration = Omit<Route, 'status'> & Partial<Pick<Route, 'status'>>;

/** What an endpoint answers unless it is declared otherwise (specification, Endpoints). */
const usualStatus = { GET: 200, PUT: 200, PATCH: 200, POST: 201, DELETE: 204 } as const;

/** Declares an endpoint, keeping its exact type. */
export function route<const D extends Declaration>(declaration: D): D & Pick<Route, 'status'> {
  return { status: usualStatus[declaration.method], ...declaration };
}

/** A body that was sent, to be read by the schema that turns out to be its own. */
export interface EitherBody {
  /** Throws `validation_failed`. */
  as: <Out>(body: Body<Out>) => Out;
}

type BodyValue<B> = B extends { choose: (sent: object) => Body<infer Out> }
  ? Out
  : B extends { either: readonly Body<unknown>[] }
    ? EitherBody
    : B extends Body<infer Out>
      ? Out
      : never;

/** What the handler of a route gets: only what the declaration promises. */
export type RouteInput<R extends Route> = (R['path'] extends `${string}{id}${string}`
  ? { id: number }
  : unknown) &
  (R['path'] extends `${string}{key_id}${string}` ? { key_id: number } : unknown) &
  (R['path'] extends `${string}{file_id}${string}` ? { file_id: number } : unknown) &
  (R['path'] extends `${string}{ref}${string}` ? { ref: string } : unknown) &
  (R extends { query: z.ZodMiniType } ? { query: z.output<R['query']> } : unknown) &
  (R extends { body: RouteBody } ? { body: BodyValue<R['body']> } : unknown);

/** What the handler of a route answers under `data`. */
export type RouteData<R extends Route> = R extends { data: z.ZodMiniType }
  ? z.input<R['data']>
  : undefined;
