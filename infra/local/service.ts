import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { queueVariables, variables } from '#shared/config.ts';
import { startBackground } from './background-functions.ts';
import { createBucket } from './bucket.ts';
import { followBucket, unprocessedObjects } from './bucket-events.ts';
import { bucketFolder, bucketName } from './bucket-files.ts';
import { createGateway } from './gateway.ts';
import { closeServer, listen, listenPrivately, sharedUrlOf, thisMachine, urlOf } from './listen.ts';
import { useOwnCredentials } from './own-credentials.ts';
import { pushFile } from './push-file.ts';
import { createQueues } from './queues.ts';
import { runSchedules } from './schedule.ts';
import { projectFolder } from './sources.ts';
import { createTable, readTableId, type Store, startStore } from './store.ts';
import { followStream } from './stream.ts';
import { StreamPosition } from './stream-position.ts';
import { forgetStream } from './stream-records.ts';
import { type BundleKind, synthesise } from './synthesise.ts';
import { type LocalQueueConsumer, readStack } from './template.ts';

interface ServiceOptions {
  /** 0 for any free port. */
  port: number;
  /** The address to listen on; by default, only this machine can connect. */
  host?: string;
  /** The id that it returns to those who ask for it. */
  id?: string;
  /** The folder of the store and of the logs. */
  folder: string;
  /** The folder of the synthesised stacks; by default, `cdk.out` in the folder. */
  stackFolder?: string;
  /** The file of the embedded store; by default, it is in the folder. */
  storeFile?: string;
  tableName: string;
  /** By default, the bundles for deployment. */
  bundles?: BundleKind;
  /** The timeout of the functions of the API; by default, the one in the template. */
  requestMilliseconds?: number;
  /** The functions of the stream are not called before it is settled. */
  streamAfter?: Promise<unknown>;
  /** Called as soon as the process of the store runs. */
  onStore?: (store: Pick<Store, 'endpoint' | 'pid'>) => void;
}

/** A running local service. */
export interface LocalService {
  id: string;
  url: string;
  endpoint: string;
  bucketEndpoint: string;
  bucketName: string;
  queueUrls: QueueUrls;
  tableName: string;
  tableId: string | undefined;
  storePid: number | undefined;
  /** Whether other users of the machine can read the data. */
  isOpenToOthers: boolean;
  stop: () => Promise<void>;
}

/**
 * Starts the whole service on this machine: the store with the table of the template, the bundled functions
 * behind a gateway with the routes of the template, and the background functions.
 */
