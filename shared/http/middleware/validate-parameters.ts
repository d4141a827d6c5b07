import * as z from 'zod/mini';
import { ApiError, type FieldProblem, type FieldProblems, mergeFields } from '#shared/errors.ts';
import { idForm, isId } from '#shared/fields/parameters.ts';
import { fieldsOf, maxProblems } from '#shared/fields/problems.ts';
import { DryRunQuery } from '#shared/fields/query.ts';
import { externalRef } from '#shared/fields/texts.ts';
import { wordForm } from '#shared/fields/values.ts';
import {
  type PathIds,
  type PathTexts,
  pathIds,
  pathTexts,
  type Route,
} from '#shared/routes/route.ts';
import { recordFields } from './chosen-fields.ts';
import type { GatewayEvent, Middleware, RequestState } from './state.ts';

const NoQuery = z.object({});

/** Validates the path and the query. @throws ApiError `bad_request` with all problems at once. */
export function validateParameters({
  method,
  path,
  query = NoQuery,
  data,
}: Pick<Route, 'method' | 'path' | 'query' | 'data'>): Middleware {
  const ids = pathIds.filter((name) => path.includes(`{${name}}`));
  const texts = pathTexts.filter((name) => path.includes(`{${name}}`));
  const knownNames = query instanceof z.ZodMiniObject ? Object.keys(query.shape) : [];
  const choosable = recordFields(method, data);
  const hasDryRun = knownNames.includes('dry_run');
  return {
    before: ({ event, context: { state } }) => {
      const parameters = new URLSearchParams(event.rawQueryString);
      const read = readQuery(query, knownNames, parameters);
      const names = new Set(parameters.keys());
      const dryRun = method !== 'GET' && !hasDryRun ? dryRunProblems(parameters) : {};
      if (method !== 'GET') names.delete('dry_run');
      if (choosable) names.delete('fields');
      const unknown = [...names].filter((name) => !knownNames.includes(name)).slice(0, maxProblems);
      const fields = mergeFields(
        ...ids.map((name) => readId(event, name, state.input)),
        ...texts.map((name) => readText(event, name, state.input)),
        read.problems,
        problemsAt(namesNotInUtf8(event.rawQueryString, knownNames), encodingForm),
        dryRun,
        choosable ? readFields(parameters, choosable, state) : {},
        state.isStrict ? problemsAt(unknown, 'Unknown parameter.') : {},
      );
      if (Object.keys(fields).length > 0) {
        throw new ApiError('bad_request', { message: 'Some parameters are not valid.', fields });
      }
      state.input.query = read.value;
      state.ignored.parameters = unknown;
    },
  };
}

function problemsAt(names: readonly string[], message: string): FieldProblems {
  const problem: FieldProblem = { code: 'invalid_value', message };
  return Object.fromEntries(names.map((name) => [name, [problem]]));
}

type Input = RequestState['input'];

function readId(
  { pathParameters }: GatewayEvent,
  name: keyof PathIds,
  input: Input,
): FieldProblems {
  const id = pathParameters?.[name] ?? '';
  if (!isId(id)) return problemsAt([name], idForm);
  input[name] = Number(id);
  return {};
}

const encodingForm = 'Must be UTF-8, percent-encoded: %C3%BC for ü.';

/** Validates a text in the path as an external reference of a body would be. */
function readText(
  { pathParameters }: GatewayEvent,
  name: keyof PathTexts,
  input: Input,
): FieldProblems {
  const text = pathParameters?.[name] ?? '';
  // The gateway decodes paths. Other bytes than UTF-8 all become this character: two references would be one record.
  if (text.includes('\ufffd')) return problemsAt([name], encodingForm);
  const { data, error } = externalRef().schema.safeParse(text);
  if (error) return problemsAt([name], error.issues[0]?.message ?? '');
  input[name] = data;
  return {};
}

/** Reads the raw query string: the gateway joins repeated parameters by commas. */
function readQuery(
  schema: z.ZodMiniType,
  knownNames: readonly string[],
  parameters: URLSearchParams,
) {
  const repeatedNames = knownNames.filter((name) => parameters.getAll(name).length > 1);
  const values = knownNames.flatMap((name) => {
    const value = parameters.get(name);
    return value === null || repeatedNames.includes(name) ? [] : [[name, value]];
  });
  const result = schema.safeParse(Object.fromEntries(values));
  const problems = mergeFields(
    result.success ? {} : fieldsOf(result.error),
    problemsAt(repeatedNames, 'Must be given only once.'),
  );
  return { value: result.data, problems };
}

/** The known parameters with a percent-encoding that is not of UTF-8. A `%` without two digits is just that. */
function namesNotInUtf8(rawQueryString: string, knownNames: readonly string[]): string[] {
  const broken = rawQueryString.split('&').filter((pair) => {
    try {
      decodeURIComponent(pair.replace(/%(?![\da-f]{2})/gi, '%25'));
      return false;
    } catch {
      return true;
    }
  });
  const names = new Set(new URLSearchParams(broken.join('&')).keys());
  return knownNames.filter((name) => names.has(name));
}

/** Parses `fields`, which chooses fields of each record in addition to its id. */
function readFields(
  parameters: URLSearchParams,
  choosable: readonly string[],
  state: RequestState,
): FieldProblems {
  const values = parameters.getAll('fields');
  if (values.length === 0) return {};
  if (values.length > 1) return problemsAt(['fields'], 'Must be given only once.');
  const names = values.flatMap((value) => value.split(',').map((name) => name.trim()));
  if (names.every((name) => choosable.includes(name))) {
    state.fields = new Set(['id', ...names]);
    return {};
  }
  const message = wordForm(choosable);
  return { fields: [{ code: 'invalid_value', message, allowed: choosable }] };
}

/** `dry_run=true` never writes, so an endpoint without a dry run refuses it. */
function dryRunProblems(parameters: URLSearchParams): FieldProblems {
  if (!parameters.has('dry_run')) return {};
  const { value, problems } = readQuery(DryRunQuery, ['dry_run'], parameters);
  if (value instanceof Object && 'dry_run' in value && value.dry_run === true) {
    return problemsAt(['dry_run'], 'This endpoint has no dry run.');
  }
  return problems;
}
