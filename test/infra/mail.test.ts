import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { actionsOf, statementsOf } from './policies.ts';
import { prodStacks } from './prod.ts';
import { functionBehind, readTemplates, referred, resourcesOf } from './read-template.ts';

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

test('functions that mail may do so by the configuration set of the stage', () => {
  const mailing = resourcesOf(prod.nested, 'IAM::Role')
    .flatMap(statementsOf)
    .filter((statement) => actionsOf(statement).includes('ses:SendEmail'));
  expect(mailing.length).toBeGreaterThan(0);
  for (const { Resource } of mailing) {
    expect(JSON.stringify(Resource)).toContain(':configuration-set/Equipment-prod-mail');
  }
});

test('a stage without the zone of its mails makes no records: its identity is verified by hand', () => {
  const { nested } = readTemplates(join(inject('service').folder, 'cdk.out'));
  expect(resourcesOf(nested, 'SES::EmailIdentity')).toEqual([]);
});
