import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { canRunDynamoDbLocal, dynamoDbLocalCommand, fetchDynamoDbLocal } from './dynamodb-local.ts';

export interface StoreServer {
  command: (port: number, file: string) => { command: string; args: string[] };
  /** Whether it is the embedded one, whose file is known. */
  isEmbedded: boolean;
}

/** What helps where there is no server to start. */
const container =
  'docker run -d -p 127.0.0.1:8000:8000 amazon/dynamodb-local -jar DynamoDBLocal.jar -inMemory ' +
  '-sharedDb && DYNAMODB_ENDPOINT=http://127.0.0.1:8000 npm start';

/**
 * The server for the store: the embedded one, or DynamoDB Local where Java can run it.
 * @throws Error with the one command that helps where there is neither.
 */
export async function chooseStoreServer(): Promise<StoreServer> {
  const embedded = findEmbeddedServer();
  if (embedded) return embeddedServer(embedded);
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

/** The binary of the embedded server; undefined where there is none for this platform. */
export function findEmbeddedServer(): string | undefined {
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    const binary = join(folder, 'dynoxide');
    return existsSync(binary) ? binary : undefined;
  } catch {
    return undefined;
  }
}
