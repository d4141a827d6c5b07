import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';

/** A request of `SendMessageBatch`, the only operation that functions call. */
const SendMessageBatch = z.object({
  QueueUrl: z.string(),
  Entries: z.array(
    z.object({ Id: z.string(), MessageBody: z.string(), DelaySeconds: z.optional(z.number()) }),
  ),
});

/**
 * A server that accepts messages as SQS does, for the queue named in the path. `put` returns the id of the
 * message.
 */
export function createQueueServer(
  put: (queue: string, body: string, delaySeconds: number) => string,
): Server {
  return createServer(async (request, response) => {
    try {
      const { QueueUrl, Entries } = SendMessageBatch.parse(await json(request));
      const queue = new URL(QueueUrl).pathname.slice(1);
      const Successful = Entries.map(({ Id, MessageBody, DelaySeconds = 0 }) => ({
        Id,
        MessageId: put(queue, MessageBody, DelaySeconds),
        MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex'),
      }));
      response.setHeader('content-type', 'application/x-amz-json-1.0');
      response.end(JSON.stringify({ Successful, Failed: [] }));
    } catch (error) {
      response.statusCode = 500;
      response.end(JSON.stringify({ __type: 'InternalError', message: String(error) }));
    }
  });
}
