import type * as z from 'zod/mini';
import { ApiError, assertNoProblems } from '#shared/errors.ts';
import type { Body } from '#shared/fields/body.ts';
import { atInputIndexes } from '#shared/fields/input-indexes.ts';
import { fieldsOf } from '#shared/fields/problems.ts';
import { unknownFields, unknownProblems } from '#shared/fields/unknown-fields.ts';
import { isObject } from '#shared/json.ts';
import type { Route, RouteBody } from '#shared/routes/route.ts';
import type { Middleware, RequestState } from './state.ts';

/** Validates the body. @throws ApiError `validation_failed` with all problems at once. */
export function validateBody({ body, bodyOf }: Pick<Route, 'body' | 'bodyOf'>): Middleware {
  const names = body && bodyOf ? namesOf(body, bodyOf) : undefined;
  const validBodies = new WeakMap<RequestState, unknown>();
  const read = (one: Body<unknown>, json: object, state: RequestState) => {
    const value = readBody(one, json, state, names);
    validBodies.set(state, value);
    return value;
  };
  return {
    before: ({ context: { state } }) => {
      if (!body) return;
      const { json } = state;
      if (!isObject(json)) {
        throw new ApiError('validation_failed', { message: 'The body must be a JSON object.' });
      }
      if ('either' in body) {
        state.input.body = { as: (one: Body<unknown>) => read(one, json, state) };
        return;
      }
      const chosenBody = 'choose' in body ? body.choose(json) : body;
      state.input.body = read(chosenBody, json, state);
    },
    onError: (request) => {
      const error = atInputIndexes(request.error, validBodies.get(request.context.state));
      if (error instanceof Error) request.error = error;
    },
  };
}

/** The fields of any form of a body, and of its record. */
function namesOf(body: RouteBody, record: z.ZodMiniObject): Set<string> {
  const bodies = 'all' in body ? body.all : [body];
  return new Set(Object.keys(Object.assign({}, record.shape, ...bodies.map(knownFieldsOf))));
}

const knownFieldsOf = (body: RouteBody) => ('knownFields' in body ? body.knownFields : {});

/** Without names, or with lenient handling, unknown fields are ignored; with names, misspelt ones are not. */
function readBody(
  { schema, knownFields }: Body<unknown>,
  input: object,
  state: RequestState,
  names?: ReadonlySet<string>,
): unknown {
  const unknown = unknownFields(input, knownFields);
  const isRefused = (path: string) => names && !names.has(path.split('.')[0] ?? '');
  const result = schema.safeParse(input);
  assertNoProblems(
    result.success ? {} : fieldsOf(result.error),
    unknownProblems(state.isStrict ? unknown : unknown.filter(isRefused)),
  );
  state.ignored.fields = unknown;
  return result.data;
}
