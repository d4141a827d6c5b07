import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Stage } from './stage.ts';

/** A log group that forgets what is old. */
export function logGroup(scope: Construct, id: string, stage: Stage): LogGroup {
  const isProtected = stage === 'prod';
  return new LogGroup(scope, id, {
    retention: isProtected ? RetentionDays.ONE_YEAR : RetentionDays.ONE_MONTH,
    removalPolicy: isProtected ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
}
