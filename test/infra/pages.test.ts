import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { alarms, rollbackAlarms } from '#infra/alarms/list.ts';
import { queryList, queryText } from '#infra/alarms/queries.ts';
import { questions } from '#infra/alarms/questions.ts';
import { streamFunctions } from '#infra/background-functions.ts';
import { amountOf, hasPaging } from '#infra/stage.ts';
import { pinned, prodStacks } from './prod.ts';
import { functionBehind, readTemplates, resourcesOf } from './read-template.ts';
import { stacksWith } from './stacks-with.ts';

const dev = join(inject('service').folder, 'cdk.out');
let prod: string;

beforeAll(async () => {
  ({ folder: prod } = await prodStacks());
}, 300_000);

test('alarms roll back a deployment of prod, and are created before it', () => {
  const { api, service } = readTemplates(prod);
  const names = rollbackAlarms.map((name) => `Equipment-prod-${name}`);
  for (const { Properties } of resourcesOf(service, 'CodeDeploy::DeploymentGroup')) {
    expect(Properties.AlarmConfiguration).toEqual({
      Enabled: true,
      Alarms: names.map((Name) => ({ Name })),
    });
  }
  const ids = resourcesOf(api, 'CloudWatch::Alarm')
    .filter(({ Properties }) => names.includes(Properties.AlarmName))
    .map(({ id }) => id);
  expect(ids).toHaveLength(names.length);
  for (const stack of resourcesOf(api, 'CloudFormation::Stack')) {
    expect(stack.DependsOn).toEqual(expect.arrayContaining(ids));
  }
});

describe('the pages of prod', () => {
  const pages = () => readTemplates(prod).api;

  test('are the alarms of the list, each with its section of the runbook, and all with one topic', () => {
    const raised = resourcesOf(readTemplates(prod).service, 'CloudWatch::Alarm');
    const [topic] = resourcesOf(pages(), 'SNS::Topic');
    expect(raised.map(({ Properties }) => Properties.AlarmName).sort()).toEqual(
      alarms.map(([name]) => `Equipment-prod-${name}`).sort(),
    );
    for (const [name, alarm] of alarms) {
      const one = raised.find(({ Properties }) => Properties.AlarmName.endsWith(`prod-${name}`));
      expect(one?.Properties).toMatchObject({
        Threshold: alarm.threshold,
        EvaluationPeriods: alarm.periods,
        AlarmActions: [{ Ref: topic?.id }],
        OKActions: [{ Ref: topic?.id }],
        TreatMissingData: alarm.isSilenceBad ? 'breaching' : 'notBreaching',
      });
      expect(one?.Properties.AlarmDescription).toContain(`docs/runbook.md#${alarm.section}`);
    }
  });

  test('watch how far behind each reader of the stream is, which AWS documents by function only', () => {
    const alarm = resourcesOf(pages(), 'CloudWatch::Alarm').find(
      ({ Properties }) => Properties.AlarmName === 'Equipment-prod-stream-behind',
    );
    const metrics: {
      MetricStat?: { Metric: { Dimensions: { Name: string; Value: unknown }[] } };
    }[] = alarm?.Properties.Metrics;
    const dimensions = metrics.flatMap(({ MetricStat }) => MetricStat?.Metric.Dimensions ?? []);
    expect(dimensions.map(({ Name }) => Name)).toEqual(['FunctionName', 'FunctionName']);
    for (const name of Object.keys(streamFunctions)) {
      expect(JSON.stringify(dimensions)).toContain(`background${name}`);
    }
  });

  test('go to the address of the context, and so does the bill', () => {
    const [topic] = resourcesOf(pages(), 'SNS::Topic');
    const [address] = resourcesOf(pages(), 'SNS::Subscription');
    expect(address?.Properties).toEqual({
      TopicArn: { Ref: topic?.id },
      Protocol: 'email',
      Endpoint: 'on-call@depot.test',
    });
    const [budget] = resourcesOf(pages(), 'Budgets::Budget');
    const notify = (NotificationType: string, Threshold: number) => ({
      Notification: { NotificationType, ComparisonOperator: 'GREATER_THAN', Threshold },
      Subscribers: [{ SubscriptionType: 'SNS', Address: { Ref: topic?.id } }],
    });
    expect(budget?.Properties).toMatchObject({
      Budget: { BudgetLimit: { Amount: 100, Unit: 'USD' } },
      NotificationsWithSubscribers: [notify('FORECASTED', 120), notify('ACTUAL', 100)],
    });
  });

  test('have a dashboard with the question of each section, on the metrics of the stage', () => {
    const [dashboard] = resourcesOf(pages(), 'CloudWatch::Dashboard');
    const body = JSON.stringify(dashboard?.Properties.DashboardBody);
    for (const { question } of Object.values(questions)) expect(body).toContain(question);
    // A namespace with a hyphen stands in quotes (AWS), which stand in a string of JSON.
    expect(body).toContain(String.raw`{\\\"Equipment-prod\\\",class,family}`);
  });

  test('have saved queries, each with the log groups that it reads', () => {
    const { api, nested } = readTemplates(prod);
    const saved = resourcesOf(api, 'Logs::QueryDefinition');
    expect(saved.map(({ Properties }) => Properties.Name).sort()).toEqual(
      Object.keys(queryList)
        .map((name) => `Equipment-prod/${name}`)
        .sort(),
    );
    const groups = resourcesOf(nested, 'Logs::LogGroup');
    for (const [name, query] of Object.entries(queryList)) {
      const one = saved.find(({ Properties }) => Properties.Name === `Equipment-prod/${name}`);
      expect(one?.Properties.QueryString).toBe(queryText(query));
      const { length } = one?.Properties.LogGroupNames ?? [];
      if (query.logs === 'functions') expect(length).toBe(groups.length);
      // A query reads 50 log groups at most (AWS limit).
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(50);
    }
  });

  test('come from a canary that uses the service every five minutes', () => {
    const schedules = resourcesOf(readTemplates(prod).nested, 'Scheduler::Schedule');
    const canary = schedules.find(
      (one) =>
        functionBehind(one, one.Properties.Target.Arn).Properties.Description === 'canary.run',
    );
    expect(canary?.Properties.ScheduleExpression).toBe('rate(5 minutes)');
  });
});

