import * as z from 'zod/mini';
import { errorKinds, statusOf } from '#shared/errors.ts';
import { routes } from '#shared/routes/index.ts';
import type { Route } from '#shared/routes/route.ts';
import type { Answer, Sent } from './http.ts';

const RequestId = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));
const count = z.int().check(z.minimum(0));

const Pagination = z.strictObject({
  total: count,
  limit: z.int().check(z.minimum(1), z.maximum(200)),
  offset: count,
  next_offset: z.nullable(count),
  next_cursor: z.nullable(z.string()),
});

const Problem = z.looseObject({ code: z.string(), message: z.string() });

const ErrorBody = z.strictObject({
  error: z.strictObject({
    code: z.enum(Object.keys(errorKinds)),
    message: z.string().check(z.minLength(1)),
    status: z.int(),
    request_id: RequestId,
    fields: z.record(z.string(), z.array(Problem)),
  }),
});

/** The declaration that a request is answered by, if any. */
export function routeOf({ method, path }: Pick<Sent, 'method' | 'path'>): Route | undefined {
  const actual = (path.split('?')[0] ?? '').split('/');
  return routes
    .map(({ route }) => route)
    .filter((route) => route.method === method && matches(route.path.split('/'), actual))
    .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))[0];
}

function matches(template: string[], actual: string[]): boolean {
  const fits = (part: string, index: number) =>
    part.startsWith('{') ? actual[index] !== '' : part === actual[index];
  return template.length === actual.length && template.every(fits);
}

/** Throws where an answer is not what the declaration of its endpoint promises. */
export function checkAnswer(sent: Sent, answer: Answer): void {
  const route = routeOf(sent);
  try {
    checkRateHeaders(answer);
    if (answer.status >= 400) checkError(route, sent, answer);
    else checkSuccess(route, sent, answer);
  } catch (cause) {
    const told = `${sent.method} ${sent.path} answered ${answer.status} ${JSON.stringify(answer.body)}`;
    throw new Error(`${told}\n${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

function checkRateHeaders({ headers }: Answer): void {
  for (const name of ['limit', 'remaining', 'reset']) {
    expectThat(
      /^\d+$/.test(headers[`x-ratelimit-${name}`] ?? ''),
      `X-RateLimit-${name} is missing`,
    );
  }
}

function checkError(route: Route | undefined, sent: Sent, { status, headers, body }: Answer): void {
  if (sent.method === 'HEAD') return;
  const { error } = ErrorBody.parse(body);
  const expected = statusOf(error.code as keyof typeof errorKinds, route?.body !== undefined);
  expectThat(
    status === expected && error.status === expected,
    `${error.code} has the status ${expected}`,
  );
  expectThat(headers['content-type'] === 'application/json', 'an error is JSON');
  if (status === 401) expectThat(headers['www-authenticate'] === 'Bearer', 'a 401 says Bearer');
  if (status === 405) expectThat(Boolean(headers.allow), 'a 405 says what is allowed');
  if (status === 429)
    expectThat(/^[1-9]\d*$/.test(headers['retry-after'] ?? ''), 'a 429 says when');
}

function checkSuccess(route: Route | undefined, sent: Sent, answer: Answer): void {
  const { status, headers, body } = answer;
  if (!route) throw new Error('a path that is not declared answers an error');
  const isDryRun = body?.meta?.dry_run === true;
  expectThat(status === (isDryRun ? 200 : route.status), `the declared status is ${route.status}`);
  if (status === 204) {
    expectThat(body === undefined, 'a 204 has no body');
    return;
  }
  expectThat(headers['content-type'] === 'application/json', 'an answer is JSON');
  const { data, meta, ...rest } = body;
  expectThat(Object.keys(rest).length === 0, 'the envelope holds data and meta alone');
  RequestId.parse(meta.request_id);
  if (route.list) Pagination.parse(meta.pagination);
  const isCreate = status === 201 && data.id !== undefined && !route.path.includes('{');
  if (isCreate && !isDryRun)
    expectThat(headers.location === `${route.path}/${data.id}`, 'a create has Location');
  if (!route.list && !isDryRun && typeof data.version === 'number') {
    expectThat(headers.etag === `"${data.version}"`, 'one record has an ETag');
  }
  checkData(route, isDryRun ? { ...data, id: 1 } : data, sent);
}

function checkData(route: Route, data: unknown, sent: Sent): void {
  const result = route.data?.safeParse(data);
  if (!result?.success) {
    throw new Error(
      `the data of ${sent.path} is not as declared: ${JSON.stringify(result?.error?.issues)}`,
    );
  }
}

function expectThat(holds: boolean, rule: string): void {
  if (!holds) throw new Error(`The answer breaks the declaration: ${rule}.`);
}
