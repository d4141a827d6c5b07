import { Aws, Duration } from 'aws-cdk-lib';
import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import {
  CfnConfigurationSet,
  CfnConfigurationSetEventDestination,
  CfnEmailIdentity,
} from 'aws-cdk-lib/aws-ses';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { functionSeconds, variables } from '#shared/config.ts';
import { returnedMailFunction } from './bundle/bundle.ts';
import { callOnEvents } from './calls.ts';
import type { Functions } from './functions.ts';
import { addressOf, configurationSetOf, mayMailAs } from './mail-permission.ts';

/** What SES tells EventBridge. */
const returned = ['Email Bounced', 'Email Complaint Received'];

interface MailProps {
  functions: Functions;
  stackName: string;
  /** Who mails are from, and the zone of that domain. */
  mailFrom: string;
  zone: { id: string; name: string };
  consoleUrl: string;
  /** Where failures go. */
  queue: Queue;
}

/** The domain that mails are from: signed, and with what comes back told to whom it concerns. */
export class MailDomain extends Construct {
  constructor(scope: Construct, id: string, props: MailProps) {
    super(scope, id);
    const { stackName, mailFrom, zone } = props;
    const [, domain = ''] = addressOf(mailFrom).split('@');
    const name = configurationSetOf(stackName);
    const set = new CfnConfigurationSet(this, 'Set', {
      name,
      reputationOptions: { reputationMetricsEnabled: true },
      suppressionOptions: { suppressedReasons: ['BOUNCE', 'COMPLAINT'] },
      deliveryOptions: { tlsPolicy: 'REQUIRE' },
    });
    new CfnConfigurationSetEventDestination(this, 'Returned', {
      configurationSetName: set.ref,
      eventDestination: {
        name: 'returned',
        enabled: true,
        matchingEventTypes: ['BOUNCE', 'COMPLAINT'],
        eventBridgeDestination: {
          eventBusArn: `arn:${Aws.PARTITION}:events:${Aws.REGION}:${Aws.ACCOUNT_ID}:event-bus/default`,
        },
      },
    });
    const bounceDomain = `bounces.${domain}`;
    const identity = new CfnEmailIdentity(this, 'Identity', {
      emailIdentity: domain,
      configurationSetAttributes: { configurationSetName: set.ref },
      mailFromAttributes: { mailFromDomain: bounceDomain },
    });
    const record = (id: string, type: string, name: string, value: string) =>
      new CfnRecordSet(this, id, {
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
    this.#follow(props);
  }

  #follow({ functions, stackName, mailFrom, consoleUrl, queue }: MailProps): void {
    const fn = functions.add(returnedMailFunction, {
      group: 'mail',
      access: { rows: ['SENT#*', 'MAILED#*'] },
      timeout: Duration.seconds(functionSeconds.background),
      statements: [mayMailAs(mailFrom, stackName)],
      environment: { [variables.mailFrom]: mailFrom, [variables.consoleUrl]: consoleUrl },
    });
    callOnEvents(this, 'Returned', {
      description: 'Mails that come back, or that nobody wanted',
      pattern: {
        source: ['aws.ses'],
        'detail-type': returned,
        detail: { mail: { tags: { 'ses:configuration-set': [configurationSetOf(stackName)] } } },
      },
      ...{ fn, deadLetters: queue },
    });
  }
}
