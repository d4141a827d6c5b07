import { mkdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { BackgroundFunctions } from './background-functions.ts';
import { folderProblem } from './folder-problem.ts';
import { queueEvent } from './queue-event.ts';
import { type QueueMessage, QueueMessages } from './queue-messages.ts';
import { createQueueServer } from './queue-server.ts';
import type { LocalQueueConsumer } from './template.ts';

/** The part of the concurrency in the template that is used here, because this machine has few processors. */
const share = 0.5;
/** The longest delay of a timer (Node). */
const longestTimer = 2_147_483_647;
/** The pause before a queue is tried again whose file could not be written. */
const retryMilliseconds = 1000;

/** A queue and its function. */
interface RunningQueue {
  send: (body: string, delaySeconds: number) => string;
  /** Starts to deliver messages, including those left by an earlier service. */
  start: () => void;
  stop: () => void;
}

/**
 * The local queues: a server that accepts messages as SQS does, and delivers each until its function succeeds or
 * the attempts of the template are used up. Messages, and the socket of the server, are in `<folder>/queues`.
 */
export function createQueues(
  consumers: readonly LocalQueueConsumer[],
  folder: string,
  background: BackgroundFunctions,
): { server: Server; socket: string; start: () => void; stop: () => void } {
  const place = join(folder, 'queues');
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const queues = new Map(
    consumers.map((consumer) => [consumer.queue, runQueue(consumer, place, background)] as const),
  );
  const server = createQueueServer((name, body, delaySeconds) => {
    const queue = queues.get(name);
    if (!queue) throw new Error(`There is no queue ${name}.`);
    return queue.send(body, delaySeconds);
  });
  const socket = join(place, 'socket');
  // A killed service leaves its socket.
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
  const { name, queue, visibilityMilliseconds, maxReceives, batchSize } = consumer;
  const maxAtOnce = Math.ceil(consumer.maxAtOnce * share);
  const messages = new QueueMessages(join(place, `${queue}.jsonl`));
  let running = 0;
  let isStarted = false;
  let hasWriteFailed = false;
  let timer: NodeJS.Timeout | undefined;

  const handOver = async (batch: readonly QueueMessage[]): Promise<void> => {
    running += 1;
    try {
      const failures = (await invoke(consumer, queueEvent(batch)))?.batchItemFailures ?? [];
      const failedIds = new Set(failures.map(({ itemIdentifier }) => itemIdentifier));
      for (const { id } of batch) if (!failedIds.has(id)) messages.remove(id);
    } catch {
      // The function has logged the error, and the messages are delivered again.
    } finally {
      running -= 1;
      if (isStarted) work();
    }
  };

  const work = (): void => {
    clearTimeout(timer);
    try {
      handOverVisible();
      hasWriteFailed = false;
    } catch (error) {
      if (!hasWriteFailed) console.error(folderProblem(error, place) ?? error);
      hasWriteFailed = true;
    }
    if (running === maxAtOnce) return;
    const { nextAt } = messages;
    if (nextAt === undefined) return;
    const pause = Math.max(hasWriteFailed ? retryMilliseconds : 0, nextAt - Date.now());
    timer = setTimeout(work, Math.min(longestTimer, pause)).unref();
  };

  const handOverVisible = (): void => {
    while (running < maxAtOnce) {
      const receivedMessages = messages.receive(batchSize, Date.now(), visibilityMilliseconds);
      if (receivedMessages.length === 0) break;
      const batch = receivedMessages.filter(({ receives }) => receives <= maxReceives);
      if (batch.length > 0) void handOver(batch);
      receivedMessages.filter(({ receives }) => receives > maxReceives).forEach(giveUp);
    }
  };

  const giveUp = ({ id }: QueueMessage): void => {
    messages.remove(id);
    // The body is not logged, because it may contain customer data.
    console.error(`${name} failed ${maxReceives} times on a message. See background.log.`);
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
