import { Aws, Duration } from 'aws-cdk-lib';
import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import { CfnEmailIdentity } from 'aws-cdk-lib/aws-ses';
import type { Mail } from './mail.ts';
import { addressOf } from './mail-permission.ts';

interface MailDomain {
  /** The sender of mails, and the zone of its domain. */
  mailFrom: string;
  zone: { id: string; name: string };
}

/** Adds the sender's domain to SES, with the DNS records for signatures. */
export function addMailDomain(scope: Mail, { mailFrom, zone }: MailDomain): void {
  const [, domain = ''] = addressOf(mailFrom).split('@');
  const bounceDomain = `bounces.${domain}`;
  const identity = new CfnEmailIdentity(scope, 'Identity', {
    emailIdentity: domain,
    configurationSetAttributes: { configurationSetName: scope.setName },
    mailFromAttributes: { mailFromDomain: bounceDomain },
  });
  const record = (id: string, type: string, name: string, value: string) =>
    new CfnRecordSet(scope, id, {
      ...{ type, name, resourceRecords: [value] },
      hostedZoneId: zone.id,
      ttl: String(Duration.hours(1).toSeconds()),
    });
  const keys = [
    [identity.attrDkimDnsTokenName1, identity.attrDkimDnsTokenValue1],
    [identity.attrDkimDnsTokenName2, identity.attrDkimDnsTokenValue2],
    [identity.attrDkimDnsTokenName3, identity.attrDkimDnsTokenValue3],
  ] as const;
  for (const [index, [key, value]] of keys.entries()) record(`Dkim${index}`, 'CNAME', key, value);
  const feedback = `10 feedback-smtp.${Aws.REGION}.amazonses.com`;
  record('BounceMx', 'MX', bounceDomain, feedback);
  record('BounceSpf', 'TXT', bounceDomain, '"v=spf1 include:amazonses.com ~all"');
}
