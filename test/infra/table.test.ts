import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { readTemplates, resourcesOf } from './read-template.ts';
import released from './released-indexes.json' with { type: 'json' };

const { data } = readTemplates(join(inject('service').folder, 'cdk.out'));
const [table, ...others] = resourcesOf(data, 'DynamoDB::GlobalTable');

interface Index {
  IndexName: string;
  KeySchema: { AttributeName: string }[];
  Projection: { ProjectionType: string; NonKeyAttributes?: string[] };
}

test('the table keeps its id and key, since another one would be a new, empty table', () => {
  expect(others).toEqual([]);
  expect(table?.id).toBe('StorageTableB43FDCE7');
  expect(table?.Properties.TableName).toBeUndefined();
  expect(table?.Properties.KeySchema).toEqual([
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ]);
});

// DynamoDB creates or removes one index a deployment. After each, released-indexes.json is brought up
// to date; before the first, there is nothing to change and it says what the table begins with.
test('a deployment changes one index at most', () => {
  const indexes: Index[] = table?.Properties.GlobalSecondaryIndexes;
  const now = new Map(indexes.map((index) => [index.IndexName, describeIndex(index)]));
  const before = new Map(Object.entries(released));
  const isNew = (name: string) => now.get(name) !== before.get(name);
  const isGone = (name: string) => before.get(name) !== now.get(name);
  const changes = [
    ...[...now.keys()].filter(isNew).map((name) => `make ${name}`),
    ...[...before.keys()].filter(isGone).map((name) => `remove ${name}`),
  ];
  expect(changes.length, changes.join(', ')).toBeLessThanOrEqual(1);
});

function describeIndex({ KeySchema, Projection }: Index): string {
  const keys = KeySchema.map(({ AttributeName }) => AttributeName);
  const { ProjectionType: type, NonKeyAttributes: attributes = [] } = Projection;
  return `${keys.join(', ')}: ${[type, ...attributes].join(' ')}`;
}
