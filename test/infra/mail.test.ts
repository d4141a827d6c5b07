import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { actionsOf, statementsOf } from './policies.ts';
import { prodStacks } from './prod.ts';
import { functionBehind, readTemplates, referred, resourcesOf } from './read-template.ts';
import { stacksWith } from './stacks-with.ts';

let prod: ReturnType<typeof readTemplates>;

beforeAll(async () => {
  prod = readTemplates((await prodStacks()).folder);
}, 300_000);

test('the domain of mails is signed for, and takes back what bounces', () => {
  const [identity] = resourcesOf(prod.nested, 'SES::EmailIdentity');
  expect(identity?.Properties).toMatchObject({
    EmailIdentity: 'mails.equipment.test',
    MailFromAttributes: { MailFromDomain: 'bounces.mails.equipment.test' },
  });
  const records = resourcesOf(prod.nested, 'Route53::RecordSet');
  expect(records.map(({ Properties }) => Properties.Type).sort()).toEqual([
    ...['CNAME', 'CNAME', 'CNAME', 'MX', 'TXT'],
  ]);
});

test('an address whose mails bounce, or that complains, gets no more of them', () => {
  const [set] = resourcesOf(prod.nested, 'SES::ConfigurationSet');
  expect(set?.Properties.SuppressionOptions.SuppressedReasons).toEqual(['BOUNCE', 'COMPLAINT']);
  const [identity] = resourcesOf(prod.nested, 'SES::EmailIdentity');
  expect(identity?.Properties.ConfigurationSetAttributes.ConfigurationSetName).toEqual({
    Ref: set?.id,
  });
});

test('what SES says of it reaches its function, or the dead letters', () => {
  const rules = resourcesOf(prod.nested, 'Events::Rule');
  const rule = rules.find(({ Properties }) => Properties.EventPattern.source[0] === 'aws.ses');
  if (!rule) throw new Error('No rule follows SES.');
  const [target] = rule.Properties.Targets;
  expect(functionBehind(rule, target.Arn).Properties.Description).toBe('mail.returned');
  expect(referred(rule, target.DeadLetterConfig.Arn).Type).toBe('AWS::SQS::Queue');
  const { detail } = rule.Properties.EventPattern;
  expect(detail.mail.tags['ses:configuration-set']).toEqual(['Equipment-prod-mail']);
});

test('what its function fails at to the last reaches the dead letters, too', () => {
  const configs = resourcesOf(prod.nested, 'Lambda::EventInvokeConfig');
  const config = configs.find((one) => {
    return referred(one, one.Properties.FunctionName).Properties.Description === 'mail.returned';
  });
  if (!config) throw new Error('What the function fails at is forgotten.');
  const { Destination } = config.Properties.DestinationConfig.OnFailure;
  const queue = referred(config, Destination);
  expect(queue.Type).toBe('AWS::SQS::Queue');
  const fn = referred(config, config.Properties.FunctionName);
  const allowed = statementsOf(referred(fn, fn.Properties.Role));
  expect(allowed.find((one) => actionsOf(one).includes('sqs:SendMessage'))?.Resource).toEqual(
    Destination,
  );
});

test('functions that mail may do so by the configuration set of the stage', () => {
  const mailing = resourcesOf(prod.nested, 'IAM::Role')
    .flatMap(statementsOf)
    .filter((statement) => actionsOf(statement).includes('ses:SendEmail'));
  expect(mailing.length).toBeGreaterThan(0);
  for (const { Resource } of mailing) {
    expect(JSON.stringify(Resource)).toContain(':configuration-set/Equipment-prod-mail');
  }
});

test('functions that mail name the set, which follows what bounces, wherever their address was verified', () => {
  const mailing = resourcesOf(prod.nested, 'Lambda::Function').filter(
    ({ Properties }) => Properties.Environment.Variables.MAIL_FROM !== undefined,
  );
  expect(mailing.length).toBeGreaterThan(1);
  for (const { Properties } of mailing) {
    expect(Properties.Environment.Variables.MAIL_SET).toBe('Equipment-prod-mail');
  }
});

test('a stage without the zone of its mails makes no records, and follows what bounces all the same', () => {
  const { nested } = stacksWith({ mailFrom: 'mail@elsewhere.test' });
  expect(resourcesOf(nested, 'SES::EmailIdentity')).toEqual([]);
  expect(resourcesOf(nested, 'Route53::RecordSet')).toEqual([]);
  expect(resourcesOf(nested, 'SES::ConfigurationSet')).toHaveLength(1);
  expect(resourcesOf(nested, 'SES::ConfigurationSetEventDestination')).toHaveLength(1);
  const sources = resourcesOf(nested, 'Events::Rule').map(
    ({ Properties }) => Properties.EventPattern.source[0],
  );
  expect(sources).toContain('aws.ses');
});

test('a stage that does not mail has nothing of it', () => {
  const { nested } = readTemplates(join(inject('service').folder, 'cdk.out'));
  expect(resourcesOf(nested, 'SES::ConfigurationSet')).toEqual([]);
});
