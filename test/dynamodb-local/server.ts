import { existsSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#infra/local/store.ts';
import { type Server, startServer } from '../support/server.ts';
import { run } from '../support/steps.ts';

const pom = join(import.meta.dirname, 'pom.xml');
const main = 'software.amazon.dynamodb.services.local.main.ServerRunner';

/** Fetches the server as the project file says, unless that was done before. */
export async function fetchServer(folder: string): Promise<void> {
  const fetched = join(folder, 'pom.xml');
  if (existsSync(fetched) && (await readFile(fetched)).equals(await readFile(pom))) return;
  await rm(folder, { recursive: true, force: true });
  const goal = 'dependency:copy-dependencies';
  await run('mvn', ['-q', '-B', '-f', pom, goal, `-DoutputDirectory=${join(folder, 'lib')}`]);
  await cp(pom, fetched);
}

/** Starts the server with nothing in it, in memory. */
export async function startDynamoDbLocal(folder: string): Promise<Server & { endpoint: string }> {
  const lib = join(folder, 'lib');
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const java = ['-Xmx512m', `-Djava.library.path=${lib}`, '-cp', join(lib, '*'), main];
  const server = await startServer({
    command: 'java',
    args: [...java, '-inMemory', '-sharedDb', '-disableTelemetry', '-port', String(port)],
    url: endpoint,
  });
  return { ...server, endpoint };
}
