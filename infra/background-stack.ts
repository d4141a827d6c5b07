import { NestedStack, type NestedStackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Background } from './background.ts';
import { Canary } from './canary.ts';
import { Functions, type FunctionsProps } from './functions.ts';
import { passData } from './stored-data.ts';

interface BackgroundStackProps extends NestedStackProps {
  /** Where customers reach the service, where a canary tries it. */
  canaryUrl: string | undefined;
  consoleUrl: string;
  mailFrom: string | undefined;
  common: FunctionsProps;
}

/** What follows a write, and what happens at a time. */
export class BackgroundStack extends NestedStack {
  readonly deadLettersName: string;
  readonly canarySecretArn: string | undefined;

  constructor(
    scope: Construct,
    id: string,
    { consoleUrl, canaryUrl, mailFrom, common, ...props }: BackgroundStackProps,
  ) {
    super(scope, id, props);
    const data = passData(this, common.data);
    const functions = new Functions(this, 'Functions', { ...common, data });
    const background = { data, functions, consoleUrl, mailFrom };
    this.deadLettersName = new Background(this, 'Background', background).queue.queueName;
    if (canaryUrl !== undefined) {
      this.canarySecretArn = new Canary(this, 'Canary', { functions, url: canaryUrl }).secretArn;
    }
  }
}
