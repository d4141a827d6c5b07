import { AsyncLocalStorage } from 'node:async_hooks';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { HttpRequest } from '@smithy/core/transport';
import { parseAnswer } from './parse-answer.ts';

type Config = DynamoDBClient['config'];
type Handle = Config['requestHandler']['handle'];

/** What the calls of a client have in common. */
interface Destination {
  /** Refills the quota of the SDK's retries, as a success of its own does. */
  recordSuccess: () => void;
  signer: Awaited<ReturnType<Config['signer']>>;
  address: Pick<HttpRequest, 'protocol' | 'hostname' | 'port'>;
  headers: HttpRequest['headers'];
}

/** A call that the SDK has to send again. */
interface Failure {
  /** What its first attempt came to, until the SDK knows. */
  outcome: Handle | undefined;
  request: HttpRequest;
}

/** The version of DynamoDB's API, before the name of each operation. */
const target = 'DynamoDB_20120810';

/**
 * Lets a client sign, send and read its calls without the SDK's middleware, which takes half of their time.
 * The first call goes through it, and shows where the others have to go. A call that fails goes through it,
 * too, with the failure as the outcome of its first attempt, so that errors and retries remain the SDK's.
 */
export function sendDirectly({ config, middlewareStack }: DynamoDBClient): void {
  const { requestHandler, streamCollector } = config;
  const handle = requestHandler.handle.bind(requestHandler);
  const failures = new AsyncLocalStorage<Failure>();
  requestHandler.handle = (request, options) => {
    const failure = failures.getStore();
    const outcome = failure?.outcome ?? handle;
    if (failure) failure.outcome = undefined;
    return outcome(request, options);
  };

  let destination: Destination | undefined;
  middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        if (!destination) return next(args);
        const { signer, recordSuccess } = destination;
        const request = requestTo(destination, commandName, args.input);
        const signingDate = new Date(Date.now() + config.systemClockOffset);
        let outcome: Handle;
        try {
          const { response } = await handle(await signer.sign(request, { signingDate }));
          if (response.statusCode === 200) {
            const text = Buffer.from(await streamCollector(response.body)).toString();
            const $metadata = { httpStatusCode: response.statusCode, attempts: 1 };
            const output = { ...parseAnswer(text), $metadata };
            recordSuccess();
            return { response, output };
          }
          outcome = async () => ({ response });
        } catch (error) {
          outcome = () => Promise.reject(error);
        }
        return failures.run({ outcome, request }, () => next(args));
      },
    { step: 'serialize', priority: 'high', name: 'sendDirectly' },
  );
  middlewareStack.add(
    (next) => async (args) => {
      const { request } = args;
      if (!HttpRequest.isInstance(request)) return next(args);
      destination ??= await destinationOf(request, config);
      // The SDK writes the fields of a call in another order, and what is sent again has to be the same.
      return next({ ...args, request: failures.getStore()?.request ?? request });
    },
    { step: 'build', priority: 'low', name: 'followDirectCalls' },
  );
}

async function destinationOf(request: HttpRequest, config: Config): Promise<Destination> {
  const { protocol, hostname, port, headers } = request;
  const { host = hostname, 'user-agent': agent = '', 'content-type': type = '' } = headers;
  return {
    recordSuccess: await successesOf(await config.retryStrategy()),
    signer: await config.signer(),
    address: { protocol, hostname, ...(port === undefined ? {} : { port }) },
    headers: { host, 'user-agent': agent, 'content-type': type },
  };
}

async function successesOf(strategy: Awaited<ReturnType<Config['retryStrategy']>>) {
  if (!('recordSuccess' in strategy)) return () => {};
  const token = await strategy.acquireInitialRetryToken('');
  return () => strategy.recordSuccess(token);
}

function requestTo({ address, headers }: Destination, commandName: string, input: object) {
  const body = JSON.stringify(input);
  const operation = commandName.replace(/Command$/, '');
  return new HttpRequest({
    ...address,
    method: 'POST',
    path: '/',
    headers: {
      ...headers,
      'content-length': String(Buffer.byteLength(body)),
      'x-amz-target': `${target}.${operation}`,
    },
    body,
  });
}
