import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { environmentOf, hostOf, isProtected, stageOf, usesCanaryRollout } from '#infra/stage.ts';
import { actionsOf, statementsOf } from './policies.ts';
import { pinned, prodStacks } from './prod.ts';
import { readTemplates, resolveReference, resourcesOf } from './read-template.ts';
import { stacksWith } from './stacks-with.ts';

const dev = join(inject('service').folder, 'cdk.out');
let prod: string;
let printed: string;

/** Retained, unless the deployment that creates it fails: the next one starts without it. */
const retention = { DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' };

beforeAll(async () => {
  ({ folder: prod, printed } = await prodStacks());
}, 300_000);

function tableIn(assembly: string) {
  const [table] = resourcesOf(readTemplates(assembly).data, 'DynamoDB::GlobalTable');
  if (!table) throw new Error('There is no table.');
  const [replica] = table.Properties.Replicas;
  return { ...table, replica };
}

const logGroupsIn = (assembly: string) =>
  resourcesOf(readTemplates(assembly).service, 'Logs::LogGroup');

/** What the manifest says of each stack. */
async function stacksIn(assembly: string) {
  const { artifacts } = JSON.parse(await readFile(join(assembly, 'manifest.json'), 'utf8'));
  return Object.entries<{ type: string; environment: string; properties: object }>(
    artifacts,
  ).flatMap(([name, { type, environment, properties }]) =>
    type === 'aws:cloudformation:stack' ? [{ name, environment, ...properties }] : [],
  );
}

test('stacks are synthesised without a warning', () => {
  expect(printed).toBe('');
});

test('removing dev also removes its table and logs', () => {
  const table = tableIn(dev);
  expect(table.DeletionPolicy).toBe('Delete');
  expect(table.replica.DeletionProtectionEnabled ?? false).toBe(false);
  for (const group of logGroupsIn(dev)) expect(group.DeletionPolicy).toBe('Delete');
});

describe('prod', () => {
  test('retains its files, and deleted versions for 30 days', () => {
    const [bucket] = resourcesOf(readTemplates(prod).data, 'S3::Bucket');
    expect(bucket).toMatchObject(retention);
    const { VersioningConfiguration, LifecycleConfiguration } = bucket?.Properties ?? {};
    expect(VersioningConfiguration).toEqual({ Status: 'Enabled' });
    expect(LifecycleConfiguration.Rules).toContainEqual(
      expect.objectContaining({ NoncurrentVersionExpiration: { NoncurrentDays: 30 } }),
    );
  });

  test('retains its table, with point-in-time recovery and deletion protection', () => {
    const table = tableIn(prod);
    expect(table).toMatchObject(retention);
    expect(table.replica).toMatchObject({
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    });
  });

  test('retains the logs of functions for a year, and access logs for 90 days', () => {
    for (const { DeletionPolicy, Properties } of logGroupsIn(prod)) {
      expect(DeletionPolicy).toBe(retention.DeletionPolicy);
      expect(Properties.RetentionInDays).toBe(Properties.LogGroupName ? 90 : 365);
    }
  });

  test('is backed up each night, table and files together, with a copy in another account', () => {
    const { data } = readTemplates(prod);
    const [plan] = resourcesOf(data, 'Backup::BackupPlan');
    const [rule, ...others] = plan?.Properties.BackupPlan.BackupPlanRule ?? [];
    expect(others).toEqual([]);
    expect(rule.ScheduleExpression).toBe('cron(0 2 * * ? *)');
    expect(rule.CopyActions).toEqual([
      {
        DestinationBackupVaultArn: 'arn:aws:backup:eu-west-1:444455556666:backup-vault:copies',
        Lifecycle: { DeleteAfterDays: 90 },
      },
    ]);
    const [selection] = resourcesOf(data, 'Backup::BackupSelection');
    const [table] = resourcesOf(data, 'DynamoDB::GlobalTable');
    const [bucket] = resourcesOf(data, 'S3::Bucket');
    const { Resources } = selection?.Properties.BackupSelection ?? {};
    expect(Resources).toEqual([table, bucket].map((one) => ({ 'Fn::GetAtt': [one?.id, 'Arn'] })));
    expect(resourcesOf(data, 'Backup::BackupVault')[0]).toMatchObject(retention);
    expect(resourcesOf(readTemplates(dev).data, 'Backup::BackupPlan')).toEqual([]);
  });

  test('retains the push keys, without which all browsers would have to subscribe again', () => {
    const [secret] = resourcesOf(readTemplates(prod).data, 'SecretsManager::Secret');
    expect(secret).toMatchObject(retention);
  });

  test('is three stacks in the account that it is pinned to, protected from termination', async () => {
    const common = { environment: 'aws://111122223333/eu-central-1', terminationProtection: true };
    expect(await stacksIn(prod)).toEqual([
      expect.objectContaining({ name: 'Equipment-prod-data', ...common }),
      expect.objectContaining({ name: 'Equipment-prod', ...common }),
      // The certificate and the web ACL of CloudFront can only be created there.
      expect.objectContaining({
        name: 'Equipment-prod-edge',
        ...common,
        environment: 'aws://111122223333/us-east-1',
      }),
    ]);
  });
});

test('prod first sends a tenth of the calls to a new version, and rolls back if that fails', () => {
  const { service } = readTemplates(prod);
  const aliases = resourcesOf(service, 'Lambda::Alias');
  expect(aliases).toHaveLength(resourcesOf(service, 'Lambda::Function').length);
  for (const alias of aliases) {
    const { DeploymentGroupName } = alias.UpdatePolicy?.CodeDeployLambdaAliasUpdate ?? {};
    expect(resolveReference(alias, DeploymentGroupName).Properties).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
      DeploymentStyle: { DeploymentType: 'BLUE_GREEN', DeploymentOption: 'WITH_TRAFFIC_CONTROL' },
      AutoRollbackConfiguration: {
        Enabled: true,
        Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'],
      },
    });
  }
});

