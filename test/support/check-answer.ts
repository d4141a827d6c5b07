import { parse } from 'yaml';
import { type ErrorCode, errorKinds, statusOf } from '#shared/errors.ts';
import type { NamedRoute } from '#shared/families/routes.ts';
import { findOperation } from './description/find-operation.ts';
import { noteStatus } from './description/seen-statuses.ts';
import { description, pointerTo, problemsBy } from './description/validators.ts';
import type { Answer, SentRequest } from './exchange.ts';

/** Headers of HTTP itself and of the gateway, which the description leaves out. */
const transportHeaders = [
  'apigw-requestid',
  'connection',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'transfer-encoding',
];
const rateHeaders = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

/** Throws if a response differs from the API description. */
export function checkAnswer(request: SentRequest, answer: Answer): void {
  // The answer of a HEAD has no body.
  if (request.method === 'HEAD') return;
  const endpoint = findOperation(request);
  const problems = endpoint
    ? [...describedProblems(endpoint, request, answer), ...consistencyProblems(endpoint, answer)]
    : unknownProblems(answer);
  if (endpoint) noteStatus(endpoint.name, answer.status);
  if (problems.length === 0) return;
  const summary = `${request.method} ${request.path} answered ${answer.status} ${JSON.stringify(answer.body)}`;
  throw new Error(`${summary}\nThat is not as described: ${problems.join('; ')}`);
}

interface DescribedAnswer {
  headers: Record<string, { $ref: string }>;
  content?: Record<string, { schema: object }>;
  'x-codes'?: readonly string[];
}

function describedProblems(
  { name, route }: NamedRoute,
  { path }: SentRequest,
  { status, headers, body }: Answer,
): string[] {
  const method = route.method.toLowerCase();
  const pointer = ['paths', route.path, method, 'responses', status];
  const responses: Record<string, DescribedAnswer> =
    description.paths[route.path]?.[method]?.responses ?? {};
  const described = responses[status];
  if (!described) return [`${name} has no status ${status}`];
  const type = headers['content-type'] ?? '';
  return [
    ...headerProblems(described.headers, headers),
    ...(described.content
      ? contentProblems([...pointer, 'content'], described.content, type, { path, body })
      : body === undefined
        ? []
        : ['there is a body']),
    ...codeProblems(described['x-codes'], body),
  ];
}

/** The variant of a schema: 0 for whole records, 1 for selected `fields` and for dry runs, which have no id. */
function variantFor(path: string, schema: object, body: Answer['body']): (string | number)[] {
  if (!('anyOf' in schema)) return [];
  const isPartial = /[?&]fields=/.test(path) || body?.data?.id === null;
  return ['anyOf', isPartial ? 1 : 0];
}

function contentProblems(
  pointer: readonly (string | number)[],
  content: Record<string, { schema: object }>,
  type: string,
  { path, body }: { path: string; body: Answer['body'] },
): string[] {
  const media = content[type];
  if (!media) return [`the type is ${type || 'missing'}`];
  const value = type === 'application/yaml' ? parseYaml(body) : body;
  const validate = (variant: (string | number)[], one: unknown) =>
    problemsBy(pointerTo(...pointer, type, 'schema', ...variant), one);
  if (!/[?&]include_deleted=true/.test(path) || !Array.isArray(body?.data)) {
    return validate(variantFor(path, media.schema, body), value);
  }
  const [deleted, live] = [true, false].map((isDeleted) => ({
    ...body,
    data: body.data.filter((one: object) => 'deleted_at' in one === isDeleted),
  }));
  const hasNoOtherFields = deleted?.data.every(
    (one: object) => Object.keys(one).join() === 'id,deleted_at',
  );
  return [
    ...validate(variantFor(path, media.schema, body), live),
    ...validate(['anyOf', 1], deleted),
    ...(hasNoOtherFields ? [] : ['a deleted record has more than its id and deleted_at']),
  ];
}

/** The last answer in YAML: the description, which takes half a second to parse and seldom changes. */
let lastYaml: { text: string; value: unknown } | undefined;

function parseYaml(text: string): unknown {
  if (lastYaml?.text !== text) lastYaml = { text, value: parse(text) };
  return lastYaml.value;
}

function headerProblems(
  described: DescribedAnswer['headers'],
  headers: Answer['headers'],
): string[] {
  const describedNames = new Map(Object.keys(described).map((name) => [name.toLowerCase(), name]));
  const undescribed = Object.keys(headers).filter(
    (name) => !describedNames.has(name) && !transportHeaders.includes(name),
  );
  const values = [...describedNames].flatMap(([lower, name]) => {
    const value = headers[lower];
    const component =
      description.components.headers[name as keyof typeof description.components.headers];
    if (value === undefined) return 'required' in component ? [`${name} is missing`] : [];
    const isNumber = component.schema.type === 'integer';
    const pointer = pointerTo('components', 'headers', name, 'schema');
    return problemsBy(pointer, isNumber && /^\d+$/.test(value) ? Number(value) : value);
  });
  return [...undescribed.map((name) => `${name} is not described`), ...values];
}

function codeProblems(codes: readonly string[] | undefined, body: Answer['body']): string[] {
  const code = body?.error?.code;
  return codes === undefined || codes.includes(code) ? [] : [`${code} is not among ${codes}`];
}

/** For a path or method that is not described, which has to answer with an error. */
function unknownProblems(answer: Answer): string[] {
  const { status, headers, body } = answer;
  return [
    ...rateHeaders
      .filter((name) => headers[name] === undefined)
      .map((name) => `${name} is missing`),
    ...problemsBy(pointerTo('components', 'schemas', 'Error'), body),
    ...(status === 405 && !headers.allow ? ['a 405 does not say what is allowed'] : []),
    ...statusProblems(answer, false),
  ];
}

/** What no schema can say: parts of a response that have to match. */
function consistencyProblems(endpoint: NamedRoute, answer: Answer): string[] {
  const { route } = endpoint;
  const { status, headers, body } = answer;
  if (status >= 400) return statusProblems(answer, route.body !== undefined);
  const isDryRun = body?.meta?.dry_run === true;
  if (isDryRun && status !== 200) return [`a dry run answers ${status}`];
  const { id, version } = Object(body?.data);
  const isVersioned = !route.list && !isDryRun && typeof version === 'number';
  const hasLocation = status === 201 && headers.location !== undefined;
  return [
    ...(isVersioned && headers.etag !== `"${version}"` ? ['the ETag is not the version'] : []),
    ...(hasLocation && !headers.location?.endsWith(`/${id}`)
      ? ['Location does not name the record']
      : []),
  ];
}

function statusProblems({ status, body }: Answer, hasRequestBody: boolean): string[] {
  const { code, status: bodyStatus } = Object(body?.error);
  if (!isErrorCode(code)) return [`${code} is no error code`];
  const expected = statusOf(code, hasRequestBody);
  return status === expected && bodyStatus === expected
    ? []
    : [`${code} has the status ${expected}`];
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorKinds, code);
}
