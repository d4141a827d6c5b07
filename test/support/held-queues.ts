import { listen, thisMachine } from '#infra/local/listen.ts';
import { createQueueServer } from '#infra/local/queue-server.ts';
import { type QueueName, queueVariables } from '#shared/config.ts';
import { queueEvent, queueHandlers } from './hand-over.ts';

/**
 * Queues that hold what is sent to them until `drain` hands it to its functions, with the variables that
 * point at them.
 */
export async function startHeldQueues() {
  const waiting: { queue: QueueName; body: string }[] = [];
  const server = createQueueServer((queue, body) => {
    // Its addresses are made below.
    waiting.push({ queue: queue as QueueName, body });
    return String(waiting.length);
  });
  const origin = `http://${thisMachine}:${await listen(server, 0, thisMachine)}`;
  const urls = Object.entries(queueVariables).map(([name, key]) => [key, `${origin}/${name}`]);
  const handOut = async () => {
    const queues = [...Map.groupBy(waiting.splice(0), ({ queue }) => queue)];
    await Promise.all(
      queues.map(([queue, some]) => queueHandlers[queue](queueEvent(some.map(({ body }) => body)))),
    );
  };
  let last = Promise.resolve();
  const drain = () => {
    last = last.then(handOut);
    return last;
  };
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const environment = { AWS_ENDPOINT_URL_SQS: origin, ...Object.fromEntries(urls) };
  return { environment: environment as Record<string, string>, drain, close };
}
