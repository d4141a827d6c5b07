import { dynamoDbLocalCommand } from '#infra/local/dynamodb-local.ts';
import { freePort } from '#infra/local/store.ts';
import { type Server, startServer } from '../support/server.ts';

/** Starts DynamoDB Local with nothing in it, in memory. */
export async function startDynamoDbLocal(): Promise<Server & { endpoint: string }> {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const server = await startServer({ ...dynamoDbLocalCommand(port), url: endpoint });
  return { ...server, endpoint };
}
