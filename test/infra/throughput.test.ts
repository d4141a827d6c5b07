import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { DataStack } from '#infra/data-stack.ts';

function tableWith(context: Record<string, unknown>) {
  const props = { stage: 'dev', terminationProtection: false } as const;
  const stack = new DataStack(new App({ context }), 'Data', props);
  const [table] = Object.values(
    Template.fromStack(stack).findResources('AWS::DynamoDB::GlobalTable'),
  );
  return table?.Properties;
}

test('without a context the throughput of the table is not set', () => {
  const table = tableWith({});
  expect(table.BillingMode).toBe('PAY_PER_REQUEST');
  expect(table.WarmThroughput).toBeUndefined();
  expect(JSON.stringify(table)).not.toContain('RequestUnits');
});

test('the context limits the units of the table and of its indexes', () => {
  const table = tableWith({ maximumReadUnits: '8000', maximumWriteUnits: 4000 });
  const [replica] = table.Replicas;
  expect(table.WriteOnDemandThroughputSettings).toEqual({ MaxWriteRequestUnits: 4000 });
  expect(replica.ReadOnDemandThroughputSettings).toEqual({ MaxReadRequestUnits: 8000 });
  for (const index of table.GlobalSecondaryIndexes) {
    expect(index.WriteOnDemandThroughputSettings).toEqual({ MaxWriteRequestUnits: 4000 });
  }
});

test('a table is warmed up with each of its indexes', () => {
  const table = tableWith({ warmWriteUnits: 20_000 });
  const warm = { ReadUnitsPerSecond: 12_000, WriteUnitsPerSecond: 20_000 };
  expect(table.WarmThroughput).toEqual(warm);
  for (const index of table.GlobalSecondaryIndexes) expect(index.WarmThroughput).toEqual(warm);
});

test.each([
  [{ maximumWriteUnits: 'many' }, 'must be a number above zero'],
  [{ warmReadUnits: 100 }, 'must be at least 12000'],
])('%j is refused', (context, message) => {
  expect(() => tableWith(context)).toThrow(message);
});
