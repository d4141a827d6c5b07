import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { functionSeconds } from '#shared/config.ts';

interface DeliveryQueueProps {
  /** Where messages go that failed to the last. */
  deadLetters: Queue;
}

/** The queue whose messages say which webhook has deliveries to attempt. */
export class DeliveryQueue extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { deadLetters }: DeliveryQueueProps) {
    super(scope, id);
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // Six times what a function takes, as Lambda asks for.
      visibilityTimeout: Duration.seconds(6 * functionSeconds.background),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: 5 },
    });
  }
}
