import { expect, test } from 'vitest';
import { describeInterface } from '#shared/description/document.ts';
import { parameterTexts } from '#shared/description/parameter-docs.ts';
import { describeShared } from '#shared/description/served.ts';
import { errorKinds, statusOf } from '#shared/errors.ts';
import { routes } from '#shared/families/routes.ts';
import { description, pointerTo, problemsBy } from '../support/description/validators.ts';

const operationOf = (path: string, method: string) =>
  description.paths[path]?.[method.toLowerCase()];

test('the description has version 1.0.0, and lists this host and the configured one of production', () => {
  expect(description.openapi).toMatch(/^3\.1\./);
  expect(description.info.version).toBe('1.0.0');
  expect(description.servers.map(({ url }) => url)).toEqual(['/']);
  const { servers } = describeInterface('api.example.org');
  expect(servers.map(({ url }) => url)).toEqual(['/', 'https://api.example.org']);
});

test.each(routes)(
  '$name is described under its name, with its scope and who may call it',
  ({ name, family, route }) => {
    const operation = operationOf(route.path, route.method);
    const isScope = route.access.includes(':');
    expect(operation).toMatchObject({ operationId: name, tags: [family], summary: route.summary });
    expect(operation?.['x-required-scope']).toBe(isScope ? route.access : undefined);
    expect(operation?.security.flatMap((one) => Object.keys(one))).toEqual(
      isScope || route.access === 'any-credential' || route.access === 'member'
        ? ['apiKey', 'session']
        : route.access === 'first-party' || name === 'auth.logout'
          ? ['session']
          : [],
    );
    expect(operation?.responses).toHaveProperty(String(route.status));
  },
);

test.each(routes)('$name lists the codes of its errors, each under its status', ({ route }) => {
  for (const [status, response] of Object.entries(
    operationOf(route.path, route.method)?.responses ?? {},
  )) {
    const codes = response['x-codes'] ?? [];
    expect(codes.length > 0).toBe(Number(status) >= 400);
    for (const code of codes) {
      expect(String(statusOf(code, route.body !== undefined))).toBe(status);
      expect(response.description).toContain(`\`${code}\`: ${errorKinds[code].message}`);
    }
  }
});

test('a POST that only reads cannot be in conflict with a write', () => {
  const refusal = operationOf('/v1/items/lookup', 'POST')?.responses['422'];
  expect(refusal?.['x-codes']).toEqual(['validation_failed', 'idempotency_key_reused']);
});

test.each(routes.filter(({ route }) => !route.document))(
  '$name has an example that its schema accepts',
  ({ route }) => {
    const pointer = ['paths', route.path, route.method.toLowerCase()];
    const operation = operationOf(route.path, route.method);
    const responses = Object.entries(operation?.responses ?? {}).flatMap(([status, { content }]) =>
      Object.entries(content ?? {}).map(([type, media]) => ({
        pointer: [...pointer, 'responses', status, 'content', type, 'schema'],
        ...media,
      })),
    );
    const answers = responses.filter(({ example }) => example !== undefined);
    const body = operation?.requestBody?.content['application/json'];
    expect(answers).not.toEqual([]);
    expect(body?.example === undefined).toBe(route.body === undefined);
    const all = body
      ? [
          ...answers,
          {
            pointer: [...pointer, 'requestBody', 'content', 'application/json', 'schema'],
            ...body,
          },
        ]
      : answers;
    for (const { pointer: where, example } of all)
      expect(problemsBy(pointerTo(...where), example)).toEqual([]);
  },
);

test('a change of many locations is described with an id in each entry', () => {
  const pointer = pointerTo('components', 'schemas', 'LocationsUpdate');
  expect(problemsBy(pointer, { set: [{ name: 'Depot' }] })).not.toEqual([]);
});

test('examples contain no secret', () => {
  expect(JSON.stringify(description)).not.toMatch(/(key_live|session|refresh)_\w{4,}_\w{8,}/);
});

/** Every schema within a value, with its pointer. */
function propertiesIn(value: unknown, pointer: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]): [string, unknown][] => [
    ...(name === 'properties'
      ? Object.entries(below).map(([field, schema]): [string, unknown] => [
          `${pointer}.${field}`,
          schema,
        ])
      : []),
    ...propertiesIn(below, `${pointer}.${name}`),
  ]);
}

const properties = propertiesIn(description.components.schemas, 'schemas');

