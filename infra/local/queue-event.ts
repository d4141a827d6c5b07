import type { SQSEvent, SQSRecord } from 'aws-lambda';
import type { QueueMessage } from './queue-messages.ts';

type ReceivedMessage = Pick<QueueMessage, 'id' | 'body' | 'sentAt' | 'receives'>;

/** What Lambda calls a function with for messages of a queue, as far as ours read it. */
export function queueEvent(messages: readonly ReceivedMessage[]): SQSEvent {
  return { Records: messages.map(recordOf) };
}

function recordOf({ id, body, sentAt, receives }: ReceivedMessage): SQSRecord {
  const attributes = {
    ApproximateReceiveCount: String(receives),
    SentTimestamp: String(sentAt),
    SenderId: 'local',
    ApproximateFirstReceiveTimestamp: String(Date.now()),
  };
  const about = { eventSource: 'aws:sqs', eventSourceARN: 'local', awsRegion: 'local' };
  const parts = { receiptHandle: id, messageAttributes: {}, md5OfBody: '' };
  return { messageId: id, body, attributes, ...parts, ...about };
}
