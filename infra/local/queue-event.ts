import type { SQSEvent, SQSRecord } from 'aws-lambda';
import type { QueueMessage } from './queue-messages.ts';

type ReceivedMessage = Pick<QueueMessage, 'id' | 'body' | 'sentAt' | 'receives'>;

/** The event with which Lambda calls a function for messages of a queue, with the fields that are used. */
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