test('the backups of each resource are watched in the vault of the stage', () => {
  const { api, data } = readTemplates(prod);
  const [vault] = resourcesOf(data, 'Backup::BackupVault');
  const parameter = resourcesOf(data, 'SSM::Parameter').find(
    ({ Properties }) => Properties.Name === '/equipment/prod/backupVault',
  );
  expect(parameter?.Properties.Value).toEqual({ Ref: vault?.id });
  const watched = resourcesOf(api, 'CloudWatch::Alarm').flatMap(({ Properties }) =>
    Properties.Metrics.flatMap(({ MetricStat }: { MetricStat?: { Metric: BackupMetric } }) =>
      MetricStat?.Metric.Namespace === 'AWS/Backup' ? [MetricStat.Metric] : [],
    ),
  );
  const parameterId = watched[0]?.Dimensions[0]?.Value.Ref;
  expect(JSON.stringify(api)).toContain('/equipment/prod/backupVault');
  const jobs = ['NumberOfBackupJobsCompleted', 'NumberOfCopyJobsCompleted'];
  expect(watched).toEqual(
    jobs.flatMap((MetricName) =>
      ['DynamoDB', 'S3'].map((Value) => ({
        Namespace: 'AWS/Backup',
        MetricName,
        Dimensions: [
          { Name: 'BackupVaultName', Value: { Ref: parameterId } },
          { Name: 'ResourceType', Value },
        ],
      })),
    ),
  );
});

interface BackupMetric {
  Namespace: string;
  Dimensions: { Value: { Ref?: string } }[];
}

test('a stage has no alarms on backups, copies and a purge that it does not have', () => {
  const missingIn = (context: object) =>
    resourcesOf(stacksWith({ ...context, environments: pinned }).api, 'CloudWatch::Alarm').flatMap(
      ({ Properties }) => /(?<=-(dev|prod)-)\S+-missing$/.exec(Properties.AlarmName)?.[0] ?? [],
    );
  expect(missingIn({ stage: 'dev', pages: 'on' })).toEqual([]);
  expect(missingIn({ stage: 'prod' })).toEqual(['table-backup-missing', 'file-backup-missing']);
});

test('dev has no alarms unless its context turns pages on', () => {
  const { service } = readTemplates(dev);
  for (const type of ['CloudWatch::Alarm', 'CloudWatch::Dashboard', 'SNS::Topic']) {
    expect(resourcesOf(service, type)).toEqual([]);
  }
  expect(hasPaging('dev', undefined)).toBe(false);
  expect(hasPaging('dev', 'on')).toBe(true);
  expect(hasPaging('prod', undefined)).toBe(true);
  expect(() => hasPaging('prod', 'no')).toThrow("'pages' must be one of on, off");
});

test.each(['0', '-1', 'much'])('a budget is a positive amount: %s is refused', (amount) => {
  expect(() => amountOf('monthlyBudget', amount)).toThrow("'monthlyBudget' must be a number");
});
