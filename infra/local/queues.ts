import { mkdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { BackgroundFunctions } from './background-functions.ts';
import { folderProblem } from './folder-problem.ts';
import { queueEvent } from './queue-event.ts';
import { type QueueMessage, QueueMessages } from './queue-messages.ts';
import { createQueueServer } from './queue-server.ts';
import type { LocalQueueConsumer } from './template.ts';

/** Half as many calls of a function at once as in the template, for this machine's few processors. */
const share = 0.5;
/** The longest delay of a timer (Node). */
const longestTimer = 2_147_483_647;
/** How long until a queue is tried again whose file could not be written. */
const retryMilliseconds = 1000;

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
      // The function has logged it, and the messages come again.
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
    // Its body may have rows in it, which are in no log.
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
