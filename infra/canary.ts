import { Duration, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { CfnSecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { functionSeconds, variables } from '#shared/config.ts';
import { canaryFunction } from './bundle/bundle.ts';
import type { Functions } from './functions.ts';
import { serviceRole } from './service-role.ts';

interface CanaryProps {
  functions: Functions;
  /** Where customers reach the service. */
  url: string;
}

/** A customer of our own, every five minutes: the alarm for everything that no other one sees. */
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
      reason: 'npm run ops -- canary makes another password whenever somebody wants one.',
    });
    this.secretArn = secret.attrId;
    const reads = { actions: ['secretsmanager:GetSecretValue'], resources: [this.secretArn] };
    const fn = functions.add(canaryFunction, {
      group: 'canary',
      access: 'none',
      timeout: Duration.seconds(functionSeconds.background),
      statements: [new PolicyStatement(reads)],
      environment: { [variables.canaryUrl]: url, [variables.canarySecret]: this.secretArn },
    });
    const invokes = { actions: ['lambda:InvokeFunction'], resources: [fn.arn] };
    const role = serviceRole(this, 'caller', 'scheduler', [new PolicyStatement(invokes)]);
    new CfnSchedule(this, 'Schedule', {
      scheduleExpression: 'rate(5 minutes)',
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: fn.arn,
        roleArn: role.roleArn,
        input: '{}',
        retryPolicy: { maximumRetryAttempts: 0 },
      },
    });
  }
}
