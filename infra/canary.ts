import { Duration, Validations } from 'aws-cdk-lib';
import { CfnSecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { functionSeconds, variables } from '#shared/config.ts';
import { canaryFunction } from './bundle/bundle.ts';
import { callOnSchedule } from './calls.ts';
import type { Functions } from './functions.ts';
import { secretStatement } from './secret-permission.ts';

interface CanaryProps {
  functions: Functions;
  /** The public URL of the service. */
  url: string;
}

/** Calls the service as a customer would every five minutes, to detect what no other alarm does. */
export class Canary extends Construct {
  readonly secretArn: string;

  constructor(scope: Construct, id: string, { functions, url }: CanaryProps) {
    super(scope, id);
    const secret = new CfnSecret(this, 'Account', {
      description: 'What the canary signs in with; made by npm run ops -- canary.',
      secretString: '{}',
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'npm run ops -- canary creates a new password on demand.',
    });
    this.secretArn = secret.attrId;
    const fn = functions.add(canaryFunction, {
      group: 'canary',
      access: 'none',
      timeout: Duration.seconds(functionSeconds.background),
      statements: [secretStatement(this.secretArn)],
      environment: { [variables.canaryUrl]: url, [variables.canarySecret]: this.secretArn },
    });
    callOnSchedule(this, 'Schedule', { schedule: 'rate(5 minutes)', fn });
  }
}