export async function startService(options: ServiceOptions): Promise<LocalService> {
  const { host = thisMachine, id = randomUUID(), folder, tableName } = options;
  await mkdir(folder, { recursive: true });
  const stackFolder = options.stackFolder ?? join(folder, 'cdk.out');
  const storeFile = options.storeFile ?? join(folder, 'store.db');
  const synthesis = synthesise(stackFolder, options.bundles ?? 'deployed');
  // It is awaited below, after the store has started.
  synthesis.catch(() => {});
  const store = await startStore(storeFile, options.onStore);
  const stops: (() => unknown)[] = [store.stop];
  const stop = async () => {
    for (const stopOne of stops.toReversed()) await stopOne();
  };
  try {
    await synthesis;
    const { endpoint, isOpenToOthers } = store;
    const { table, consumers, schedules, queues, endpoints, bucketConsumers, cors } =
      readStack(stackFolder);
    useOwnCredentials();
    useStore(endpoint, tableName);
    process.env[variables.mailFrom] ??= 'Equipment <equipment@localhost>';
    process.env[variables.mailFolder] = join(folder, 'mail');
    process.env[variables.pushFile] = pushFile(folder);
    const streamArn = await createTable(tableName, table);
    const tableId = await readTableId(tableName);
    process.env.NODE_PATH ??= join(projectFolder, 'node_modules');
    const background = startBackground(join(folder, 'logs'));
    const { onObjectCreated, stop: stopFollowing } = followBucket(bucketConsumers, background);
    stops.push(background.stop, stopFollowing);
    const files = bucketFolder(folder);
    const bucket = createBucket({ folder: files, name: bucketName, cors, onObjectCreated });
    // The URLs of files have it, whoever asks for them.
    const bucketEndpoint = sharedUrlOf(host, await listen(bucket, 0, host));
    stops.push(() => closeServer(bucket));
    useBucket(bucketEndpoint, bucketName);
    const localQueues = createQueues(queues, folder, background);
    stops.push(localQueues.stop);
    const queueEndpoint = await listenPrivately(localQueues.server, localQueues.socket);
    stops.push(() => closeServer(localQueues.server));
    const queueUrls = urlsOf(queues, queueEndpoint);
    useQueues(queueUrls);
    process.env[variables.webhookHosts] ??= 'localhost,127.0.0.1,[::1]';
    const positions = new Map(
      consumers.map(({ name }) => {
        return [name, new StreamPosition(join(folder, 'stream'), name, streamArn)] as const;
      }),
    );
    if (store.streamFile) forgetStream(store.streamFile, tableName, lowestOf(positions.values()));
    const { requestMilliseconds } = options;
    const timed = endpoints.map((endpoint) => ({
      ...endpoint,
      timeoutMilliseconds: requestMilliseconds ?? endpoint.timeoutMilliseconds,
    }));
    const server = createGateway(timed, id);
    const port = await listen(server, options.port, host);
    stops.push(() => closeServer(server));
    const url = urlOf(host, port);
    process.env[variables.consoleUrl] = url;
    // Background functions run from here on, and need the environment that is set above.
    const after = options.streamAfter ?? Promise.resolve();
    const following = { endpoint, streamArn, consumers, background, positions, after };
    const stream = await followStream(following);
    stops.push(stream.stop);
    unprocessedObjects(join(files, bucketName)).forEach(onObjectCreated);
    localQueues.start();
    stops.push(runSchedules(schedules, background).stop);
    const bucketAt = { bucketEndpoint, bucketName, queueUrls };
    const storeAt = { endpoint, tableName, tableId, storePid: store.pid, isOpenToOthers };
    return { id, url, ...storeAt, ...bucketAt, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The lowest of some positions. */
function lowestOf(positions: Iterable<StreamPosition>): bigint {
  return [...positions].map(({ lowest }) => lowest).reduce((a, b) => (a < b ? a : b));
}

/** Makes this process and its functions use a store. */
export function useStore(endpoint: string, tableName: string): void {
  process.env.AWS_ENDPOINT_URL_DYNAMODB = endpoint;
  process.env.AWS_REGION ??= 'us-east-1';
  process.env.AWS_ACCESS_KEY_ID ??= 'local';
  process.env.AWS_SECRET_ACCESS_KEY ??= 'local';
  process.env[variables.table] = tableName;
  process.env[variables.logLevel] ??= 'error';
  process.env[variables.metricNamespace] ??= 'Equipment';
}

/** Makes this process and its functions use a bucket. */
export function useBucket(endpoint: string, name: string): void {
  process.env.AWS_ENDPOINT_URL_S3 = endpoint;
  process.env[variables.bucket] = name;
}

/** The URLs of the queues, by their environment variables. */
export type QueueUrls = Readonly<Record<string, string>>;

function urlsOf(queues: readonly LocalQueueConsumer[], endpoint: string): QueueUrls {
  const urls = new Map(queues.map(({ name, queue }) => [name, `${endpoint}/${queue}`]));
  return Object.fromEntries(
    Object.entries(queueVariables).map(([name, variable]) => {
      const url = urls.get(`background.${name}`);
      if (!url) throw new Error(`The template has no queue that calls ${name}.`);
      return [variable, url];
    }),
  );
}

/** Makes this process and its functions use queues. */
export function useQueues(urls: QueueUrls): void {
  const [url] = Object.values(urls);
  if (url) process.env.AWS_ENDPOINT_URL_SQS = new URL(url).origin;
  Object.assign(process.env, urls);
}
