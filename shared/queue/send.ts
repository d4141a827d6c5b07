import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { withCircuitBreaker } from '#shared/circuit-breaker.ts';
import { clientOptions } from '#shared/client-options.ts';
import { type QueueName, queueUrl } from '#shared/config.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';

/** In seconds. A message cannot wait longer (AWS limit). */
export const longestDelaySeconds = 900;
/** At most this many messages and bytes in a call, with space for their names (AWS limits). */
const maxMessages = 10;
const maxBytes = 1_000_000;

let client: SQSClient | undefined;

/**
 * Sends messages to a queue in few calls; the queue delays them by some seconds. Returns those that were not
 * accepted, each with the reason.
 */
export async function sendMessages<Message extends object>(
  queue: QueueName,
  messages: readonly Message[],
  delaySeconds = 0,
): Promise<Map<Message, unknown>> {
  const failures = new Map<Message, unknown>();
  await mapInParallel(batchesOf(messages), async (batch) => {
    try {
      for (const [message, reason] of await sendBatch(queue, batch, delaySeconds)) {
        failures.set(message, reason);
      }
    } catch (error) {
      for (const { message } of batch) failures.set(message, error);
    }
  });
  return failures;
}

interface Entry<Message> {
  message: Message;
  body: string;
}

async function sendBatch<Message>(
  queue: QueueName,
  batch: readonly Entry<Message>[],
  delaySeconds: number,
): Promise<[Message, unknown][]> {
  const Entries = batch.map(({ body }, index) => ({
    Id: String(index),
    MessageBody: body,
    DelaySeconds: delaySeconds,
  }));
  const command = new SendMessageBatchCommand({ QueueUrl: queueUrl(queue), Entries });
  const { Failed = [] } = await withCircuitBreaker('SQS', () => sqsClient().send(command));
  return Failed.flatMap(({ Id, Code, Message: text }) => {
    const message = batch[Number(Id)]?.message;
    return message === undefined ? [] : [[message, new Error(`${Code}: ${text}`)]];
  });
}

function batchesOf<Message extends object>(messages: readonly Message[]): Entry<Message>[][] {
  const batches: Entry<Message>[][] = [];
  let bytes = 0;
  for (const message of messages) {
    const body = JSON.stringify(message);
    const size = Buffer.byteLength(body);
    const last = batches.at(-1);
    bytes += size;
    if (last && last.length < maxMessages && bytes <= maxBytes) last.push({ message, body });
    else {
      batches.push([{ message, body }]);
      bytes = size;
    }
  }
  return batches;
}

function sqsClient(): SQSClient {
  client ??= new SQSClient(clientOptions);
  return client;
}
