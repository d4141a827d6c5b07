import { Aws, Duration } from 'aws-cdk-lib';
import { CfnConfigurationSet, CfnConfigurationSetEventDestination } from 'aws-cdk-lib/aws-ses';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { functionSeconds, variables } from '#shared/config.ts';
import { partition } from '#shared/table/rows.ts';
import { returnedMailFunction } from './bundle/bundle.ts';
import { callOnEvents, sendFailuresTo, sendStatement } from './calls.ts';
import type { Functions } from './functions.ts';
import { configurationSetOf, mailEnvironment, mailStatement } from './mail-permission.ts';

/** The detail types of the SES events for mails that were not delivered. */
const returnedMails = ['Email Bounced', 'Email Complaint Received'];

interface MailProps {
  functions: Functions;
  stackName: string;
  mailFrom: string;
  consoleUrl: string;
  /** The queue for failed events. */
  queue: Queue;
}

/** The SES configuration set of a stage, whose bounces and complaints go to a function. */
export class Mail extends Construct {
  readonly setName: string;

  constructor(scope: Construct, id: string, props: MailProps) {
    super(scope, id);
    const set = new CfnConfigurationSet(this, 'Set', {
      name: configurationSetOf(props.stackName),
      reputationOptions: { reputationMetricsEnabled: true },
      suppressionOptions: { suppressedReasons: ['BOUNCE', 'COMPLAINT'] },
      deliveryOptions: { tlsPolicy: 'REQUIRE' },
    });
    this.setName = set.ref;
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
    this.#follow(props);
  }

  #follow({ functions, stackName, mailFrom, consoleUrl, queue }: MailProps): void {
    const fn = functions.add(returnedMailFunction, {
      group: 'mail',
      access: { rows: [partition.sentMark('*'), partition.mailCount('*')] },
      timeout: Duration.seconds(functionSeconds.background),
      statements: [mailStatement(mailFrom, stackName), sendStatement(queue)],
      environment: {
        ...mailEnvironment(mailFrom, stackName),
        [variables.consoleUrl]: consoleUrl,
      },
    });
    sendFailuresTo(this, 'Returned', { fn, retries: 2, deadLetters: queue });
    callOnEvents(this, 'Returned', {
      description: 'Bounces and complaints',
      pattern: {
        source: ['aws.ses'],
        'detail-type': returnedMails,
        detail: { mail: { tags: { 'ses:configuration-set': [configurationSetOf(stackName)] } } },
      },
      ...{ fn, deadLetters: queue },
    });
  }
}