test('every field of a body and a response is described', () => {
  expect(properties.length).toBeGreaterThan(500);
  expect(
    properties
      .filter(([, schema]) => !Object(schema).description && !Object(schema).$ref)
      .map(([pointer]) => pointer),
  ).toEqual([]);
});

test('every field has a type, a set of values, or a reference', () => {
  const typed = ['type', 'const', 'enum', '$ref', 'anyOf'];
  const untyped = properties.filter(([, schema]) => !typed.some((one) => one in Object(schema)));
  // A change in a history may be of a field of any type.
  expect(untyped.map(([pointer]) => pointer)).toEqual([
    'schemas.FieldChange.from',
    'schemas.FieldChange.to',
  ]);
});

/** The limits that parts of a schema lack, with their pointers. */
function unlimitedIn(schema: unknown, pointer: string): string[] {
  const { type, ...rules } = Object(schema);
  const types: string[] = [type].flat();
  const isLimited =
    'enum' in rules ||
    'const' in rules ||
    'format' in rules ||
    'pattern' in rules ||
    '$ref' in rules;
  const missing = Object.entries({ string: 'maxLength', number: 'maximum', array: 'maxItems' })
    .filter(([kind, limit]) => types.includes(kind) && !(limit in rules) && !isLimited)
    .map(([, limit]) => `${pointer}: ${limit}`);
  const below = Object.entries({
    ...rules.properties,
    items: rules.items,
    additional: rules.additionalProperties,
  }).filter(([, one]) => one !== undefined);
  return [...missing, ...below.flatMap(([name, one]) => unlimitedIn(one, `${pointer}.${name}`))];
}

test('every text, number and list of a request has a limit', () => {
  const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
  const requests = JSON.stringify(operations.map(({ requestBody }) => requestBody ?? null));
  const bodies = Object.entries(description.components.schemas).filter(([name]) =>
    requests.includes(`"#/components/schemas/${name}"`),
  );
  expect(bodies.length).toBeGreaterThan(20);
  expect(bodies.flatMap(([name, schema]) => unlimitedIn(schema, name))).toEqual([]);
});

test('a text in a list has the same limit in responses as in requests', () => {
  const { tags } = Object(description.components.schemas.Item).properties;
  expect(tags).toMatchObject({ maxItems: 30, items: { maxLength: 50 } });
});

test('a whole number in a request is a whole number in responses, too', () => {
  const fieldsOf = (type: string) =>
    properties
      .filter(([, schema]) => [Object(schema).type].flat().includes(type))
      .map(([pointer]) => pointer.replace(/^.*\./, ''));
  const whole = fieldsOf('integer');
  expect(whole).toContain('buffer_minutes');
  expect(fieldsOf('number').filter((field) => whole.includes(field))).toEqual([]);
});

test('a record that was created is described with its id', () => {
  const statuses = ['200', '201'].map((status) => {
    const response = operationOf('/v1/reservations/by-ref/{ref}', 'PUT')?.responses[status];
    return JSON.stringify(response).includes('ReservationPreview');
  });
  expect(statuses).toEqual([true, false]);
});

test('every described parameter is used', () => {
  const used = Object.values(description.paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ operationId, parameters }) =>
      parameters.flatMap((one) =>
        'name' in one && one.in === 'query' ? [one.name, `${operationId} ${one.name}`] : [],
      ),
    );
  expect(Object.keys(parameterTexts).filter((name) => !used.includes(name))).toEqual([]);
});

test.each([
  ['/v1/items/{id}', 'GET', '200', 'The record.'],
  ['/v1/items/by-ref', 'PUT', '200', 'The result.'],
  ['/v1/items', 'POST', '201', 'Done. The record as it is now.'],
  ['/v1/auth/logout', 'POST', '201', 'Done. The result.'],
] as const)('%s %s describes its %s as “%s”', (path, method, status, text) => {
  expect(operationOf(path, method)?.responses[status]?.description).toBe(text);
});

test.each(['reservations', 'issues', 'kits'])(
  'the description of a PATCH of %s says how many items it can exchange',
  (family) => {
    expect(operationOf(`/v1/${family}/{id}`, 'PATCH')?.description).toContain(
      'at most 40 items together',
    );
  },
);

test.each([
  ['with the host of production', 'api.equipment.test', ['/', 'https://api.equipment.test']],
  ['without it', undefined, ['/']],
])('the description lists its servers %s', (_which, host, servers) => {
  expect(describeShared(host).servers.map(({ url }) => url)).toEqual(servers);
});
