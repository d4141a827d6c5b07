import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeFolder } from './make-folder.ts';
import { cacheFolder } from './sources.ts';

const execute = promisify(execFile);
const pom = join(import.meta.dirname, 'dynamodb-local', 'pom.xml');
const main = 'software.amazon.dynamodb.services.local.main.ServerRunner';
const oldestJava = 17;

/** A folder for each version of the project file, since a server of another version may be running. */
const version = createHash('sha256').update(readFileSync(pom)).digest('hex').slice(0, 16);
const folder = join(cacheFolder, 'dynamodb-local', version);

/** Whether this machine can download and run DynamoDB Local. */
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

/**
 * Downloads the server in the version of the project file, once.
 * @throws Error with the output of Maven if it fails.
 */
export async function fetchDynamoDbLocal(): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(folder, async (draft) => {
    const goal = 'dependency:copy-dependencies';
    try {
      await execute('mvn', ['-q', '-B', '-f', pom, goal, `-DoutputDirectory=${draft}`]);
    } catch (error) {
      // Maven prints errors to stdout, which the message of the cause does not include.
      throw new Error(`Maven failed: ${Object(error).stdout}`, { cause: error });
    }
  });
}

/** The command that starts the server, with its data in a folder, or else in memory. */
export function dynamoDbLocalCommand(port: number, dataFolder?: string) {
  const java = ['-Xmx512m', `-Djava.library.path=${folder}`, '-cp', join(folder, '*'), main];
  const data = dataFolder === undefined ? ['-inMemory'] : ['-dbPath', dataFolder];
  const options = ['-sharedDb', '-disableTelemetry', '-port', String(port)];
  return { command: 'java', args: [...java, ...data, ...options] };
}
