import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import type { BackgroundFunctions } from './background-functions.ts';
import { type QueueMessage, QueueMessages } from './queue-messages.ts';
import type { LocalQueueConsumer } from './template.ts';

/** Of the calls of one function that the template has run at once, a half, on this machine's few processors. */
const share = 0.5;
/** What a timer counts to (Node). */
const longestTimer = 2_147_483_647;

/** A call of `SendMessageBatch`, the only one that functions make. */
const SendMessageBatch = z.object({
  QueueUrl: z.string(),
  Entries: z.array(
    z.object({ Id: z.string(), MessageBody: z.string(), DelaySeconds: z.optional(z.number()) }),
  ),
});

/** A queue with the function that it calls. */
interface RunningQueue {
  send: (body: string, delaySeconds: number) => string;
  /** Hands over what is left of an earlier service, and what comes. */
  start: () => void;
  stop: () => void;
}

/**
 * Queues for the functions of this machine: a server that takes messages as SQS does, and hands them over
 * until they are acted on, or came as often as the template says. They are kept in `<folder>/queues`,
 * where the server's socket file belongs, too.
 */
export function followQueues(
  consumers: readonly LocalQueueConsumer[],
  folder: string,
  background: BackgroundFunctions,
): { server: Server; socket: string; start: () => void; stop: () => void } {
  const place = join(folder, 'queues');
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const queues = new Map(
    consumers.map((consumer) => [consumer.queue, runQueue(consumer, place, background)] as const),
  );
  const server = createServer(async (request, response) => {
    try {
      const { QueueUrl, Entries } = SendMessageBatch.parse(await json(request));
      const queue = queues.get(new URL(QueueUrl).pathname.slice(1));
      if (!queue) throw new Error(`There is no queue ${QueueUrl}.`);
      const Successful = Entries.map(({ Id, MessageBody, DelaySeconds = 0 }) => ({
        Id,
        MessageId: queue.send(MessageBody, DelaySeconds),
        MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex'),
      }));
      response.setHeader('content-type', 'application/x-amz-json-1.0');
      response.end(JSON.stringify({ Successful, Failed: [] }));
    } catch (error) {
      response.statusCode = 500;
      response.end(JSON.stringify({ __type: 'InternalError', message: String(error) }));
    }
  });
  const socket = join(place, 'socket');
  // A service that was killed left it.
  rmSync(socket, { force: true });
  const start = () => {
    for (const queue of queues.values()) queue.start();
  };
  const stop = () => {
    for (const queue of queues.values()) queue.stop();
  };
  return { server, socket, start, stop };
}

function runQueue(
  consumer: LocalQueueConsumer,
  place: string,
  { invoke }: BackgroundFunctions,
): RunningQueue {
  const { name, queue, visibilityMilliseconds, mostReceives, batchSize } = consumer;
  const mostAtOnce = Math.ceil(consumer.mostAtOnce * share);
  const messages = new QueueMessages(join(place, `${queue}.jsonl`));
  let running = 0;
  let isStarted = false;
  let timer: NodeJS.Timeout | undefined;

  const handOver = async (batch: readonly QueueMessage[]): Promise<void> => {
    running += 1;
    try {
      const failures = (await invoke(consumer, eventOf(batch)))?.batchItemFailures ?? [];
      const failed = new Set(failures.map(({ itemIdentifier }) => itemIdentifier));
      for (const { id } of batch) if (!failed.has(id)) messages.remove(id);
    } catch {
      // The function has logged it, and the messages come again.
    } finally {
      running -= 1;
      if (isStarted) work();
    }
  };

  const work = (): void => {
    clearTimeout(timer);
    while (running < mostAtOnce) {
      const received = messages.receive(batchSize, Date.now(), visibilityMilliseconds);
      if (received.length === 0) break;
      const { true: batch = [], false: over = [] } = Object.groupBy(
        received,
        ({ receives }) => `${receives <= mostReceives}` as const,
      );
      over.forEach(giveUp);
      if (batch.length > 0) void handOver(batch);
    }
    if (running === mostAtOnce) return;
    const { nextAt } = messages;
    if (nextAt === undefined) return;
    timer = setTimeout(work, Math.min(longestTimer, Math.max(0, nextAt - Date.now()))).unref();
  };

  const giveUp = ({ id, body }: QueueMessage): void => {
    messages.remove(id);
    console.error(`${name} failed ${mostReceives} times on ${body}. See background.log.`);
  };

  return {
    start: () => {
      isStarted = true;
      work();
    },
    send: (body, delaySeconds) => {
      const id = messages.add(body, delaySeconds * 1000, Date.now());
      if (isStarted) work();
      return id;
    },
    stop: () => {
      isStarted = false;
      clearTimeout(timer);
    },
  };
}

/** What Lambda calls a function with, as far as ours read it. */
function eventOf(batch: readonly QueueMessage[]): SQSEvent {
  return { Records: batch.map(recordOf) };
}

function recordOf({ id, body, sentAt, receives }: QueueMessage): SQSRecord {
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
