import { listen, thisMachine } from '#infra/local/listen.ts';
import { createQueueServer } from '#infra/local/queue-server.ts';
import { type QueueName, queueVariables } from '#shared/config.ts';
import { queueEvent, queueHandlers } from './queue-handlers.ts';

/**
 * Starts queues that hold messages until `drain` passes them to their functions. `environment` has the
 * variables that point to them.
 */
export async function startHeldQueues() {
  const waiting: { queue: QueueName; body: string }[] = [];
  const server = createQueueServer((queue, body) => {
    // The queue URLs below contain only these names.
    waiting.push({ queue: queue as QueueName, body });
    return String(waiting.length);
  });
  const origin = `http://${thisMachine}:${await listen(server, 0, thisMachine)}`;
  const urls = Object.entries(queueVariables).map(([name, key]) => [key, `${origin}/${name}`]);
  const handleWaiting = async () => {
    const queues = [...Map.groupBy(waiting.splice(0), ({ queue }) => queue)];
    await Promise.all(
      queues.map(([queue, some]) => queueHandlers[queue](queueEvent(some.map(({ body }) => body)))),
    );
  };
  let last = Promise.resolve();
  const drain = () => {
    last = last.then(handleWaiting);
    return last;
  };
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const environment = { AWS_ENDPOINT_URL_SQS: origin, ...Object.fromEntries(urls) };
  return { environment: environment as Record<string, string>, drain, close };
}
