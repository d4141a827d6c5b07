import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen, thisMachine } from '#infra/local/listen.ts';
import { type QueueName, queueVariables } from '#shared/config.ts';
import { queueEvent, queueHandlers } from './hand-over.ts';

interface Sent {
  QueueUrl: string;
  Entries: { Id: string; MessageBody: string }[];
}

/**
 * Queues that hold what is sent to them until `drain` hands it to its functions, with the variables that
 * point at them.
 */
export async function startHeldQueues() {
  const waiting: { queue: QueueName; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const { QueueUrl, Entries } = (await json(request)) as Sent;
    const queue = new URL(QueueUrl).pathname.slice(1) as QueueName;
    waiting.push(...Entries.map(({ MessageBody: body }) => ({ queue, body })));
    const Successful = Entries.map(({ Id, MessageBody }) => ({
      Id,
      MessageId: Id,
      MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex'),
    }));
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    response.end(JSON.stringify({ Successful, Failed: [] }));
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
