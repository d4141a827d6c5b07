import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { clientOptions } from '#shared/client-options.ts';
import { unlessHung } from '#shared/unless-hung.ts';

/** In seconds. A message cannot wait longer (AWS limit). */
export const longestDelaySeconds = 900;

let client: SQSClient | undefined;

/** Sends a message to a queue, which hands it over after so many seconds. */
export async function sendMessage(
  queueUrl: string,
  message: object,
  delaySeconds = 0,
): Promise<void> {
  const input = {
    QueueUrl: queueUrl,
    MessageBody: JSON.stringify(message),
    DelaySeconds: delaySeconds,
  };
  await unlessHung('SQS', () => sqsClient().send(new SendMessageCommand(input)));
}

function sqsClient(): SQSClient {
  client ??= new SQSClient(clientOptions);
  return client;
}
