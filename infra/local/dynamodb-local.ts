import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const pom = join(import.meta.dirname, 'dynamodb-local', 'pom.xml');
const main = 'software.amazon.dynamodb.services.local.main.ServerRunner';
const oldestJava = 17;

const dynamoDbLocalFolder = join(import.meta.dirname, ...['..', '..', '.local', 'dynamodb-local']);

/** Whether this machine can fetch and run DynamoDB Local. */
export async function canRunDynamoDbLocal(): Promise<boolean> {
  try {
    const [{ stdout }] = await Promise.all([
      execute('java', ['--version']),
      execute('mvn', ['-version']),
    ]);
    return Number(/^\S+ (\d+)/.exec(stdout)?.[1]) >= oldestJava;
  } catch {
    return false;
  }
}

/** Fetches the server as the project file says, unless that was done before. */
export async function fetchDynamoDbLocal(): Promise<void> {
  const fetched = join(dynamoDbLocalFolder, 'pom.xml');
  if (existsSync(fetched) && (await readFile(fetched)).equals(await readFile(pom))) return;
  await rm(dynamoDbLocalFolder, { recursive: true, force: true });
  const goal = 'dependency:copy-dependencies';
  const output = `-DoutputDirectory=${join(dynamoDbLocalFolder, 'lib')}`;
  await execute('mvn', ['-q', '-B', '-f', pom, goal, output]);
  await cp(pom, fetched);
}

/** How the server is started; it keeps its data in `folder`, or in memory where there is none. */
export function dynamoDbLocalCommand(port: number, folder?: string) {
  const lib = join(dynamoDbLocalFolder, 'lib');
  const java = ['-Xmx512m', `-Djava.library.path=${lib}`, '-cp', join(lib, '*'), main];
  const data = folder === undefined ? ['-inMemory'] : ['-dbPath', folder];
  const options = ['-sharedDb', '-disableTelemetry', '-port', String(port)];
  return { command: 'java', args: [...java, ...data, ...options] };
}
