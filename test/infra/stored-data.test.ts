import { expect, test } from 'vitest';
import { pinned } from './prod.ts';
import { resourcesOf } from './read-template.ts';
import { stacksWith } from './stacks-with.ts';

const streamArn = 'arn:aws:dynamodb:eu-central-1:111122223333:table/Restored/stream/2031';

type Templates = ReturnType<typeof stacksWith>;
const otherTable = stacksWith({ tableName: 'Restored', streamArn });

test('a stage uses the table and the bucket that its context names', () => {
  const { api, data } = stacksWith({ tableName: 'Restored', streamArn, bucketName: 'restored' });
  for (const { Properties } of resourcesOf(api, 'CloudFormation::Stack')) {
    expect(Properties.Parameters).toMatchObject({
      tableName: 'Restored',
      streamArn,
      bucketName: 'restored',
    });
  }
  expect(api.Outputs.TableName?.Value).toBe('Restored');
  // The table of its own data stack stays.
  expect(resourcesOf(data, 'DynamoDB::GlobalTable')).toHaveLength(1);
});

test('the nightly backup covers the table and bucket that the stage uses, even if restored', () => {
  const prod = { stage: 'prod', environments: pinned };
  const restored = { tableName: 'Restored', streamArn, bucketName: 'restored' };
  const { data } = stacksWith({ ...prod, ...restored });
  const [selection] = resourcesOf(data, 'Backup::BackupSelection');
  const { Resources } = selection?.Properties.BackupSelection ?? {};
  const arns = Resources.map((arn: { 'Fn::Join': [string, unknown[]] }) =>
    arn['Fn::Join'][1].at(-1),
  );
  expect(arns).toEqual([':dynamodb:eu-central-1:111122223333:table/Restored', ':s3:::restored']);
});

test('only functions that use the table get new versions for another table, since Lambda refuses equal versions', () => {
  const versionsOf = ({ service }: Templates) =>
    new Set(resourcesOf(service, 'Lambda::Version').map(({ id }) => id));
  const dev = stacksWith({});
  const tableFunctions = resourcesOf(dev.service, 'Lambda::Function').filter(
    ({ Properties }) => Properties.Environment.Variables.TABLE_NAME !== undefined,
  );
  const own = versionsOf(dev);
  expect(versionsOf(otherTable).difference(own).size).toBe(tableFunctions.length);
  expect(tableFunctions.length).toBeLessThan(own.size);
  expect(versionsOf(stacksWith({}))).toEqual(own);
});

test('the bucket stays the same when only the table is replaced', () => {
  const [stack] = resourcesOf(otherTable.api, 'CloudFormation::Stack');
  const { bucketName } = stack?.Properties.Parameters ?? {};
  expect(otherTable.api.Parameters[bucketName.Ref]?.Default).toBe('/equipment/dev/bucketName');
});

test.each([
  ['with a table but no stream', { tableName: 'Restored' }],
  ['with a stream but no table', { streamArn }],
  ['with the stream of another table', { tableName: 'Other', streamArn }],
])('a context is refused %s', (_what, context) => {
  expect(() => stacksWith(context)).toThrow("'tableName' and 'streamArn' go together");
});
