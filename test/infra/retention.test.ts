import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { expect, inject, test } from 'vitest';
import { retentionEnvironment } from '#infra/retention.ts';
import { purgeAttributes } from '#shared/background/purge.ts';
import { actionsOf, statementsOf } from './policies.ts';
import { prodStacks } from './prod.ts';
import { functionBehind, readTemplates, resolveReference, resourcesOf } from './read-template.ts';

const dev = join(inject('service').folder, 'cdk.out');

/** The schedules of a stage that call the function that purges. */
function purgesIn(assembly: string) {
  return resourcesOf(readTemplates(assembly).nested, 'Scheduler::Schedule').filter((one) => {
    const fn = functionBehind(one, one.Properties.Target.Arn);
    return fn.Properties.Description === 'background.purge';
  });
}

test('a stage without retention in its context purges nothing', () => {
  expect(purgesIn(dev)).toEqual([]);
  expect(retentionEnvironment(new App())).toEqual({});
});

test('a stage purges what is older than the days in its context', async () => {
  const [purge] = purgesIn((await prodStacks()).folder);
  expect(purge?.Properties.ScheduleExpression).toBe('rate(6 hours)');
  const { Environment } = purge
    ? functionBehind(purge, purge.Properties.Target.Arn).Properties
    : {};
  expect(Environment.Variables).toMatchObject({ DELETED_DAYS: '90', HISTORY_DAYS: '1095' });
}, 300_000);

test('days that are not a number are refused', () => {
  const app = new App({ context: { deletedDays: 'ninety' } });
  expect(() => retentionEnvironment(app)).toThrow("'deletedDays' must be a number above zero");
});

test('the purge may scan only the attributes that it needs: no password hashes and no content', () => {
  const { nested } = readTemplates(dev);
  const scanning = resourcesOf(nested, 'Lambda::Function').flatMap((fn) => {
    const statements = statementsOf(resolveReference(fn, fn.Properties.Role));
    const scans = statements.filter((one) => actionsOf(one).includes('dynamodb:Scan'));
    return scans.map(({ Condition }) => [fn.Properties.Description, Condition]);
  });
  const condition = {
    'ForAllValues:StringEquals': { 'dynamodb:Attributes': purgeAttributes },
    StringEquals: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
  };
  expect(scanning).toEqual([['background.purge', condition]]);
  for (const secret of ['password_hash', 'secret', 'name', 'changes']) {
    expect(purgeAttributes).not.toContain(secret);
  }
});
