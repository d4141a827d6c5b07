import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { attempts } from './retry.ts';

let made: DynamoDBDocumentClient | undefined;

/** The client of this process, made on first use: the environment says by then where the store is. */
export function client(): DynamoDBDocumentClient {
  made ??= makeClient();
  return made;
}

function makeClient(): DynamoDBDocumentClient {
  const plain = new DynamoDBClient({
    maxAttempts: attempts.call,
    // `requestTimeout` would only warn, and counts the wait for a socket, too. A call that hangs is
    // tried again after three seconds.
    requestHandler: { connectionTimeout: 3000, socketTimeout: 3000 },
  });
  // An object with a field named `constructor` is an object, too.
  const marshallOptions = { removeUndefinedValues: true, convertClassInstanceToMap: true };
  return DynamoDBDocumentClient.from(plain, { marshallOptions });
}
