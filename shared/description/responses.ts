import * as z from 'zod/mini';
import { type ErrorCode, errorKinds } from '#shared/errors.ts';
import { Ended, SignedIn } from '#shared/families/auth/fields.ts';
import type { NamedRoute } from '#shared/families/routes.ts';
import type { JsonSchema } from '#shared/fields/field.ts';
import { recordFields } from '#shared/http/middleware/chosen-fields.ts';
import type { Route } from '#shared/routes/route.ts';
import { exampleOf } from './examples.ts';
import { bodyHeaderNames, type HeaderName, headersOf, rateHeaderNames } from './headers.ts';
import { acceptsIdempotencyKey, refusalsOf } from './refusals.ts';
import { chosenSchema, previewSchema, referTo, responseSchema } from './schemas.ts';

interface Response {
  description: string;
  /** The error codes of a response. */
  'x-codes'?: readonly ErrorCode[];
  headers: Record<string, { $ref: string }>;
  content?: Record<string, { schema: JsonSchema; example?: unknown }>;
}

/** Every response of an endpoint, by status. */
export function responsesOf(endpoint: NamedRoute): Record<string, Response> {
  const { route } = endpoint;
  const refusals = [...refusalsOf(endpoint)].map(
    ([status, codes]) => [status, refusal(endpoint, status, codes)] as const,
  );
  if (route.document) {
    return { ...documentResponses(route.document), ...Object.fromEntries(refusals) };
  }
  const preview = hasPreview(route) ? [[200, previewResponse(endpoint)] as const] : [];
  const created = route.mayCreate ? [[201, createdByRef(endpoint)] as const] : [];
  const notModifiedResponses = answersVersion(route) ? [[304, notModified] as const] : [];
  return Object.fromEntries([
    [route.status, success(endpoint)],
    ...created,
    ...notModifiedResponses,
    ...preview,
    ...refusals,
  ]);
}

const notModified: Response = {
  description: 'The record has not changed since.',
  headers: headersOf([...rateHeaderNames, 'ETag', 'Cache-Control', 'Vary']),
};

/** The response of a PUT that creates the record, as a create's: a dry run never answers 201. */
function createdByRef(endpoint: NamedRoute): Response {
  const { route } = endpoint;
  const record = dataSchema(route, responseSchema(route.data));
  return {
    description: 'The record was created.',
    headers: { ...success(endpoint).headers, ...headersOf(['Location']) },
    content: json(record, exampleOf(endpoint.name)?.answer),
  };
}

function documentResponses(type: string): Record<string, Response> {
  const headers = headersOf([
    ...rateHeaderNames,
    'Vary',
    'ETag',
    'Cache-Control',
    'X-Content-Type-Options',
  ]);
  const encodingHeaders = { ...headers, ...headersOf(['Content-Encoding']) };
  const schema = { type: 'object' };
  return {
    200: {
      description: 'The description.',
      headers: encodingHeaders,
      content: { [type]: { schema } },
    },
    304: { description: 'It still has the `ETag` that was sent.', headers },
  };
}

function success(endpoint: NamedRoute): Response {
  const { route } = endpoint;
  if (!route.data) {
    return { description: 'Done.', headers: headersOf(rateHeaderNames) };
  }
  const names: HeaderName[] = [
    ...bodyHeaderNames,
    ...(hasVersion(route) ? (['ETag'] as const) : []),
    ...(isCreate(endpoint) ? (['Location'] as const) : []),
    ...(acceptsIdempotencyKey(route) ? (['Idempotent-Replayed'] as const) : []),
    ...(setsCookie(route) ? (['Set-Cookie'] as const) : []),
  ];
  return {
    description: successText(route),
    headers: headersOf(names),
    content: json(answerSchema(route, route.data), exampleOf(endpoint.name)?.answer),
  };
}

