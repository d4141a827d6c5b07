import { AsyncLocalStorage } from 'node:async_hooks';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { HttpRequest } from '@smithy/core/transport';
import { parseAnswer } from './parse-answer.ts';

type Config = DynamoDBClient['config'];
type Handle = Config['requestHandler']['handle'];

/** What the calls of a client have in common. */
interface Destination {
  url: URL;
  signer: Awaited<ReturnType<Config['signer']>>;
  /** Refills the quota of the SDK's retries, as a success of its own does. */
  recordSuccess: () => void;
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
 * The first call goes through the part of it that finds the address. A call that fails goes through all of it,
 * with that failure as the outcome of its first attempt, so that errors and retries remain the SDK's.
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

  const send = async <Output>(
    to: Destination,
    operation: string,
    input: object,
    resend: () => Promise<Output>,
  ) => {
    const request = requestTo(to.url, operation, input);
    const signingDate = new Date(Date.now() + config.systemClockOffset);
    let outcome: Handle;
    try {
      const { response } = await handle(await to.signer.sign(request, { signingDate }));
      if (response.statusCode === 200) {
        const text = Buffer.from(await streamCollector(response.body)).toString();
        const $metadata = { httpStatusCode: response.statusCode, attempts: 1 };
        const output = { ...parseAnswer(text), $metadata };
        to.recordSuccess();
        return { response, output };
      }
      outcome = async () => ({ response });
    } catch (error) {
      outcome = () => Promise.reject(error);
    }
    return failures.run({ outcome, request }, resend);
  };

  let destination: Destination | undefined;
  middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (!destination) return next(args);
        return send(destination, operationOf(commandName), args.input, () => next(args));
      },
    { step: 'serialize', priority: 'high' },
  );
  middlewareStack.add(
    (next, context) => async (args) => {
      const failure = failures.getStore();
      // The SDK writes the fields of a call in another order, and what is sent again has to be the same.
      if (failure) return next({ ...args, request: failure.request });
      if (!context.endpointV2) return next(args);
      destination ??= await destinationAt(context.endpointV2.url, config);
      return send(destination, operationOf(context.commandName), args.input, () => next(args));
    },
    { step: 'serialize', priority: 'low' },
  );
}

async function destinationAt(url: URL, config: Config): Promise<Destination> {
  const [signer, recordSuccess] = await Promise.all([config.signer(), successesOf(config)]);
  return { url, signer, recordSuccess };
}

async function successesOf({ retryStrategy }: Config): Promise<() => void> {
  const strategy = await retryStrategy();
  if (!('recordSuccess' in strategy)) return () => {};
  const token = await strategy.acquireInitialRetryToken('');
  return () => strategy.recordSuccess(token);
}

function operationOf(commandName = ''): string {
  return commandName.replace(/Command$/, '');
}

function requestTo(url: URL, operation: string, input: object): HttpRequest {
  const { protocol, hostname, port, host, pathname: path } = url;
  const body = JSON.stringify(input);
  return new HttpRequest({
    method: 'POST',
    protocol,
    hostname,
    ...(port === '' ? {} : { port: Number(port) }),
    path,
    headers: {
      host,
      'content-type': 'application/x-amz-json-1.0',
      'content-length': String(Buffer.byteLength(body)),
      'x-amz-target': `${target}.${operation}`,
    },
    body,
  });
}
