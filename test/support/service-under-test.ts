import type { QueueUrls } from '#infra/local/service.ts';

/** The addresses of the service under test, its table and its bucket. */
export interface ServiceUnderTest {
  url: string;
  /** The `Host` header, if it differs from the host of the URL. */
  host?: string;
  endpoint: string;
  /** The endpoint of the bucket. */
  bucketEndpoint: string;
  bucketName: string;
  /** The queues, where the tests may send to them. */
  queueUrls?: QueueUrls;
  /** The secret that signs its URLs, if the environment does not set it. */
  secret?: string;
  tableName: string;
  /** The folder that the stack was synthesised into. */
  folder: string;
}

/** The environment variables that name a running service, so that the tests start none. */
const serviceVariables = {
  url: 'SERVICE_URL',
  host: 'SERVICE_HOST',
  endpoint: 'SERVICE_ENDPOINT',
  bucketEndpoint: 'SERVICE_BUCKET_ENDPOINT',
  bucketName: 'SERVICE_BUCKET',
  queueUrls: 'SERVICE_QUEUES',
  secret: 'SERVICE_SECRET',
  tableName: 'SERVICE_TABLE',
  folder: 'SERVICE_FOLDER',
} as const satisfies Record<keyof ServiceUnderTest, string>;

/** The running service that the environment names, if it names one. */
export function runningService(env: NodeJS.ProcessEnv = process.env): ServiceUnderTest | undefined {
  const { url, host, secret, endpoint, bucketEndpoint, bucketName, queueUrls, tableName, folder } =
    serviceVariables;
  if (!env[url]) return undefined;
  const value = (name: string) => {
    const value = env[name];
    if (!value) throw new Error(`${url} is set, and so ${name} has to be.`);
    return value;
  };
  return {
    url: value(url),
    ...(env[host] ? { host: env[host] } : {}),
    ...(env[secret] ? { secret: env[secret] } : {}),
    endpoint: value(endpoint),
    bucketEndpoint: value(bucketEndpoint),
    bucketName: value(bucketName),
    ...(env[queueUrls] ? { queueUrls: JSON.parse(env[queueUrls]) } : {}),
    tableName: value(tableName),
    folder: value(folder),
  };
}

/** The environment of tests that use a running service. */
export function environmentOf(service: ServiceUnderTest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(service).map(([name, value]) => [
      serviceVariables[name as keyof ServiceUnderTest],
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}