function successText(route: Route): string {
  if (route.list || route.feed) return 'A page of the list.';
  if (route.status === 201) {
    return hasVersion(route) ? 'Done. The record as it is now.' : 'Done. The result.';
  }
  return hasVersion(route) ? 'The record.' : 'The result.';
}

function previewResponse(endpoint: NamedRoute): Response {
  const { route } = endpoint;
  const data = isCreate(endpoint) ? previewSchema(route.data) : responseSchema(route.data);
  return {
    description: 'With `dry_run=true`: the record as it would be. Nothing was written.',
    headers: headersOf(bodyHeaderNames),
    content: json(dataSchema(route, data), previewExample(endpoint)),
  };
}

/** The recorded answer as a dry run gives it; undefined where none was recorded. */
function previewExample(endpoint: NamedRoute): unknown {
  const answer = exampleOf(endpoint.name)?.answer;
  if (!(answer instanceof Object && 'data' in answer && 'meta' in answer)) return undefined;
  const data = isCreate(endpoint) ? { ...Object(answer.data), id: null, version: 1 } : answer.data;
  return { data, meta: { ...Object(answer.meta), dry_run: true } };
}

function refusal({ name }: NamedRoute, status: number, codes: readonly ErrorCode[]): Response {
  const names: HeaderName[] = [
    ...bodyHeaderNames,
    ...(status === 401 ? (['WWW-Authenticate'] as const) : []),
    ...(transientStatuses.includes(status) ? (['Retry-After'] as const) : []),
  ];
  const example = exampleOf(name)?.refusal;
  const isShown = example?.error.status === status;
  return {
    description: codes.map((code) => `\`${code}\`: ${errorKinds[code].message}`).join('\n\n'),
    'x-codes': codes,
    headers: headersOf(names),
    content: json(referTo('Error'), isShown ? example : undefined),
  };
}

/** The statuses of transient errors. */
const transientStatuses = [429, 503];

function json(schema: JsonSchema, example?: unknown): NonNullable<Response['content']> {
  return { 'application/json': { schema, ...(example === undefined ? {} : { example }) } };
}

/** The whole record; some of its fields where they can be chosen; no id in a dry run. */
function answerSchema(route: Route, data: z.ZodMiniType): JsonSchema {
  const whole = dataSchema(route, responseSchema(data));
  const other = recordFields(route.method, data)
    ? chosenSchema(data)
    : route.mayCreate && acceptsDryRun(route)
      ? previewSchema(data)
      : undefined;
  return other ? { anyOf: [whole, dataSchema(route, other)] } : whole;
}

function dataSchema({ list, feed }: Route, data: JsonSchema): JsonSchema {
  const meta = feed ? 'FeedMeta' : 'Meta';
  return {
    type: 'object',
    properties: {
      data: { description: 'What was asked for.', ...data },
      meta: referTo(list ? 'ListMeta' : meta),
    },
    required: ['data', 'meta'],
    additionalProperties: false,
  };
}

/** Whether a GET returns the version of the one record that it shows. */
export function answersVersion(route: Route): boolean {
  return route.method === 'GET' && hasVersion(route);
}

function hasVersion({ data, list }: Route): boolean {
  const isRecord = !list && data instanceof z.ZodMiniObject;
  return isRecord && 'version' in data.shape && 'id' in data.shape;
}

/** Whether a dry run shows a record without an id. */
export function previewsCreate(endpoint: NamedRoute): boolean {
  return isCreate(endpoint) && hasPreview(endpoint.route);
}

/** New files are answered with their item, which existed before. */
function isCreate({ family, operation }: NamedRoute): boolean {
  return operation === 'create' && family !== 'files';
}

function setsCookie({ access, data }: Route): boolean {
  return access === 'sign-in' && (data === SignedIn || data === Ended);
}

function hasPreview(route: Route): boolean {
  return route.method !== 'GET' && route.status !== 200 && acceptsDryRun(route);
}

function acceptsDryRun({ query }: Route): boolean {
  return query instanceof z.ZodMiniObject && 'dry_run' in query.shape;
}
