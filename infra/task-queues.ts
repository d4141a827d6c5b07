import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { functionSeconds, type QueueName, queueVariables } from '#shared/config.ts';

interface TaskQueuesProps {
  /** Where messages go that failed to the last. */
  deadLetters: Queue;
}

/** The queues whose messages say what functions of the background are to do, by the function. */
export function taskQueues(
  scope: Construct,
  { deadLetters }: TaskQueuesProps,
): Record<QueueName, Queue> {
  const queueOf = (name: string) =>
    new Queue(scope, `${name}-queue`, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // Six times what a function takes, as Lambda asks for.
      visibilityTimeout: Duration.seconds(6 * functionSeconds.background),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: 5 },
    });
  const names = Object.keys(queueVariables) as QueueName[];
  return Object.fromEntries(names.map((name) => [name, queueOf(name)])) as Record<QueueName, Queue>;
}
