import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { actionsOf, statementsOf } from './policies.ts';
import { prodStacks } from './prod.ts';
import { functionBehind, readTemplates, resolveReference, resourcesOf } from './read-template.ts';
import { stacksWith } from './stacks-with.ts';

let prod: ReturnType<typeof readTemplates>;

beforeAll(async () => {
  prod = readTemplates((await prodStacks()).folder);
}, 300_000);

test('the mail domain has signing keys, and a domain for bounces', () => {
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

test('an address with a bounce or a complaint is suppressed', () => {
  const [set] = resourcesOf(prod.nested, 'SES::ConfigurationSet');
  expect(set?.Properties.SuppressionOptions.SuppressedReasons).toEqual(['BOUNCE', 'COMPLAINT']);
  const [identity] = resourcesOf(prod.nested, 'SES::EmailIdentity');
  expect(identity?.Properties.ConfigurationSetAttributes.ConfigurationSetName).toEqual({
    Ref: set?.id,
  });
});

test('events of SES reach their function, or the dead-letter queue', () => {
  const rules = resourcesOf(prod.nested, 'Events::Rule');
  const rule = rules.find(({ Properties }) => Properties.EventPattern.source[0] === 'aws.ses');
  if (!rule) throw new Error('No rule follows SES.');
  const [target] = rule.Properties.Targets;
  expect(functionBehind(rule, target.Arn).Properties.Description).toBe('mail.returned');
  expect(resolveReference(rule, target.DeadLetterConfig.Arn).Type).toBe('AWS::SQS::Queue');
  const { detail } = rule.Properties.EventPattern;
  expect(detail.mail.tags['ses:configuration-set']).toEqual(['Equipment-prod-mail']);
});

test('an event whose function fails after all retries reaches the dead-letter queue, too', () => {
  const configs = resourcesOf(prod.nested, 'Lambda::EventInvokeConfig');
  const config = configs.find((one) => {
    return (
      resolveReference(one, one.Properties.FunctionName).Properties.Description === 'mail.returned'
    );
  });
  if (!config) throw new Error('The function has no destination for failures.');
  const { Destination } = config.Properties.DestinationConfig.OnFailure;
  const queue = resolveReference(config, Destination);
  expect(queue.Type).toBe('AWS::SQS::Queue');
  const fn = resolveReference(config, config.Properties.FunctionName);
  const allowed = statementsOf(resolveReference(fn, fn.Properties.Role));
  expect(allowed.find((one) => actionsOf(one).includes('sqs:SendMessage'))?.Resource).toEqual(
    Destination,
  );
});

test('functions may send mail with the configuration set of the stage', () => {
  const mailing = resourcesOf(prod.nested, 'IAM::Role')
    .flatMap(statementsOf)
    .filter((statement) => actionsOf(statement).includes('ses:SendEmail'));
  expect(mailing.length).toBeGreaterThan(0);
  for (const { Resource } of mailing) {
    expect(JSON.stringify(Resource)).toContain(':configuration-set/Equipment-prod-mail');
  }
});

test('functions that send mail name the configuration set, which reports bounces', () => {
  const mailing = resourcesOf(prod.nested, 'Lambda::Function').filter(
    ({ Properties }) => Properties.Environment.Variables.MAIL_FROM !== undefined,
  );
  expect(mailing.length).toBeGreaterThan(1);
  for (const { Properties } of mailing) {
    expect(Properties.Environment.Variables.MAIL_SET).toBe('Equipment-prod-mail');
  }
});

test('a stage whose mail domain is in another zone creates no DNS records, and still handles bounces', () => {
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

test('a stage that sends no mail has no configuration set', () => {
  const { nested } = readTemplates(join(inject('service').folder, 'cdk.out'));
  expect(resourcesOf(nested, 'SES::ConfigurationSet')).toEqual([]);
});
