import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** Runs something with a client of the account and region of the operator's credentials. */
export async function withDynamoDb<T>(run: (client: DynamoDBClient) => Promise<T>): Promise<T> {
  const client = new DynamoDBClient({});
  try {
    return await run(client);
  } finally {
    client.destroy();
  }
}
