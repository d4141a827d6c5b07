import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import { createTable } from '#infra/local/store.ts';
import { readStack } from '#infra/local/template.ts';
import { variables } from '#shared/config.ts';
import { putRows } from '#shared/table/write.ts';
import { ops, refusal } from './cli.ts';

const { table } = readStack(join(inject('service').folder, 'cdk.out'));

/** A table with so many rows of each entity. */
async function tableWith(counts: Record<string, number>): Promise<string> {
  const name = `Restored-${randomUUID()}`;
  await createTable(name, table);
  vi.stubEnv(variables.table, name);
  const rows = Object.entries(counts).flatMap(([entity, count]) =>
    Array.from({ length: count }, (_, index) => ({ pk: entity, sk: String(index), entity })),
  );
  await putRows(rows);
  vi.unstubAllEnvs();
  return name;
}

test('two tables are compared by what their rows are', async () => {
  const lost = await tableWith({ item: 30, key: 2, notification: 1 });
  const restored = await tableWith({ item: 28, key: 2, reset: 1 });
  const same = await ops('restore', 'compare', '--table', lost, '--with', lost);
  expect(same).toEqual({ rows: { [lost]: 33 }, differing: [] });
  expect(await ops('restore', 'compare', '--table', lost, '--with', restored)).toEqual({
    rows: { [lost]: 33, [restored]: 31 },
    differing: [
      { entity: 'item', [lost]: 30, [restored]: 28 },
      { entity: 'notification', [lost]: 1, [restored]: 0 },
      { entity: 'reset', [lost]: 0, [restored]: 1 },
    ],
  });
});

test('a table that was restored without an index is refused, because its lists would fail', async () => {
  const name = `Restored-${randomUUID()}`;
  const indexes = table.GlobalSecondaryIndexes as { IndexName: string }[];
  const definitions = table.AttributeDefinitions as { AttributeName: string }[];
  await createTable(name, {
    ...table,
    GlobalSecondaryIndexes: indexes.filter(({ IndexName }) => IndexName !== 'gsi7'),
    AttributeDefinitions: definitions.filter(({ AttributeName }) => AttributeName !== 'gsi7_key'),
  });
  expect(await refusal('restore', 'prepare', '--table', name)).toContain('without gsi7');
});
