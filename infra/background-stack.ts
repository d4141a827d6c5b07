import { NestedStack, type NestedStackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Background } from './background.ts';
import { Canary } from './canary.ts';
import { Functions, type FunctionsProps } from './functions.ts';
import { MailDomain } from './mail.ts';
import { addressOf } from './mail-permission.ts';
import { passData } from './stored-data.ts';

interface BackgroundStackProps extends NestedStackProps {
  /** Where customers reach the service, where a canary tries it. */
  canaryUrl: string | undefined;
  consoleUrl: string;
  mailFrom: string | undefined;
  /** The zone of Route 53 that the domain of mails is in, where we have it. */
  zone: { id: string; name: string } | undefined;
  common: FunctionsProps;
}

/** What follows a write, and what happens at a time. */
export class BackgroundStack extends NestedStack {
  readonly deadLettersName: string;
  readonly canarySecretArn: string | undefined;

  constructor(
    scope: Construct,
    id: string,
    { consoleUrl, canaryUrl, mailFrom, zone, common, ...props }: BackgroundStackProps,
  ) {
    super(scope, id, props);
    const data = passData(this, common.data);
    const functions = new Functions(this, 'Functions', { ...common, data });
    const background = { data, functions, consoleUrl, mailFrom };
    const { queue } = new Background(this, 'Background', background);
    this.deadLettersName = queue.queueName;
    if (mailFrom !== undefined && zone && isIn(zone.name, mailFrom)) {
      const { metricNamespace: stackName } = common;
      new MailDomain(this, 'Mail', { functions, stackName, mailFrom, zone, consoleUrl, queue });
    }
    if (canaryUrl !== undefined) {
      this.canarySecretArn = new Canary(this, 'Canary', { functions, url: canaryUrl }).secretArn;
    }
  }
}

/** Whether a sender's domain is in a zone, whose records we may then make. */
function isIn(zone: string, sender: string): boolean {
  const [, domain = ''] = addressOf(sender).split('@');
  return domain === zone || domain.endsWith(`.${zone}`);
}
