import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { expect, test } from 'vitest';
import { addStacks } from '#infra/stacks.ts';
import { readTemplates, resourcesOf } from './read-template.ts';

const streamArn = 'arn:aws:dynamodb:eu-central-1:111122223333:table/Restored/stream/2031';

/** The stacks of dev with a context. */
function stacksWith(context: Record<string, string>) {
  const outdir = mkdtempSync(join(tmpdir(), 'equipment-data-'));
  const app = new App({ context, outdir, treeMetadata: false, analyticsReporting: false });
  addStacks(app, () => Code.fromInline('// None is called here.'));
  app.synth();
  return readTemplates(outdir);
}

test('a stage stands on the table and the bucket that its context names', () => {
  const { api, data } = stacksWith({ tableName: 'Restored', streamArn, bucketName: 'restored' });
  for (const { Properties } of resourcesOf(api, 'CloudFormation::Stack')) {
    expect(Properties.Parameters).toMatchObject({
      tableName: 'Restored',
      streamArn,
      bucketName: 'restored',
    });
  }
  expect(api.Outputs.TableName?.Value).toBe('Restored');
  // What its own stack of the data has stays there.
  expect(resourcesOf(data, 'DynamoDB::GlobalTable')).toHaveLength(1);
});

test('functions that know other data are other versions, and no others: Lambda refuses an equal one', () => {
  const versionsWith = (context: Record<string, string>) =>
    new Set(resourcesOf(stacksWith(context).service, 'Lambda::Version').map(({ id }) => id));
  const { service } = stacksWith({});
  const knowing = resourcesOf(service, 'Lambda::Function').filter(
    ({ Properties }) => Properties.Environment.Variables.TABLE_NAME !== undefined,
  );
  const own = versionsWith({});
  const restored = versionsWith({ tableName: 'Restored', streamArn });
  expect(restored.difference(own).size).toBe(knowing.length);
  expect(knowing.length).toBeLessThan(own.size);
  expect(versionsWith({})).toEqual(own);
});

test('files stay where they are when the table alone is another one', () => {
  const { api } = stacksWith({ tableName: 'Restored', streamArn });
  const [stack] = resourcesOf(api, 'CloudFormation::Stack');
  const { bucketName } = stack?.Properties.Parameters ?? {};
  expect(api.Parameters[bucketName.Ref]?.Default).toBe('/equipment/dev/bucketName');
});

test.each([
  ['without its stream', { tableName: 'Restored' }],
  ['with no table to its stream', { streamArn }],
  ['with the stream of another one', { tableName: 'Other', streamArn }],
])('a table is refused %s', (_what, context) => {
  expect(() => stacksWith(context)).toThrow("'tableName' and 'streamArn' go together");
});