test('dev moves to a new version at once', () => {
  for (const { UpdatePolicy } of resourcesOf(readTemplates(dev).service, 'Lambda::Alias')) {
    expect(UpdatePolicy).toBeUndefined();
  }
});

test('an urgent fix of prod can be rolled out at once', () => {
  expect(usesCanaryRollout('prod', undefined)).toBe(true);
  expect(usesCanaryRollout('prod', 'at-once')).toBe(false);
  expect(usesCanaryRollout('dev', undefined)).toBe(false);
  expect(() => usesCanaryRollout('prod', 'slowly')).toThrow(
    "'rollout' must be one of canary, at-once",
  );
});

test('protection of prod can be turned off for a first deployment, so that it can be deleted if it fails', () => {
  expect(isProtected('prod', undefined)).toBe(true);
  expect(isProtected('prod', 'off')).toBe(false);
  expect(isProtected('dev', undefined)).toBe(false);
  expect(() => isProtected('prod', false)).toThrow("'protection' must be one of on, off");
});

test('without protection, the table of a failed first deployment can be deleted', () => {
  const { data } = stacksWith({ stage: 'prod', environments: pinned, protection: 'off' });
  const [table] = resourcesOf(data, 'DynamoDB::GlobalTable');
  expect(table).toMatchObject(retention);
  expect(table?.Properties.Replicas).toEqual([
    expect.objectContaining({
      DeletionProtectionEnabled: false,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    }),
  ]);
});

test('dev is deployed to the account of the shell, unless it is pinned, too', () => {
  expect(environmentOf('dev', undefined)).toBeUndefined();
  expect(environmentOf('dev', { dev: pinned.prod })).toEqual(pinned.prod);
});

const readPage = (name: string) =>
  readFile(join(import.meta.dirname, '..', '..', 'docs', `${name}.md`), 'utf8');

/** The settings of cdk.json in the checklist. */
async function checklistContext() {
  const [, settings] = /```json\n(.*?)```/s.exec(await readPage('first-deployment')) ?? [];
  return JSON.parse(`{${settings}}`);
}

test('the settings of prod in the checklist do not affect dev', async () => {
  const context = await checklistContext();
  const restored = {
    tableName: 'Restored',
    streamArn: 'arn:aws:dynamodb:eu-central-1:111122223333:table/Restored/stream/2031',
  };
  Object.assign(context.environments.prod, restored);
  const prod = stacksWith({ ...context, stage: 'prod' });
  expect(prod.edge).toBeDefined();
  expect(JSON.stringify(prod.api).includes(restored.tableName)).toBe(true);
  const dev = JSON.stringify(stacksWith(context));
  const names = ['Restored', 'CloudFront', 'depot@example.org'];
  expect(names.filter((name) => dev.includes(name))).toEqual([]);
});

test('the restore guide deletes the DNS records of a lost region that would block the stack in another one', async () => {
  const { service } = stacksWith({ ...(await checklistContext()), stage: 'prod' });
  const [, region = ''] = (await readPage('restore')).split('**5. Prepare and deploy**');
  // SES names the records of its keys, differently in each region.
  const names = resourcesOf(service, 'Route53::RecordSet').flatMap(({ Properties: { Name } }) =>
    typeof Name === 'string' ? [Name] : [],
  );
  expect(names).toContain('origin.api.example.org');
  expect(names.filter((name) => !region.includes(`"${name}."`))).toEqual([]);
});

test.each([
  undefined,
  { dev: pinned.prod },
  { prod: { account: 'mine', region: 'eu-central-1' } },
  { prod: { account: '111122223333' } },
])('prod is not deployed to the account of the shell: %o', (environments) => {
  expect(() => environmentOf('prod', environments)).toThrow('Say in cdk.json where prod is');
});

test('refuses an unknown stage', () => {
  expect(() => stageOf('production')).toThrow("'stage' must be one of dev, prod");
});

test.each(['dev', 'prod'])('%s expires rows and streams both images of every write', (stage) => {
  const { Properties } = tableIn(stage === 'dev' ? dev : prod);
  expect(Properties).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
  });
});

test('prod breaks no rule of CloudFormation, and none of cdk-nag that is not acknowledged', async () => {
  const report = JSON.parse(await readFile(join(prod, 'validation-report.json'), 'utf8'));
  expect(report.pluginReports).toEqual([]);
});

test('mail can only be sent from the address of the context, which is verified itself or by its domain', () => {
  const mailing = resourcesOf(readTemplates(prod).service, 'IAM::Role')
    .flatMap(statementsOf)
    .filter((statement) => actionsOf(statement).includes('ses:SendEmail'));
  expect(mailing).not.toEqual([]);
  for (const { Resource, Condition } of mailing) {
    const identities = [...JSON.stringify(Resource).matchAll(/:identity\/([^"]+)"/g)];
    expect(identities.map(([, identity]) => identity).sort()).toEqual([
      'equipment.test',
      'mail@mails.equipment.test',
      'mails.equipment.test',
    ]);
    expect(Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'mail@mails.equipment.test' } });
  }
});

test('the host of production is a host name', () => {
  expect(hostOf(undefined)).toBeUndefined();
  expect(hostOf('api.equipment.test')).toBe('api.equipment.test');
  for (const wrong of ['https://api.equipment.test', 'api.equipment.test/v1', 'localhost:3000']) {
    expect(() => hostOf(wrong)).toThrow(wrong);
  }
});
