import { DynamoDBClient, type ServiceOutputTypes } from '@aws-sdk/client-dynamodb';
import { currentContext } from './context.ts';
import { sendDirectly } from './direct-calls.ts';
import { attempts } from './retry.ts';
import { SigningHash } from './signing-hash.ts';

let sharedClient: DynamoDBClient | undefined;

/** The client of this process, created on first use, when the environment has been set up. */
export function client(): DynamoDBClient {
  sharedClient ??= makeClient();
  return sharedClient;
}

function makeClient(): DynamoDBClient {
  const client = new DynamoDBClient({
    sha256: SigningHash,
    maxAttempts: attempts.call,
    retryMode: 'standard',
    // `requestTimeout` would only warn, and includes the wait for a socket. A call that hangs is
    // retried after three seconds.
    requestHandler: { connectionTimeout: 3000, socketTimeout: 3000 },
  });
  obeyContext(client);
  holdWrites(client);
  countUnits(client);
  sendDirectly(client);
  // It copies every response for a logger, and there is none.
  client.middlewareStack.remove('loggerMiddleware');
  return client;
}

/** Sends nothing after the request was answered, including the SDK's own retries. */
function obeyContext({ config: { requestHandler } }: DynamoDBClient): void {
  const handle = requestHandler.handle.bind(requestHandler);
  requestHandler.handle = async (request, options) => {
    const context = currentContext();
    if (!context) return handle(request, options);
    const { signal, usage } = context;
    signal.throwIfAborted();
    usage.attempts += 1;
    try {
      return await handle(request, { ...options, abortSignal: signal });
    } catch (error) {
      // Throws the reason of the abort rather than a plain abort error.
      signal.throwIfAborted();
      throw error;
    }
  };
}

/** Lets writes wait for what their context waits for. */
function holdWrites({ middlewareStack }: DynamoDBClient): void {
  middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        if (!isRead(commandName)) await currentContext()?.writesAfter;
        return next(args);
      },
    { step: 'initialize', name: 'holdWrites' },
  );
}

const isRead = (commandName: string) => /Get|Query|Scan/.test(commandName);

function countUnits({ middlewareStack }: DynamoDBClient): void {
  middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const usage = currentContext()?.usage;
        if (!usage) return next(args);
        usage.roundTrips += 1;
        const input = { ...args.input, ReturnConsumedCapacity: 'TOTAL' as const };
        const result = await next({ ...args, input });
        usage[isRead(commandName) ? 'readUnits' : 'writeUnits'] += unitsOf(result.output);
        return result;
      },
    { step: 'initialize', name: 'countUnits' },
  );
}

/** The capacity units of a call; calls on several tables report them per table. */
function unitsOf(output: ServiceOutputTypes): number {
  const consumedCapacity =
    'ConsumedCapacity' in output ? [output.ConsumedCapacity ?? []].flat() : [];
  return consumedCapacity.reduce((sum, one) => {
    const units = 'CapacityUnits' in one ? one.CapacityUnits : undefined;
    return sum + (units ?? 0);
  }, 0);
}
