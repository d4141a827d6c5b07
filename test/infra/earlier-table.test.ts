import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { createTable } from '#infra/local/store.ts';
import { readStack } from '#infra/local/template.ts';

interface Index {
  Projection: object;
}

test('a table of an earlier version with other indexes is refused and left as it is', async () => {
  const { table } = readStack(join(inject('service').folder, 'cdk.out'));
  const [first, ...others] = table.GlobalSecondaryIndexes as Index[];
  const projection = { ProjectionType: 'INCLUDE', NonKeyAttributes: ['facet'] };
  const earlier = {
    ...table,
    GlobalSecondaryIndexes: [{ ...first, Projection: projection }, ...others],
  };
  const name = 'Equipment-earlier';
  const arn = await createTable(name, earlier);
  await expect(createTable(name, table)).rejects.toThrow('data of an earlier version');
  expect(await createTable(name, earlier)).toBe(arn);
});
