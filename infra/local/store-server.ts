import { dirname } from 'node:path';
import { canRunDynamoDbLocal, dynamoDbLocalCommand, fetchDynamoDbLocal } from './dynamodb-local.ts';
import { fetchEmbeddedServer, findEmbeddedServer } from './embedded-server.ts';

export interface StoreServer {
  command: (port: number, file: string) => { command: string; args: string[] };
  /** Whether it is the embedded server, which keeps all data in one file. */
  isEmbedded: boolean;
}

/** A command that starts a server in a container. */
const container =
  'docker run -d -p 127.0.0.1:8000:8000 amazon/dynamodb-local -jar DynamoDBLocal.jar -inMemory ' +
  `-sharedDb && ${withEndpoint('http://127.0.0.1:8000')}`;

/** The command that starts the service with another DynamoDB endpoint, in the syntax of the user's shell. */
function withEndpoint(endpoint: string): string {
  const variable = `DYNAMODB_ENDPOINT=${endpoint}`;
  return process.platform === 'win32' ? `set ${variable}&& npm start` : `${variable} npm start`;
}

/**
 * Chooses the server for the store: the embedded one, downloaded if npm did not install it, or else DynamoDB
 * Local, which needs Java.
 * @throws Error with a command that helps if neither is available.
 */
export async function chooseStoreServer(): Promise<StoreServer> {
  const embeddedPath = findEmbeddedServer() ?? (await fetchEmbeddedServer());
  if (embeddedPath) return embeddedServer(embeddedPath);
  const platform = `${process.platform} on ${process.arch}`;
  if (await canRunDynamoDbLocal()) {
    console.log(
      `There is no embedded server for ${platform}. DynamoDB Local runs on Java instead.`,
    );
    await fetchDynamoDbLocal();
    const command = (port: number, file: string) => dynamoDbLocalCommand(port, dirname(file));
    return { command, isEmbedded: false };
  }
  throw new Error(
    `There is no embedded server for ${platform}, and no Java 17 with Maven for DynamoDB Local. ` +
      `Use a container:\n${container}`,
  );
}

function embeddedServer(binary: string): StoreServer {
  return {
    command: (port, file) => ({
      command: binary,
      args: ['serve', '--port', String(port), '--db-path', file],
    }),
    isEmbedded: true,
  };
}
