import { expect, test } from 'vitest';
import { describeModels } from '../../clients/whole-records.ts';

test('clients with models cannot ask for answers that those do not read', () => {
  const { paths } = describeModels();
  expect(Object.keys(paths)).toContain('/v1/items');
  // A model of a record fails without one of its fields, and one of an answer if that is no JSON.
  expect(JSON.stringify(paths)).not.toContain('"name":"fields"');
  expect(JSON.stringify(paths)).not.toContain('application/yaml');
});
