import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { onTestFinished } from 'vitest';

/** A call that is made with the given client. */
export type Call = (documents: DynamoDBDocumentClient) => Promise<object>;

type Handler = DynamoDBClient['config']['requestHandler'];
type Request = Parameters<Handler['handle']>[0];
type Response = Awaited<ReturnType<Handler['handle']>>['response'];

/** A request as it was sent, and its response as it was received. */
interface Exchange {
  request: Awaited<ReturnType<typeof readRequest>>;
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
    const copy = await readRequest(request);
    const reply = replies[exchanges.length] ?? (await readReply(handle(request, options)));
    exchanges.push({ request: copy, ...reply });
    return { response: { ...reply.response, body: Readable.from([reply.body]) } };
  };
  const marshallOptions = { removeUndefinedValues: true, convertClassInstanceToMap: true };
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions });
  return { exchanges, send: (call: Call) => call(documents).catch(errorFields) };
}

async function readReply(pending: ReturnType<Handler['handle']>) {
  const { response } = await pending;
  const body = response.body instanceof Readable ? await buffer(response.body) : Buffer.alloc(0);
  return { response, body };
}

/** A request without the parts that differ from call to call. */
async function readRequest({ method, path, query, headers, body }: Request) {
  const { 'x-amz-target': operation, 'content-type': type } = headers;
  const content = await text(Readable.from([body]));
  return { method, path, query, operation, type, input: JSON.parse(content) };
}

/** All properties of an error, enumerable or not, except its stack and raw response. */
function errorFields(error: Error) {
  const fields = new Map<string, unknown>([['class', error.constructor.name]]);
  for (const name of Object.getOwnPropertyNames(error)) {
    if (name !== 'stack' && name !== '$response') fields.set(name, Reflect.get(error, name));
  }
  return Object.fromEntries(fields);
}
