import type * as z from 'zod/mini';
import { ApiError, assertNoProblems, type FieldProblem, type Fields } from '#shared/errors.ts';
import type { Body } from '#shared/fields/body.ts';
import type { KnownFields } from '#shared/fields/field.ts';
import { fieldsOf, mostProblems } from '#shared/fields/problems.ts';
import type { Route, RouteBody } from '#shared/routes/route.ts';
import type { Middleware, RequestState } from './state.ts';

/** Validates the body. @throws ApiError `validation_failed` with all problems at once. */
export function validateBody({ body, bodyOf }: Pick<Route, 'body' | 'bodyOf'>): Middleware {
  const isKnown = bodyOf && body ? nameTest(body, bodyOf) : undefined;
  return {
    before: ({ context: { state } }) => {
      if (!body) return;
      const { sent } = state;
      if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
        throw new ApiError('validation_failed', { message: 'The body must be a JSON object.' });
      }
      if ('either' in body) {
        state.input.body = { as: (one: Body<unknown>) => readBody(one, sent, state) };
        return;
      }
      const chosen = 'choose' in body ? body.choose(sent) : body;
      const misspelt = isKnown ? Object.keys(sent).filter((name) => !isKnown(name)) : [];
      state.input.body = readBody(chosen, sent, state, misspelt.slice(0, mostProblems));
    },
  };
}

/** Whether a name is a field of any form of a body, or of its record. */
function nameTest(body: RouteBody, record: z.ZodMiniObject): (name: string) => boolean {
  const bodies = 'all' in body ? body.all : 'either' in body ? body.either : [body];
  const names = new Set(bodies.flatMap(({ known }) => Object.keys(known)));
  return (name) => names.has(name) || Object.hasOwn(record.shape, name);
}

function readBody(
  { schema, known }: Body<unknown>,
  sent: object,
  state: RequestState,
  misspelt: readonly string[] = [],
): unknown {
  const unknown = [...unknownFields(sent, known).take(mostProblems)];
  const result = schema.safeParse(sent);
  assertNoProblems(
    result.success ? {} : fieldsOf(result.error),
    unknownProblems(state.isStrict ? unknown : misspelt),
  );
  state.ignored.fields = unknown;
  return result.data;
}

/** The paths of unknown fields, in the order sent. */
function* unknownFields(sent: object, known: KnownFields, prefix = ''): Generator<string> {
  for (const [name, value] of Object.entries(sent)) {
    const below = Object.hasOwn(known, name) ? known[name] : undefined;
    const path = `${prefix}${name}`;
    if (below === undefined) yield path;
    else if (below === true || typeof value !== 'object' || value === null) continue;
    else if (!Array.isArray(value)) yield* unknownFields(value, below, `${path}.`);
    else yield* unknownInEntries(value, below, path);
  }
}

function* unknownInEntries(
  entries: readonly unknown[],
  known: KnownFields,
  path: string,
): Generator<string> {
  for (const [index, entry] of entries.entries()) {
    if (typeof entry !== 'object' || entry === null) continue;
    yield* unknownFields(entry, known, `${path}.${index}.`);
  }
}

function unknownProblems(names: readonly string[]): Fields {
  const message = 'Unknown field.';
  const problem: FieldProblem = { code: 'unknown_field', message };
  return Object.fromEntries(names.map((name) => [name, [problem]]));
}
