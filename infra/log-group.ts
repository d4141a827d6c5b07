import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { removalOf, type Stage } from './stage.ts';

interface LogGroupOptions {
  /** By default, CloudFormation chooses a name. */
  name?: string;
  /** The retention in `prod`. */
  prodRetention: RetentionDays;
}

/** A log group with limited retention. */
export function logGroup(
  scope: Construct,
  id: string,
  stage: Stage,
  { name, prodRetention }: LogGroupOptions,
): LogGroup {
  return new LogGroup(scope, id, {
    ...(name ? { logGroupName: name } : {}),
    retention: stage === 'prod' ? prodRetention : RetentionDays.ONE_MONTH,
    removalPolicy: removalOf(stage),
  });
}
