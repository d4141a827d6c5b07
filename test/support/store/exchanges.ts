import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { onTestFinished } from 'vitest';

/** A call, of whichever client it is given. */
export type Call = (documents: DynamoDBDocumentClient) => Promise<object>;

type Handler = DynamoDBClient['config']['requestHandler'];
type Request = Parameters<Handler['handle']>[0];
type Response = Awaited<ReturnType<Handler['handle']>>['response'];

/** What went over the wire: what was sent, and the reply as it came. */
interface Exchange {
  request: Awaited<ReturnType<typeof sentOf>>;
  response: Response;
  body: Buffer;
}

/** A client that records its exchanges, or replays those of another where they are given. */
export function recordingClient(config: DynamoDBClientConfig, replies: readonly Exchange[] = []) {
  const client = new DynamoDBClient(config);
  onTestFinished(() => client.destroy());
  const { requestHandler } = client.config;
  const handle = requestHandler.handle.bind(requestHandler);
  const exchanges: Exchange[] = [];
  requestHandler.handle = async (request, options) => {
    const copy = await sentOf(request);
    const reply = replies[exchanges.length] ?? (await replyOf(handle(request, options)));
    exchanges.push({ request: copy, ...reply });
    return { response: { ...reply.response, body: Readable.from([reply.body]) } };
  };
  const marshallOptions = { removeUndefinedValues: true, convertClassInstanceToMap: true };
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions });
  return { exchanges, send: (call: Call) => call(documents).catch(refusalOf) };
}

async function replyOf(handled: ReturnType<Handler['handle']>) {
  const { response } = await handled;
  const body = response.body instanceof Readable ? await buffer(response.body) : Buffer.alloc(0);
  return { response, body };
}

/** A request without the parts that differ from call to call. */
async function sentOf({ method, path, query, headers, body }: Request) {
  const { 'x-amz-target': operation, 'content-type': type } = headers;
  const written = await text(Readable.from([body]));
  return { method, path, query, operation, type, input: JSON.parse(written) };
}

/** An error with all that it carries, hidden or not, but for where it was made. */
function refusalOf(error: Error) {
  const carried = new Map<string, unknown>([['class', error.constructor.name]]);
  for (const name of Object.getOwnPropertyNames(error)) {
    if (name !== 'stack' && name !== '$response') carried.set(name, Reflect.get(error, name));
  }
  return Object.fromEntries(carried);
}
