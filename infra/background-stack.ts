import { NestedStack, type NestedStackProps } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { Background } from './background.ts';
import type { backgroundFunctions } from './background-functions.ts';
import { Canary } from './canary.ts';
import { isInZone } from './front-door/settings.ts';
import { Functions, type FunctionsProps } from './functions.ts';
import { Mail } from './mail.ts';
import { addMailDomain } from './mail-domain.ts';
import { addressOf } from './mail-permission.ts';
import { passData } from './stored-data.ts';

interface BackgroundStackProps extends NestedStackProps {
  /** The public URL of the service, if a canary is to call it. */
  canaryUrl: string | undefined;
  consoleUrl: string;
  mailFrom: string | undefined;
  /** The Route 53 zone of the mail domain, if it has one. */
  zone: { id: string; name: string } | undefined;
  common: FunctionsProps;
}

/** The background functions, as a nested stack. */
export class BackgroundStack extends NestedStack {
  readonly deadLetters: Queue;
  readonly #functionNames: ReadonlyMap<string, string>;
  readonly logNames: readonly string[];
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
    const { queue, functionNames } = new Background(this, 'Background', background);
    this.#functionNames = functionNames;
    this.deadLetters = queue;
    if (mailFrom !== undefined) {
      const { metricNamespace: stackName } = common;
      const mail = { functions, stackName, mailFrom, consoleUrl, queue };
      const sender = new Mail(this, 'Mail', mail);
      const [, domain = ''] = addressOf(mailFrom).split('@');
      if (zone && isInZone(domain, zone.name)) addMailDomain(sender, { mailFrom, zone });
    }
    if (canaryUrl !== undefined) {
      this.canarySecretArn = new Canary(this, 'Canary', { functions, url: canaryUrl }).secretArn;
    }
    this.logNames = functions.logNames;
  }

  /** The name of a background function in CloudWatch. */
  nameOf(operation: keyof typeof backgroundFunctions): string {
    const name = this.#functionNames.get(operation);
    if (name === undefined) throw new Error(`The background has no ${operation}.`);
    return name;
  }
}
