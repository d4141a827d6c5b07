import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { functionSeconds, type QueueName, queueVariables } from '#shared/config.ts';

interface TaskQueuesProps {
  /** The queue for messages whose attempts all failed. */
  deadLetters: Queue;
}

/** The queues of background functions, by function. */
export function taskQueues(
  scope: Construct,
  { deadLetters }: TaskQueuesProps,
): Record<QueueName, Queue> {
  const queueOf = (name: string) =>
    new Queue(scope, `${name}-queue`, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // Six times the timeout of the function, as Lambda recommends.
      visibilityTimeout: Duration.seconds(6 * functionSeconds.background),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: 5 },
    });
  const names = Object.keys(queueVariables) as QueueName[];
  return Object.fromEntries(names.map((name) => [name, queueOf(name)])) as Record<QueueName, Queue>;
}
