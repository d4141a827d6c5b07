import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { removalOf, type Stage } from './stage.ts';

interface LogGroupOptions {
  /** Absent: CloudFormation names it. */
  name?: string;
  /** How long prod keeps what is logged. */
  prodRetention: RetentionDays;
}

/** A log group that forgets what is old. */
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
