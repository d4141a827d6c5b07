import { CfnRule } from 'aws-cdk-lib/aws-events';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnEventInvokeConfig, CfnPermission } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { DeployedFunction } from './functions.ts';
import { serviceRole } from './service-role.ts';

interface EventCall {
  description: string;
  /** The event pattern of EventBridge. */
  pattern: object;
  fn: DeployedFunction;
  /** The queue for events that could not be delivered. */
  deadLetters: Queue;
}

/** Calls a function with the events that match a pattern. */
export function callOnEvents(
  scope: Construct,
  id: string,
  { description, pattern, fn, deadLetters }: EventCall,
): void {
  const rule = new CfnRule(scope, `${id}-rule`, {
    description,
    eventPattern: pattern,
    targets: [{ id: 'function', arn: fn.arn, deadLetterConfig: { arn: deadLetters.queueArn } }],
  });
  const principal = 'events.amazonaws.com';
  new CfnPermission(scope, `${id}-caller`, {
    action: 'lambda:InvokeFunction',
    functionName: fn.arn,
    ...{ principal, sourceArn: rule.attrArn },
  });
  deadLetters.addToResourcePolicy(
    new PolicyStatement({
      actions: ['sqs:SendMessage'],
      resources: [deadLetters.queueArn],
      principals: [new ServicePrincipal(principal)],
      conditions: { ArnEquals: { 'aws:SourceArn': rule.attrArn } },
    }),
  );
}

interface ScheduledCall {
  /** In the syntax of the scheduler, such as `rate(1 minute)`. */
  schedule: string;
  fn: DeployedFunction;
  input?: object;
  /** The queue for calls that could not be made; by default, they are dropped. */
  deadLetters?: Queue;
}

/** Calls a function on a schedule. Failed calls are not repeated. */
export function callOnSchedule(
  scope: Construct,
  id: string,
  { schedule, fn, input = {}, deadLetters }: ScheduledCall,
): void {
  const statements = [
    new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [fn.arn] }),
    ...(deadLetters ? [sendStatement(deadLetters)] : []),
  ];
  const role = serviceRole(scope, `${id}-caller`, 'scheduler', statements);
  new CfnSchedule(scope, id, {
    scheduleExpression: schedule,
    flexibleTimeWindow: { mode: 'OFF' },
    target: {
      arn: fn.arn,
      roleArn: role.roleArn,
      input: JSON.stringify(input),
      ...(deadLetters ? { deadLetterConfig: { arn: deadLetters.queueArn } } : {}),
      retryPolicy: { maximumRetryAttempts: 0 },
    },
  });
}

interface FailedCalls {
  fn: DeployedFunction;
  retries: number;
  deadLetters: Queue;
}

/** Sends asynchronous calls that failed after all retries to the dead-letter queue. */
export function sendFailuresTo(
  scope: Construct,
  id: string,
  { fn, retries, deadLetters }: FailedCalls,
): void {
  const failures = new CfnEventInvokeConfig(scope, `${id}-failures`, {
    functionName: fn.functionName,
    qualifier: fn.alias.name,
    maximumRetryAttempts: retries,
    destinationConfig: { onFailure: { destination: deadLetters.queueArn } },
  });
  // It refers to the alias by name, so CloudFormation does not know that it depends on it.
  failures.addResourceDependency(fn.alias);
}

export function sendStatement({ queueArn }: Queue): PolicyStatement {
  return new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queueArn] });
}
