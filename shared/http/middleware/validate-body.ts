import { ApiError, assertNoProblems, type FieldProblem, type Fields } from '#shared/errors.ts';
import type { Body } from '#shared/fields/body.ts';
import type { KnownFields } from '#shared/fields/field.ts';
import { fieldsOf, mostProblems } from '#shared/fields/problems.ts';
import type { Route } from '#shared/routes/route.ts';
import type { Middleware, RequestState } from './state.ts';

/** Validates the body. @throws ApiError `validation_failed` with all problems at once. */
export function validateBody({ body }: Pick<Route, 'body'>): Middleware {
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
      state.input.body = readBody(chosen, sent, state);
    },
  };
}

function readBody({ schema, known }: Body<unknown>, sent: object, state: RequestState): unknown {
  const unknown = [...unknownFields(sent, known).take(mostProblems)];
  const result = schema.safeParse(sent);
  assertNoProblems(
    result.success ? {} : fieldsOf(result.error),
    state.isStrict ? unknownProblems(unknown) : {},
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
