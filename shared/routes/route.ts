import type * as z from 'zod/mini';
import type { Access, Permission } from '#shared/auth/grants.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { ResourceName } from '#shared/families.ts';
import type { Body, BodyOf } from '#shared/fields/body.ts';

/** A body, or a choice by what was sent or by what is stored. */
export type RouteBody =
  | Body<unknown>
  | { choose: (input: object) => Body<unknown>; all: Body<unknown>[] }
  /** The operation chooses, by what is stored. */
  | { either: readonly Body<unknown>[] };

/** The declaration of an endpoint, without code. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  summary: string;
  /** Details that are not in the summary. */
  description?: string;
  /** Error codes besides those that the declaration implies. */
  refuses?: readonly ErrorCode[];
  access: Access;
  /** A session needs a plan with API access, too. Keys always do. */
  plan?: true;
  /** Any one of them suffices. */
  permissions?: readonly Permission[];
  /**
   * The kinds of records that a call may write; the function's role is limited to their partitions.
   */
  writes?: readonly ResourceName[];
  /** Goes on while an operator has paused the account's writes, as what takes access away must. */
  whilePaused?: true;
  /** The kinds of records that have to be as a call has read them, although it does not write them. */
  checks?: readonly ResourceName[];
  /** The operation uses logins. Only functions of these endpoints have access to them. */
  logins?: true;
  query?: z.ZodMiniType;
  body?: RouteBody;
  /**
   * The record of a body that may be empty. Fields that neither has are refused: a misspelt
   * one would be ignored, and the call do something else.
   */
  bodyOf?: z.ZodMiniObject;
  status: 200 | 201 | 204;
  /** Answers 201 with `Location` where the record did not exist. */
  mayCreate?: true;
  /** The schema of `data`; an array for a list. Absent without a body. */
  data?: z.ZodMiniType;
  /** The response is a list, with `meta.pagination`. */
  list?: true;
  /** The response is a page of an endless feed, with `meta.sync`. */
  feed?: true;
  /** The response is a document of this media type, without the envelope. */
  document?: `application/${string}`;
}

type Declaration = Omit<Route, 'status'> & Partial<Pick<Route, 'status'>>;

/** The default statuses (specification, Endpoints). */
const usualStatus = { GET: 200, PUT: 200, PATCH: 200, POST: 201, DELETE: 204 } as const;

/** Declares an endpoint, keeping its exact type. */
export function route<const D extends Declaration>(declaration: D): D & Pick<Route, 'status'>;
/**
 * Declares an endpoint that has something in common with others. It comes apart, because a bundler
 * keeps every declaration into which another object is spread.
 */
export function route<const C extends Partial<Declaration>, const D extends Partial<Declaration>>(
  common: C,
  own: D,
): Omit<C, keyof D> & D & Pick<Route, 'status'>;
// @__NO_SIDE_EFFECTS__
export function route(common: Partial<Declaration>, own: Partial<Declaration> = {}) {
  const { method = 'GET', ...declaration } = { ...common, ...own };
  return { status: usualStatus[method], method, ...declaration };
}

/** A body whose schema the operation chooses. */
export interface EitherBody {
  /** @throws ApiError `validation_failed` */
  as: <Out>(body: Body<Out>) => Out;
}

type BodyValue<B> = B extends { choose: (input: object) => Body<infer Out> }
  ? Out
  : B extends { either: readonly Body<unknown>[] }
    ? EitherBody
    : BodyOf<B>;

/** The parameters of paths that are ids, and those that are texts. */
export const pathIds = ['id', 'key_id', 'member_id', 'file_id', 'webhook_id'] as const;
export const pathTexts = ['ref', 'event_id'] as const;
export type PathIds = Record<(typeof pathIds)[number], number>;
export type PathTexts = Record<(typeof pathTexts)[number], string>;

/** The values that a path names. */
type PathInput<P extends string, Values = PathIds & PathTexts> = {
  [N in keyof Values as P extends `${string}{${N & string}}${string}` ? N : never]: Values[N];
};

/** The input of a route's operation, as its declaration defines it. */
export type RouteInput<R extends Route> = PathInput<R['path']> &
  (R extends { query: z.ZodMiniType } ? { query: z.output<R['query']> } : unknown) &
  (R extends { body: RouteBody } ? { body: BodyValue<R['body']> } : unknown);

/** The `data` of a route's response. */
export type RouteData<R extends Route> = R extends { data: z.ZodMiniType }
  ? z.input<R['data']>
  : undefined;
