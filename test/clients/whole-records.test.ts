import { expect, test } from 'vitest';
import { asOpenApi30 } from '../../clients/openapi30.ts';
import { describeModels } from '../../clients/whole-records.ts';

test('clients with models cannot ask for answers that those do not read', () => {
  const { paths } = describeModels();
  expect(Object.keys(paths)).toContain('/v1/items');
  // A model of a record fails without one of its fields, and one of an answer if that is no JSON.
  expect(JSON.stringify(paths)).not.toContain('"name":"fields"');
  expect(JSON.stringify(paths)).not.toContain('"name":"include_deleted"');
  expect(JSON.stringify(paths)).not.toContain('application/yaml');
});

test('ids in a query are a text in the Go client, which a call may leave out', () => {
  const { paths } = Object(asOpenApi30(describeModels()));
  const { parameters } = paths['/v1/items'].get;
  const named = parameters.filter(({ name }: { name?: string }) => name?.endsWith('_id'));
  expect(named).toHaveLength(4);
  for (const { schema } of named) expect(schema).toMatchObject({ type: 'string' });
});

test('numbers of the Go client have 64 bits, which keep every digit of a value', () => {
  const { components } = Object(asOpenApi30(describeModels()));
  const { acquisition_value, version } = components.schemas.Item.properties;
  expect(acquisition_value).toMatchObject({ type: 'number', format: 'double' });
  expect(version).not.toHaveProperty('format', 'double');
});

test('a body of one of several shapes has a name in the Go client, which sends it whole', () => {
  const { paths, components } = Object(asOpenApi30(describeModels()));
  const { schema } =
    paths['/v1/reservations/{id}/complete'].post.requestBody.content['application/json'];
  expect(schema).toEqual({ $ref: '#/components/schemas/reservations.complete.body' });
  expect(components.schemas['reservations.complete.body'].anyOf).toHaveLength(4);
});
