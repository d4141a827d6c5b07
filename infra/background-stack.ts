import { NestedStack, type NestedStackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Background } from './background.ts';
import { Functions, type FunctionsProps } from './functions.ts';
import { passData } from './stored-data.ts';

interface BackgroundStackProps extends NestedStackProps {
  consoleUrl: string;
  mailFrom: string | undefined;
  common: FunctionsProps;
}

/** What follows a write, and what happens at a time. */
export class BackgroundStack extends NestedStack {
  constructor(
    scope: Construct,
    id: string,
    { consoleUrl, mailFrom, common, ...props }: BackgroundStackProps,
  ) {
    super(scope, id, props);
    const data = passData(this, common.data);
    const functions = new Functions(this, 'Functions', { ...common, data });
    new Background(this, 'Background', { data, functions, consoleUrl, mailFrom });
  }
}
